import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Tx } from './db.ts';
import type { Member } from './scope.ts';

/** A call made by a member's assistant, as listed for the member. */
export interface AssistantUse {
  readonly assistantId: string;
  readonly memberId: string;
  readonly call: string;
  /** The refusal's code, if the call was refused. */
  readonly refusal: string | undefined;
}

/** A function that can replace a call's handler, with the parameters of `AnyHandler`. */
type Asking = (tx: Tx, actor: never, input: never) => Promise<unknown>;

/** The operations on members' grants to assistants that the endpoint for assistants uses. */
export interface AssistantFunctions {
  /**
   * The variant of a call that requires the member's confirmation each time: it checks and stores the
   * request, and answers where the member can confirm. Undefined if the call runs at once.
   */
  readonly asking: (
    name: string,
    call: Call,
  ) => { readonly call: Call; readonly handler: Asking } | undefined;
  readonly note: (tx: Tx, use: AssistantUse) => Promise<void>;
  /** Carries out a request that the member has confirmed; a refusal if it is not possible. */
  readonly carryOut: (tx: Tx, actor: Member, name: string, input: unknown) => Promise<Refusal | undefined>;
}
