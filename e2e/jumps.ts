import type { Page } from '@playwright/test';

/** Sums up layout shifts in the pages that this one opens from now on. `jumpsOf` reads the sum. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { sum: 0 };
    Object.assign(globalThis, { jumps: watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watch.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function jumpsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { jumps: { sum: number } }).jumps.sum);
}
