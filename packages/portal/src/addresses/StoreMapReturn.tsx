import { isRecord } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { readDraft, storeDraft } from '@crossdock/web/drafts.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFilters, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { AddressValues } from './addressValues.ts';

/** Handles the return from the map: adds the chosen store to the draft that was typed before, then draws the form. */
export function StoreMapReturn({ draft, children }: { draft: string; children: ReactNode }) {
  const [{ map }, setFilters] = useFilters<{ map?: string }>();
  const [state] = useState(map);
  const [back, setBack] = useState(map === undefined);
  const [refused, setRefused] = useState('');
  const begun = useRef(false);
  const take = useSubmit('takeMapStore', { quiet: true });
  useEffect(() => {
    if (state === undefined || begun.current) return;
    begun.current = true;
    void take.submit({ state }).then(async (attempt) => {
      if (attempt.ok) await pickInto(draft, attempt.data);
      else setRefused(attempt.failure.message);
      setBack(true);
      setFilters({ map: undefined });
    });
  }, [state, draft, take, setFilters]);
  if (!back) return <SkeletonRows label={t('shell.loading')} rows={3} heightPx={120} />;
  return (
    <>
      {refused === '' ? null : <Banner tone="warning">{refused}</Banner>}
      {children}
    </>
  );
}

async function pickInto(
  draft: string,
  store: { readonly number: string; readonly name: string; readonly address: string },
): Promise<void> {
  const typed = await readDraft(draft);
  const picked: Partial<AddressValues> = {
    kind: 'store',
    country: 'TW',
    storeNumber: store.number,
    storeName: store.name,
    storeAddress: store.address,
  };
  storeDraft(draft, { ...(isRecord(typed) ? typed : {}), ...picked });
}
