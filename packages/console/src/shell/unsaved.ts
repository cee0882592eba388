import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from './i18n.ts';

/**
 * Asks before the reader leaves unsaved changes, including when the reader only switches to another tab within the
 * page.
 */
export function useLeaveGuard(changed: boolean): void {
  useBlocker({
    shouldBlockFn: () => changed && !window.confirm(t('shell.unsaved')),
    enableBeforeUnload: changed,
  });
}

/** Guards a form that does not track its changes. Returns the function to call after they are saved. */
export function useUnsavedGuard(values: object): () => void {
  const now = JSON.stringify(values);
  const [kept, keep] = useState(now);
  const [saves, count] = useState(0);
  // After saving, the form may clear some of its fields, such as a secret; the guard compares with the values
  // after that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed later is not saved
  useEffect(() => keep(now), [saves]);
  useLeaveGuard(now !== kept);
  return () => count((n) => n + 1);
}
