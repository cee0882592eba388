import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { freightPaidBy, levelsOf } from './levels.store.ts';
import { findMember } from './store.ts';

export const getMemberLevel: Handler<'getMemberLevel'> = async (tx, actor) => {
  const [member, levels, paidMinor] = await Promise.all([
    findMember(tx, actor.memberId),
    levelsOf(tx),
    freightPaidBy(tx, actor.memberId),
  ]);
  if (!member) return refuse('row.notFound');
  return {
    level: member.level,
    paidMinor,
    levels: levels.map((row) => ({
      level: row.level,
      name: row[actor.lang],
      fromPaidMinor: row.fromPaidMinor,
    })),
  };
};
