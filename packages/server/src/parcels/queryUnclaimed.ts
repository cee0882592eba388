import type { Output } from '@crossdock/contract/table.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { questionsOf } from './ownerQuestions.store.ts';
import { type ProposedOwner, proposedOwners } from './ownerSearch.ts';
import { membersById } from './owners.store.ts';
import { queryParcelsForStaff } from './staffList.store.ts';
import { memberBriefOf, staffParcelRowOf } from './staffView.ts';
import { parcelViewContext } from './view.ts';

type Suggestion = Output<'queryUnclaimed'>['list'][number]['suggestions'][number];
type Question = Awaited<ReturnType<typeof questionsOf>>[number];
type Member = Awaited<ReturnType<typeof membersById>>[number];

export const queryUnclaimed: Handler<'queryUnclaimed'> = async (tx, actor, input, services) => {
  const { list, ...page } = await queryParcelsForStaff(
    tx,
    { states: ['unclaimed'], warehouseId: input.warehouseId, words: input.words },
    { sort: 'waiting', order: 'asc' },
    input,
  );
  const ids = fieldOf(list, 'id');
  const [proposed, questions] = await Promise.all([
    proposedOwners(tx, actor.shop.currency, ids),
    questionsOf(tx, ids),
  ]);
  const asked = await membersById(tx, fieldOf(questions, 'memberId'));
  const questionsFor = Map.groupBy(questions, ({ parcelId }) => parcelId);
  const viewer = parcelViewContext(actor, tx.now, services);
  return {
    list: list.map((row) => ({
      ...staffParcelRowOf(row, viewer),
      suggestions: suggestionsOf(proposed.get(row.id) ?? [], questionsFor.get(row.id) ?? [], asked),
    })),
    ...page,
  };
};

/**
 * The suggested owners: first members who say that the parcel is theirs, then those that the label fits, then
 * others who were asked.
 */
function suggestionsOf(
  proposed: readonly ProposedOwner[],
  questions: readonly Question[],
  asked: readonly Member[],
): Suggestion[] {
  const answers = new Map(questions.map((question) => [question.memberId, question]));
  const fitting = proposed.map(({ member, by, score, fit }) => ({
    ...memberBriefOf(member),
    ...{ by: [...by], score, fit },
    ...saidBy(answers.get(member.id)),
  }));
  const others = questions
    .filter(({ memberId, answer }) => answer !== 'no' && proposed.every(({ id }) => id !== memberId))
    .flatMap((question) => {
      const member = asked.find(({ id }) => id === question.memberId);
      const { hints: by, fit } = question;
      return member ? { ...memberBriefOf(member), by, score: 0, fit, ...saidBy(question) } : [];
    });
  const rank = ({ answer }: Suggestion) => (answer === 'yes' ? 0 : 1);
  return [...fitting, ...others].sort((a, b) => rank(a) - rank(b));
}

const saidBy = (question: Question | undefined) => ({
  answer: question?.answer ?? ('notAsked' as const),
  goods: question?.goods ?? '',
});
