import type { Caller } from './authorize.ts';
import type { Door } from './keys.ts';
import type { Outcome } from './outcome.ts';

/** A request without HTTP types. */
export interface Incoming extends Caller {
  /** A call's own address if nothing is said. */
  readonly door?: Door;
  readonly idempotencyKey: string | undefined;
  /** The query of a GET or the body of a POST. A received file or raw body is separate. */
  readonly input: unknown;
  readonly attachment?: Readonly<Record<string, unknown>>;
  /** Fields that the call does not have. */
  readonly strange?: readonly string[];
  /** Represents a received file's bytes when two requests are compared. */
  readonly digest?: string;
  /**
   * Receives the file and its fields. Nothing is read before the sender is known and allowed. `look` is called once the
   * fields before the file have arrived; if it refuses, the file is not read.
   */
  readonly receive?: (look: (fields: unknown) => Promise<Outcome | undefined>) => Promise<Received | Outcome>;
}

export type Received = Pick<Incoming, 'input' | 'attachment' | 'digest'>;
