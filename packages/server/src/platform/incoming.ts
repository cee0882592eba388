import type { Caller } from './authorize.ts';
import type { RequestEntryPoint } from './keys.ts';
import type { Outcome } from './outcome.ts';

/** A request without HTTP types. */
export interface IncomingRequest extends Caller {
  /** The address at which the request arrived; by default the call's own address. */
  readonly door?: RequestEntryPoint;
  readonly idempotencyKey: string | undefined;
  /** The query of a GET or the body of a POST. A received file or raw body is separate. */
  readonly input: unknown;
  readonly attachment?: Readonly<Record<string, unknown>>;
  /** Field names that the call does not have. */
  readonly strange?: readonly string[];
  /** The hash of a received file's bytes, for comparing two requests. */
  readonly digest?: string;
  /**
   * Receives the file and its fields. Nothing is read before the sender is known and allowed. `look` is called once the
   * fields before the file have arrived; if it refuses, the file is not read.
   */
  readonly receive?: (
    look: (fields: unknown) => Promise<Outcome | undefined>,
  ) => Promise<ReceivedInput | Outcome>;
}

export type ReceivedInput = Pick<IncomingRequest, 'input' | 'attachment' | 'digest'>;
