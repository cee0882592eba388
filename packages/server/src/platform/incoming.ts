import type { Caller } from './authorize.ts';
import type { Outcome } from './outcome.ts';

/** A request, free of HTTP types. */
export interface Incoming extends Caller {
  readonly idempotencyKey: string | undefined;
  /** Query of a GET, body of a POST; a received file or raw body travels beside it. */
  readonly input: unknown;
  readonly attachment?: Readonly<Record<string, unknown>>;
  /** Fields that the call does not have. */
  readonly strange?: readonly string[];
  /** Stands for a received file's bytes where two requests are compared. */
  readonly digest?: string;
  /**
   * The file and what was sent with it: nothing of it is read before it is known who sends it, and that they may. `look` is
   * asked once the fields before the file are here; where it refuses, the file is not read.
   */
  readonly receive?: (look: (fields: unknown) => Promise<Outcome | undefined>) => Promise<Received | Outcome>;
}

export type Received = Pick<Incoming, 'input' | 'attachment' | 'digest'>;
