import type { Handler } from '../platform/handler.ts';
import { type MemberRow, membersByClues } from './matching.store.ts';
import { labelHintsOf, matchScore, pointsTo } from './matching.ts';
import { queryForStaff } from './staffList.store.ts';
import { memberBriefOf, staffParcelRowOf } from './staffView.ts';
import { viewing } from './view.ts';

const suggestionsMax = 3;

export const queryUnclaimed: Handler<'queryUnclaimed'> = async (tx, actor, input, services) => {
  const { list, ...page } = await queryForStaff(
    tx,
    { states: ['unclaimed'], warehouseId: input.warehouseId, words: input.words },
    { sort: 'waiting', order: 'asc' },
    input,
  );
  const labelHints = list.map((row) => labelHintsOf(row.labelHint));
  const members = await membersByClues(tx, {
    words: labelHints.flatMap(({ words }) => words),
    phoneTails: labelHints.flatMap(({ phoneTails }) => phoneTails),
    names: labelHints.flatMap(({ names }) => names),
  });
  const viewer = viewing(actor, tx.now, services);
  return {
    list: list.map((row) => ({
      ...staffParcelRowOf(row, viewer),
      suggestions: suggest(row.labelHint, members),
    })),
    ...page,
  };
};

function suggest(label: string, members: readonly MemberRow[]) {
  const labelHints = labelHintsOf(label);
  return members
    .map((member) => ({ ...memberBriefOf(member), by: pointsTo(labelHints, member) }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => matchScore(b.by) - matchScore(a.by))
    .slice(0, suggestionsMax);
}
