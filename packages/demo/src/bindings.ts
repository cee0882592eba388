import { createHash } from 'node:crypto';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { day } from './times.ts';

/** LINE's id of an account: U and 32 digits. Each channel has different ids. */
const subjectOf = (memberId: string) => `U${createHash('md5').update(memberId).digest('hex')}`;

/**
 * Binds LINE for two of five members, mostly in their first days, but not for the demo member, whose login
 * visitors use.
 */
export async function seedBindings(tx: Tx, { members, now }: Pick<DemoBase, 'members'> & { now: number }) {
  const random = new Random(47_000 + members.length);
  const shopId = tx.shopId;
  const bound = members.slice(1).flatMap((member) => {
    const at = member.since + random.int(0, 20 * day);
    if (random.int(1, 5) > 2 || at > now) return [];
    return [{ member, at, id: random.idAt(at), stepId: random.idAt(at), moment: new Date(at).toISOString() }];
  });
  await insertTables(tx, {
    messengerBindings: bound.map(({ member, id, moment }) => ({
      shopId,
      id,
      memberId: member.id,
      provider: 'line',
      subject: subjectOf(member.id),
      displayName: member.name,
      createdAt: moment,
    })),
    transitions: bound.map(({ member, stepId, moment }) => ({
      shopId,
      id: stepId,
      noun: 'member',
      subjectId: member.id,
      event: 'lineBind',
      fromState: 'unbound',
      toState: 'bound',
      at: moment,
      memberId: member.id,
      why: '',
    })),
  });
}
