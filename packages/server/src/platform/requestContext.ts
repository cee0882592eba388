import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer.ts';
import type { Spent } from './workBudget.ts';

/** What is done for somebody, from its beginning to its end: a call, a job. */
export interface RequestContext {
  /** The call's or the job's name. */
  readonly name: string;
  /** Where it is traced. */
  readonly span: Span | undefined;
  /** Asked for by nobody: what a shop does by itself. */
  readonly byClock?: boolean;
  /** What it has used so far, where somebody pays for it. */
  readonly spent?: Spent | undefined;
}

const requestContext = new AsyncLocalStorage<RequestContext>();

/** Runs `work`; whatever it asks for on its way can say for what it is asked. */
export const during = <T>(what: RequestContext, work: () => T): T => requestContext.run(what, work);

/** Runs `work` apart from the trace of whatever woke it: it works for others, too. */
export const apart = <T>(work: () => T): T => {
  const woken = requestContext.getStore();
  return woken === undefined ? work() : requestContext.run({ ...woken, span: undefined }, work);
};

/** The trace that what is left for later goes on with, where there is one. */
export const currentTraceparent = (): string | null => requestContext.getStore()?.span?.traceparent ?? null;

export const currentContext = (): RequestContext | undefined => requestContext.getStore();

/** Does a piece of work without pause, and puts its processor time on the account of what is done. */
export function chargedWork<T>(
  work: () => T,
  spent: Pick<Spent, 'ms'> | undefined = currentContext()?.spent,
): T {
  if (spent === undefined) return work();
  const began = processorMs();
  try {
    return work();
  } finally {
    spent.ms += processorMs() - began;
  }
}

/** Of this thread alone: on a busy machine the clock also counts what others do meanwhile. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
