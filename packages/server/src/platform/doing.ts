import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer.ts';

/** What is done for somebody, from its beginning to its end: a call, a job. */
export interface Doing {
  /** The call's or the job's name. */
  readonly name: string;
  /** Where it is traced. */
  readonly span: Span | undefined;
  /** Asked for by nobody: what a shop does by itself. */
  readonly byClock?: boolean;
}

const doing = new AsyncLocalStorage<Doing>();

/** Runs `work`; whatever it asks for on its way can say for what it is asked. */
export const during = <T>(what: Doing, work: () => T): T => doing.run(what, work);

export const nowDoing = (): Doing | undefined => doing.getStore();
