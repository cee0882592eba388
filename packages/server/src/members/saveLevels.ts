import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countMembersByLevel, levelsOf, saveLevelRows } from './levels.store.ts';

/** A level that a member has cannot be removed, so that every member's level has a name. */
export const saveLevels: Handler<'saveLevels'> = async (tx, _actor, { levels }) => {
  const before = await levelsOf(tx);
  if (levels.length < before.length) {
    const counted = [...(await countMembersByLevel(tx))].filter(([level]) => level > levels.length);
    const n = counted.reduce((sum, [, members]) => sum + members, 0);
    if (n > 0) return refuse('member.levelInUse', { n, level: levels.length });
  }
  await saveLevelRows(
    tx,
    levels.map(({ fromPaidMinor, ...names }) => ({ ...names, fromPaidMinor })),
  );
  return { done: true };
};
