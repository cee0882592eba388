import { useState } from 'react';
import { usePagePath } from './usePagePath.ts';

/**
 * The chapter of help of the current page, or of the nearest page above it: `wallet.payouts` for `/wallet/payouts/7`,
 * `home` for the bare path. `opened` becomes false when a page with another chapter is shown.
 */
export function useHelpChapter<Name extends string>(names: readonly Name[]) {
  const path = usePagePath();
  const [openedAt, setOpenedAt] = useState<Name>();
  const page = path.replace(/^\//, '').replaceAll('/', '.') || 'home';
  const chapter = names
    .filter((one) => page === one || page.startsWith(`${one}.`))
    .sort((one, other) => other.length - one.length)[0];
  return {
    chapter,
    opened: chapter !== undefined && openedAt === chapter,
    open: () => setOpenedAt(chapter),
    close: () => setOpenedAt(undefined),
  };
}
