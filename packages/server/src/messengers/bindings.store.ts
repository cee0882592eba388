import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { setNoticeChannelEnabled } from '../notices/preferences.store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, findRow, insertIfNew, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

const newcomerMinutes = 15;

/** The member of this messenger account, if any. */
export async function memberBoundTo(
  tx: Tx,
  provider: Messenger,
  subject: string,
): Promise<string | undefined> {
  const row = await findRow(tx, 'messengerBindings', { provider, subject }, ['memberId']);
  return row?.memberId;
}

export interface Binding {
  readonly provider: Messenger;
  readonly subject: string;
  readonly name: string;
  /** For LINE: whether the official account is a friend; undefined if LINE did not say so. */
  readonly friend?: boolean | undefined;
  /** Encrypted; empty if there are none. */
  readonly tokens?: string;
  /** For WeChat: the person's id over all apps of the same company. */
  readonly unionId?: string | undefined;
}

/**
 * Binds a messenger account. Unique indexes ensure that a member has one account of a messenger, and an account one
 * member.
 */
export async function bindMessenger(
  tx: Tx,
  actor: Actor,
  memberId: string,
  { provider, subject, name, friend, tokens = '', unionId }: Binding,
): Promise<'bound' | 'alreadyBound' | 'boundElsewhere'> {
  const isNew = await insertIfNew(tx, 'messengerBindings', {
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
  });
  if (!isNew) {
    const own = (await bindingsOf(tx, memberId)).some((one) => one.provider === provider);
    return own ? 'alreadyBound' : 'boundElsewhere';
  }
  // When a member binds LINE, messages by LINE are switched on, provided the official account may write to
  // them.
  if (provider === 'line' && friend !== false) await setNoticeChannelEnabled(tx, memberId, 'line', true);
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: `${provider}Bind`, from: 'unbound', to: 'bound' },
  ]);
  await publish(tx, 'members', memberId);
  return 'bound';
}

/** Answers the tokens for revoking the permission; undefined if nothing was bound. */
export async function unbindMessenger(
  tx: Tx,
  actor: Actor,
  memberId: string,
  provider: Messenger,
): Promise<{ readonly tokens: string } | undefined> {
  const unbound = await tx.maybe(
    deleteFromShop(tx, 'messengerBindings', { memberId, provider }).returning('tokens'),
  );
  if (unbound === undefined) return undefined;
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: `${provider}Unbind`, from: 'bound', to: 'unbound' },
  ]);
  await publish(tx, 'members', memberId);
  return unbound;
}

/**
 * Sets LINE as the source of a newcomer who registered with a LINE account, instead of the website or an invitation.
 */
export async function setLineAsSource(tx: Tx, memberId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'members', { id: memberId, registerSource: 'web' })
      .set({ registerSource: 'line' })
      .where('createdAt', '>', tx.earlier(newcomerMinutes * 60_000)),
  );
}
