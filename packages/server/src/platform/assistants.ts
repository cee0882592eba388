import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Tx } from './db.ts';
import type { Member } from './scope.ts';

/** What a member's assistant called, for the member to read. */
export interface AssistantUse {
  readonly assistantId: string;
  readonly memberId: string;
  readonly call: string;
  /** The code of its refusal. */
  readonly refusal: string | undefined;
}

/** A call's own work, as `AnyHandler` takes it. */
type Asking = (tx: Tx, actor: never, input: never) => Promise<unknown>;

/** How the door for assistants works with what members have allowed. */
export interface Assistants {
  /**
   * The form of a call that each time awaits the member's confirmation: it checks, writes down what is asked, and answers
   * where the member can confirm. Undefined if the call runs at once.
   */
  readonly asking: (
    name: string,
    call: Call,
  ) => { readonly call: Call; readonly handler: Asking } | undefined;
  readonly note: (tx: Tx, use: AssistantUse) => Promise<void>;
  /** Carries out what the member has confirmed; a refusal if it is not possible. */
  readonly carryOut: (tx: Tx, actor: Member, name: string, input: unknown) => Promise<Refusal | undefined>;
}
