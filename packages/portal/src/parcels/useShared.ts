import type { Request } from '@crossdock/contract/table.ts';
import { keepDraft, readDraft } from '@crossdock/web/drafts.ts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface SharedText {
  readonly text: string;
  /** The text is in the box and in the draft, so its address is not needed any more. */
  readonly onTaken: () => void;
}

/** Puts what was shared from another app into the box, below a draft that is there. True once it is in. */
export function useShared(form: UseFormReturn<Request<'forecastParcels'>>, shared: SharedText): boolean {
  const [taken, setTaken] = useState(false);
  const { text, onTaken } = shared;
  useEffect(() => {
    if (text === '') return;
    let gone = false;
    // Waits until the draft is in the box.
    void readDraft('parcels').then(() => {
      if (gone) return;
      const before = form.getValues('courierNumber') ?? '';
      if (!before.includes(text)) form.setValue('courierNumber', [before, text].filter(Boolean).join('\n\n'));
      keepDraft('parcels', form.getValues());
      setTaken(true);
      onTaken();
    });
    return () => {
      gone = true;
    };
  }, [form, text, onTaken]);
  return taken;
}
