import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { TwoPersonReason } from '@crossdock/contract/wire/call.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import type { Tx } from './db.ts';
import type { Staff } from './scope.ts';

/** A staff call that needs two people, as it was requested. */
export interface RequestedCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * Decides whether a call that needs two people may run now. A refusal says that it awaits the second person,
 * or why it cannot be requested.
 */
export type RequireSecondPerson = (
  tx: Tx,
  actor: Staff,
  asked: RequestedCall & { readonly what: TwoPersonReason; readonly can: Permission | 'any' },
) => Promise<Refusal | undefined>;

/**
 * Runs a call that two people approved, as the one who approved last; a refusal if it is no longer possible.
 */
export type CarryOutCall = (tx: Tx, actor: Staff, asked: RequestedCall) => Promise<Refusal | undefined>;
