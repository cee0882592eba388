import type { Handler } from '../platform/handler.ts';
import { type MemberRow, membersByClues } from './matching.store.ts';
import { cluesOf, pointsTo, sureness } from './matching.ts';
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
  const clues = list.map((row) => cluesOf(row.labelHint));
  const members = await membersByClues(tx, {
    words: clues.flatMap(({ words }) => words),
    phoneTails: clues.flatMap(({ phoneTails }) => phoneTails),
    names: clues.flatMap(({ names }) => names),
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
  const clues = cluesOf(label);
  return members
    .map((member) => ({ ...memberBriefOf(member), by: pointsTo(clues, member) }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => sureness(b.by) - sureness(a.by))
    .slice(0, suggestionsMax);
}
