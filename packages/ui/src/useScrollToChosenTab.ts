import { type RefObject, useEffect } from 'react';

/** Scrolls a long row to its chosen tab without scrolling the page. */
export function useScrollToChosenTab(row: RefObject<HTMLElement | null>, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab is chosen decides where to scroll
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(
      '[aria-selected=true], [aria-pressed=true], [aria-current=page]',
    );
    if (!row.current || !tab) return;
    const { offsetLeft, offsetWidth } = tab;
    row.current.scrollLeft =
      offsetLeft - row.current.offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [chosen]);
}
