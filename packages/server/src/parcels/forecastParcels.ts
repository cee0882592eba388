import type { forecastInput } from '@crossdock/contract/parcels/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import type { z } from 'zod';
import type { Tx } from '../platform/db.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { courierNumbersFromInput } from './courierNumbersFromInput.ts';
import { declarationColumns } from './declaration.ts';
import { assignForecast, extendForecasts, insertParcels, storePurchaseProof } from './forecast.store.ts';
import { answerOf, type NumberAnswer } from './numberAnswers.ts';
import { refusalsOf } from './refusals.store.ts';
import { lockByNumbers, type ParcelChanges, transitionParcels } from './store.ts';

type Results = 'new' | 'claimed' | 'alreadyYours' | 'someoneElses' | 'refused' | 'needsProof' | 'invalid';
type Answers = Map<string, NumberAnswer<Results>>;

export const forecastParcels: Handler<'forecastParcels'> = async (tx, actor, input) => {
  const typed = courierNumbersFromInput(actor, input.courierNumber);
  if (isRefusal(typed)) return typed;
  const { numbers, repeated } = typed;
  const [declared, problem] = await Promise.all([
    declarationColumns(tx, actor.shop, input),
    referenceProblem(tx, actor, input),
  ]);
  if (isRefusal(declared)) return declared;
  if (problem) return problem;
  const answers: Answers = new Map();
  for (const number of numbers)
    if (courierNumberProblem(number))
      answers.set(number, answerOf(actor.lang, number, 'invalid', 'parcel.number'));
  const open = await withoutRefusals(tx, actor, numbers, answers);
  const begun = await insertParcels(
    tx,
    actor,
    open
      .filter((number) => !looksLikeReference(number))
      .map((number) => ({
        ...declared,
        courierNumber: number,
        courier: courierOf(number, input.courier),
        memberId: actor.memberId,
        warehouseId: input.warehouseId ?? null,
        claimProofFileId: input.proofFileId ?? null,
        state: 'forecast' as const,
        forecastAt: tx.now,
      })),
  );
  for (const { id, courierNumber } of begun)
    answers.set(courierNumber, answerOf(actor.lang, courierNumber, 'new', '', id));
  await forecastAgain(
    tx,
    actor,
    open.filter((number) => !answers.has(number)),
    { declared, proofFileId: input.proofFileId ?? null, warehouseId: input.warehouseId },
    answers,
  );
  // The numbers that are not answered yet look like our own parcel numbers, which cannot be forecast.
  for (const number of open)
    if (!answers.has(number))
      answers.set(number, answerOf(actor.lang, number, 'invalid', 'parcel.ownNumber'));
  return { list: numbers.flatMap((number) => answers.get(number) ?? []), repeated };
};

type Input = z.output<typeof forecastInput>;

async function referenceProblem(tx: Tx, actor: Member, input: Input) {
  const [warehouse, ownsProof] = await Promise.all([
    input.warehouseId === undefined ? null : findWarehouse(tx, input.warehouseId),
    input.proofFileId === undefined || ownsFiles(tx, actor.memberId, [input.proofFileId]),
  ]);
  if (warehouse === undefined || warehouse?.active === false)
    return refuse('parcel.warehouse', {}, 'warehouseId');
  return ownsProof ? undefined : refuse('parcel.proofUnknown', {}, 'proofFileId');
}

function courierOf(number: string, chosen: string | undefined): string {
  return chosen || (recogniseCourier(number)[0] ?? '');
}

/** Leaves out numbers that the warehouse was asked to refuse; returns the others. */
async function withoutRefusals(
  tx: Tx,
  actor: Member,
  numbers: readonly string[],
  answers: Answers,
): Promise<string[]> {
  for (const refusal of await refusalsOf(tx, numbers)) {
    const number = refusal.courierNumber;
    const mine = refusal.memberId === actor.memberId;
    const used = refusal.matchedParcelId !== null;
    const [result, error] = mine
      ? (['refused', used ? 'parcel.gone' : 'parcel.refusalRegistered'] as const)
      : (['someoneElses', 'parcel.someoneElses'] as const);
    answers.set(number, answerOf(actor.lang, number, result, error));
  }
  return numbers.filter((number) => !answers.has(number));
}

interface Said {
  readonly declared: ParcelChanges;
  readonly proofFileId: string | null;
  readonly warehouseId: string | undefined;
}

/**
 * Answers the numbers that the shop already has, and locks their rows. Their parcels belong to this member, to
 * another member, or to nobody; a parcel without a member can be claimed.
 */
async function forecastAgain(
  tx: Tx,
  actor: Member,
  numbers: readonly string[],
  said: Said,
  answers: Answers,
): Promise<void> {
  const claims: Record<'claimShelved' | 'claimReceived', string[]> = { claimShelved: [], claimReceived: [] };
  const renewed: string[] = [];
  const stillExpected: string[] = [];
  for (const row of await lockByNumbers(tx, numbers)) {
    const answer = (result: Results, error: Parameters<typeof answerOf>[3], id: string | null = null) =>
      answers.set(row.courierNumber, answerOf(actor.lang, row.courierNumber, result, error, id));
    if (row.memberId === actor.memberId && row.state === 'expired') {
      renewed.push(row.id);
      answer('new', '', row.id);
    } else if (row.memberId === actor.memberId) {
      stillExpected.push(row.id);
      if (said.proofFileId !== null) await storePurchaseProof(tx, actor.memberId, row.id, said.proofFileId);
      answer('alreadyYours', 'parcel.alreadyYours', row.id);
    } else if (row.memberId !== null) answer('someoneElses', 'parcel.someoneElses');
    else if (row.state === 'forecast') {
      await assignForecast(tx, actor, row.id, {
        ...said.declared,
        warehouseId: said.warehouseId,
        claimProofFileId: said.proofFileId,
      });
      answer('new', '', row.id);
    } else if (row.state !== 'unclaimed') answer('refused', 'parcel.gone');
    else if (actor.shop.settings.claimNeedsProof && said.proofFileId === null)
      answer('needsProof', 'parcel.claimNeedsProof');
    else {
      claims[row.shelvedAt === null ? 'claimReceived' : 'claimShelved'].push(row.id);
      answer('claimed', '', row.id);
    }
  }
  const changes = {
    ...said.declared,
    memberId: actor.memberId,
    forecastAt: tx.now,
    claimProofFileId: said.proofFileId,
  };
  const { memberId: _, ...again } = changes;
  await extendForecasts(tx, actor.memberId, stillExpected);
  await transitionParcels(tx, actor, renewed, 'renew', { changes: again });
  await transitionParcels(tx, actor, claims.claimReceived, 'claimReceived', { changes });
  await transitionParcels(tx, actor, claims.claimShelved, 'claimShelved', { changes });
}
