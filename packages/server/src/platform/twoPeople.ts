import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { Call, TakesTwo } from '@crossdock/contract/wire/call.ts';
import type { Tx } from './db.ts';
import type { Staff } from './scope.ts';

/** What a staff call that takes two people was asked to do. */
export interface AskedCall {
  readonly name: string;
  readonly input: unknown;
}

/** Asks whether a call that takes two people may go on now; a refusal says that it waits, or why it may not even wait. */
export type SecondPerson = (
  tx: Tx,
  actor: Staff,
  asked: AskedCall & { readonly what: TakesTwo } & Pick<Call, 'access'>,
) => Promise<Refusal | undefined>;

/** Carries out a call to which two people agreed, as whoever agreed last; a refusal where it no longer can be. */
export type CarryOutCall = (tx: Tx, actor: Staff, asked: AskedCall) => Promise<Refusal | undefined>;
