import { AsyncLocalStorage } from 'node:async_hooks';
import { measureProcessorTime } from './processorTime.ts';
import type { Span } from './tracer.ts';
import type { RequestUsage } from './workBudget.ts';

/** A call or a job from beginning to end. */
export interface RequestContext {
  /** The call's or the job's name. */
  readonly name: string;
  /** The span of the work, if it is traced. */
  readonly span: Span | undefined;
  /** Whether nobody requested it: it is the shop's own background work. */
  readonly byClock?: boolean;
  /** The usage so far, if somebody is charged for it. */
  readonly spent?: RequestUsage | undefined;
}

const requestContext = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in this context; everything it calls can read the context. */
export const runInContext = <T>(what: RequestContext, work: () => T): T => requestContext.run(what, work);

/** Runs `work` outside of the current trace, because the work also serves other requests. */
export const runUntraced = <T>(work: () => T): T => {
  const woken = requestContext.getStore();
  return woken === undefined ? work() : requestContext.run({ ...woken, span: undefined }, work);
};

/** The current trace's id, for work that is stored for later and continues it. */
export const currentTraceparent = (): string | null => requestContext.getStore()?.span?.traceparent ?? null;

export const currentContext = (): RequestContext | undefined => requestContext.getStore();

/** Runs synchronous work and adds its processor time to the current context. */
export function runCharged<T>(
  work: () => T,
  spent: Pick<RequestUsage, 'ms'> | undefined = currentContext()?.spent,
): T {
  if (spent === undefined) return work();
  return measureProcessorTime(work, (ms) => {
    spent.ms += ms;
  });
}
