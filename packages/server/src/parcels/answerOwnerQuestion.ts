import { refuse } from '@crossdock/contract/refusals.ts';
import { ownerConfirmationOutcome } from '@crossdock/domain/parcels/ownerQuestions.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { findOwnQuestion, questionsOf, storeAnswer } from './ownerQuestions.store.ts';
import { lockParcel, transitionParcels } from './store.ts';

export const answerOwnerQuestion: Handler<'answerOwnerQuestion'> = async (tx, actor, input) => {
  const question = await findOwnQuestion(tx, actor.memberId, input.id);
  // Another member's question is refused like one that does not exist.
  if (question === undefined) return refuse('row.notFound');
  // Locks the parcel, so that concurrent answers and assignments by staff run one after another.
  const parcel = await lockParcel(tx, question.parcelId);
  if (!(await storeAnswer(tx, question.id, input.answer, input.goods)))
    return refuse('parcel.questionAnswered');
  await publish(tx, 'parcels', actor.memberId);
  if (input.answer === 'no') return { outcome: 'noted' };
  if (parcel?.state !== 'unclaimed') return { outcome: 'gone' };
  const others = (await questionsOf(tx, [parcel.id])).filter(
    ({ memberId, answer }) => memberId !== actor.memberId && answer !== 'no',
  ).length;
  const { fit, hints } = question;
  const outcome = ownerConfirmationOutcome({
    fit,
    hints,
    others,
    needsProof: actor.shop.settings.claimNeedsProof,
  });
  if (outcome === 'yours')
    await transitionParcels(
      tx,
      actor,
      [parcel.id],
      parcel.shelvedAt === null ? 'claimReceived' : 'claimShelved',
      {
        changes: { memberId: actor.memberId, forecastAt: tx.now },
      },
    );
  return { outcome };
};
