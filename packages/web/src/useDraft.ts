import { useEffect, useRef, useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from './drafts.ts';

export interface Draft {
  /** Whether the form's content was typed earlier. */
  readonly restored: boolean;
  /** Call on every change of the form. */
  keep(values: unknown): void;
  /** Call when the form was sent, or the reader discards the draft. */
  drop(): void;
}

/** The draft of one form; `undefined` for a form without one. `restore` gets the earlier input, once. */
export function useDraft(name: string | undefined, restore: (values: object) => void): Draft {
  const [restored, setRestored] = useState(false);
  const touched = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    if (name === undefined) return;
    let gone = false;
    void readDraft(name).then((values) => {
      // Text that was typed meanwhile is not replaced.
      if (gone || touched.current || typeof values !== 'object' || values === null) return;
      latest.current(values);
      setRestored(true);
    });
    return () => {
      gone = true;
    };
  }, [name]);
  return {
    restored,
    keep(values) {
      touched.current = true;
      if (name !== undefined) storeDraft(name, values);
    },
    drop() {
      touched.current = false;
      setRestored(false);
      if (name !== undefined) deleteDraft(name);
    },
  };
}
