import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { switchWay } from '../notices/wishes.store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { minutesAfter } from './keys.ts';

const newcomerMinutes = 15;

/** Whose account this is, if anybody's. */
export async function memberBoundTo(
  tx: Tx,
  provider: Messenger,
  subject: string,
): Promise<string | undefined> {
  const row = await tx.maybe(
    db
      .selectFrom('messengerBindings')
      .select('memberId')
      .where('shopId', '=', tx.shopId)
      .where('provider', '=', provider)
      .where('subject', '=', subject),
  );
  return row?.memberId;
}

export interface Binding {
  readonly provider: Messenger;
  readonly subject: string;
  readonly name: string;
  /** Of LINE: whether the official account is a friend; undefined where LINE does not say. */
  readonly friend?: boolean | undefined;
  /** Sealed; empty where there are none. */
  readonly tokens?: string;
  /** Of WeChat: its name for the person over all of the firm's apps. */
  readonly unionId?: string | undefined;
}

/** The unique indexes decide: a member has one account of a messenger, and an account has one member. */
export async function bind(
  tx: Tx,
  actor: Actor,
  memberId: string,
  { provider, subject, name, friend, tokens = '', unionId }: Binding,
): Promise<'bound' | 'alreadyBound' | 'boundElsewhere'> {
  const bound = await tx.run(
    db
      .insertInto('messengerBindings')
      .values({
        shopId: tx.shopId,
        id: newId(),
        memberId,
        provider,
        subject,
        displayName: name.slice(0, 100),
        friend: friend ?? null,
        friendAt: friend === undefined ? null : tx.now,
        tokens,
        unionId: unionId ?? null,
        createdAt: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (bound === 0) {
    const own = (await bindingsOf(tx, memberId)).some((one) => one.provider === provider);
    return own ? 'alreadyBound' : 'boundElsewhere';
  }
  // Who binds LINE wants to hear by it, once the official account may write to them.
  if (provider === 'line' && friend !== false) await switchWay(tx, memberId, 'line', true);
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: `${provider}Bind`, from: 'unbound', to: 'bound' },
  ]);
  await publish(tx, 'members', memberId);
  return 'bound';
}

/** Answers what was kept for taking the permission back; undefined where nothing was bound. */
export async function unbind(
  tx: Tx,
  actor: Actor,
  memberId: string,
  provider: Messenger,
): Promise<{ readonly tokens: string } | undefined> {
  const unbound = await tx.maybe(
    db
      .deleteFrom('messengerBindings')
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('provider', '=', provider)
      .returning('tokens'),
  );
  if (unbound === undefined) return undefined;
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: `${provider}Unbind`, from: 'bound', to: 'unbound' },
  ]);
  await publish(tx, 'members', memberId);
  return unbound;
}

/** A newcomer who registered with a LINE account in hand came by LINE, not by the website alone or an invitation. */
export async function cameByLine(tx: Tx, memberId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ registerSource: 'line' })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', memberId)
      .where('registerSource', '=', 'web')
      .where('createdAt', '>', minutesAfter(tx.now, -newcomerMinutes)),
  );
}
