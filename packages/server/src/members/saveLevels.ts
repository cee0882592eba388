import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { levelsOf, membersByLevel, saveLevelRows } from './levels.store.ts';

/** A level that somebody has cannot be taken away: a member's level always has a name. */
export const saveLevels: Handler<'saveLevels'> = async (tx, _actor, { levels }) => {
  const before = await levelsOf(tx);
  if (levels.length < before.length) {
    const counted = [...(await membersByLevel(tx))].filter(([level]) => level > levels.length);
    const n = counted.reduce((sum, [, members]) => sum + members, 0);
    if (n > 0) return refuse('member.levelInUse', { n, level: levels.length });
  }
  await saveLevelRows(
    tx,
    levels.map(({ fromPaidMinor, ...names }) => ({ ...names, fromPaidMinor })),
  );
  return { done: true };
};
