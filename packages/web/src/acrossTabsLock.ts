/**
 * Runs pieces of work one after the other across all tabs of this origin. Without Web Locks (plain HTTP) only
 * within this tab.
 */
export function acrossTabsLock(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const locks = globalThis.navigator?.locks;
    if (locks) return locks.request(name, work);
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
