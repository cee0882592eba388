import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

export interface Draft {
  /** What stands in the form was typed before. */
  readonly restored: boolean;
  /** Every change of the form. */
  keep(values: unknown): void;
  /** It was sent, or is not wanted. */
  drop(): void;
}

/** The draft of one form; `undefined` for a form that keeps none. `restore` gets what was typed before, once. */
export function useDraft(name: string | undefined, restore: (values: object) => void): Draft {
  const [restored, setRestored] = useState(false);
  const touched = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    if (name === undefined) return;
    let gone = false;
    void readDraft(name).then((values) => {
      // What was typed meanwhile is not replaced.
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
      if (name !== undefined) keepDraft(name, values);
    },
    drop() {
      touched.current = false;
      setRestored(false);
      if (name !== undefined) dropDraft(name);
    },
  };
}
