import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer.ts';

/** What is done for somebody, from its beginning to its end: a call, a job. */
export interface Doing {
  /** The call's or the job's name. */
  readonly name: string;
  /** Where it is traced. */
  readonly span: Span | undefined;
}

const doing = new AsyncLocalStorage<Doing>();

/** Runs `work`; whatever it asks for on its way can say for what it is asked. */
export const during = <T>(what: Doing, work: () => T): T => doing.run(what, work);

/** Runs `work` for nobody: what it does is not asked for by whatever woke it. */
export const apart = <T>(work: () => T): T => doing.exit(work);

/** The trace that what is left for later goes on with, where there is one. */
export const goingOn = (): string | null => doing.getStore()?.span?.traceparent ?? null;

export const nowDoing = (): Doing | undefined => doing.getStore();
