import type { Page } from '@playwright/test';

/** The main thread's processor time in ms, from the beginning of the navigation until the page's mark of this name. */
export type Busy = (mark: string) => number;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/**
 * Begins to record the page's tasks; the returned function ends it. The browser's own counter of busy time cannot be
 * read at a given moment: the request for it waits until the main thread has run what is due.
 */
export async function traceBusy(page: Page): Promise<() => Promise<Busy>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  return async () => {
    const trace = await browser.stopTracing();
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
    return (mark) => {
      const end = traceEvents.find(({ name }) => name === mark);
      if (!end) throw new Error(`The trace has no mark ${mark}.`);
      return traceEvents
        .filter(
          ({ name, pid, tid, ts }) =>
            name === 'ThreadControllerImpl::RunTask' && isSameThread(end, { pid, tid }) && ts < end.ts,
        )
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    };
  };
}

const isSameThread = (one: TraceEvent, other: Pick<TraceEvent, 'pid' | 'tid'>) =>
  one.pid === other.pid && one.tid === other.tid;
