import type { Request } from '@crossdock/contract/table.ts';
import { readDraft, storeDraft } from '@crossdock/web/drafts.ts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface SharedText {
  readonly text: string;
  /** Called when the text is in the box and in the draft, so that it is no longer needed in the URL. */
  readonly onTaken: () => void;
}

/** Puts a text shared from another app into the box, below an existing draft. Returns true once the text is there. */
export function useInsertSharedText(
  form: UseFormReturn<Request<'forecastParcels'>>,
  shared: SharedText,
): boolean {
  const [taken, setTaken] = useState(false);
  const { text, onTaken } = shared;
  useEffect(() => {
    if (text === '') return;
    let gone = false;
    // Waits until the draft was restored.
    void readDraft('parcels').then(() => {
      if (gone) return;
      const before = form.getValues('courierNumber') ?? '';
      if (!before.includes(text)) form.setValue('courierNumber', [before, text].filter(Boolean).join('\n\n'));
      storeDraft('parcels', form.getValues());
      setTaken(true);
      onTaken();
    });
    return () => {
      gone = true;
    };
  }, [form, text, onTaken]);
  return taken;
}
