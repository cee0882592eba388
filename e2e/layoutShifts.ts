import type { Page } from '@playwright/test';

/** Sums up layout shifts in the pages that this one opens from now on. `layoutShiftSumOf` reads the sum. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { sum: 0 };
    Object.assign(globalThis, { jumps: watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watch.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftSumOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { jumps: { sum: number } }).jumps.sum);
}
