import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type ProblemChoice, problemChoicesFor, problemFee } from '@crossdock/domain/parcels/problems.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { insufficientBalanceRefusal } from '../settlement/payable.ts';
import { balanceOf } from '../wallet/store.ts';
import { chargeProblemFee } from './fee.ts';
import { leaveParcelOut, lockOrderOfProblem } from './leaveParcelOut.ts';
import { lockProblem } from './lockProblem.ts';
import { findProblem, transitionProblem } from './store.ts';
import { canShipWithoutParcel, problemOf, problemViewContext } from './view.ts';

export const answerProblem: Handler<'answerProblem'> = async (tx, actor, input, services) => {
  const { id, choice, note } = input;
  const { memberId } = actor;
  const order = choice === 'without' ? await lockOrderOfProblem(tx, id) : undefined;
  const problem = await lockProblem(tx, id, memberId);
  if (problem === undefined) return refuse('row.notFound');
  if (problem.state !== 'open') return refuse('problem.notOpen');
  if (!problemChoicesFor(problem.type, problem.parcelState, canShipWithoutParcel(problem)).includes(choice))
    return refuse('problem.choice', {}, 'choice');
  const incomplete = whatIsMissing(choice, input);
  if (incomplete) return incomplete;
  if (!(await ownsFiles(tx, memberId, input.fileIds, 'problem')))
    return refuse('problem.pictureUnknown', {}, 'fileIds');
  const reader = problemViewContext(actor, services, tx.now);
  const feeMinor = problemFee(choice, problem.byFirm, reader.settings);
  if (feeMinor !== input.feeMinor) return refuse('problem.feeChanged', {}, 'feeMinor');
  const moved = await transitionProblem(tx, actor, problem, 'answer', {
    choice,
    answerNote: note,
    answeredAt: tx.now,
    // Earlier proofs stay, because the conversation refers to them.
    proofFileIds: [...problem.proofFileIds, ...input.fileIds],
    feeMinor,
    feeMemberId: feeMinor > 0 ? memberId : null,
    why: note,
  });
  if (!moved) return refuse('problem.notOpen');
  if ((await chargeProblemFee(tx, actor, problem, memberId, feeMinor)) === 'insufficient')
    return insufficientBalanceRefusal(feeMinor - (await balanceOf(tx, memberId)).balanceMinor, actor);
  if (order) {
    const { totalMinor } = input;
    const out = await leaveParcelOut(tx, actor, services, order, {
      problem: { ...problem, state: 'answered' },
      totalMinor,
      why: note,
    });
    if (isRefusal(out)) return out;
  }
  const row = await findProblem(tx, id);
  return row ? problemOf(row, reader) : refuse('row.notFound');
};

function whatIsMissing(
  choice: ProblemChoice,
  { note, fileIds }: { readonly note: string; readonly fileIds: readonly string[] },
): Refusal<'problem.proofMissing' | 'problem.noteMissing'> | undefined {
  if (choice === 'proof' && fileIds.length === 0) return refuse('problem.proofMissing', {}, 'fileIds');
  if (choice === 'talk' && note === '') return refuse('problem.noteMissing', {}, 'note');
  return undefined;
}
