import type { OwnerAnswer } from '@crossdock/domain/parcels/ownerQuestions.ts';
import { ownerSearchDays, questionLimits } from '@crossdock/domain/parcels/ownerQuestions.ts';
import type { OwnerFit, OwnerHint } from '@crossdock/domain/parcels/owners.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { changeRows, fromShop, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const dayMs = 86_400_000;

const questions = (tx: Tx) =>
  fromShop(tx, 'ownerQuestions')
    .select(['id', 'parcelId', 'memberId', 'hints', 'fit', 'answer', 'goods'])
    .$narrowType<{ hints: OwnerHint[]; fit: OwnerFit; answer: OwnerAnswer }>();

/** The questions that were asked about these parcels. */
export function questionsOf(tx: Tx, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    questions(tx)
      .where('parcelId', 'in', [...parcelIds])
      .orderBy('id'),
  );
}

/** The question with this id, if this member was asked it. */
export function findOwnQuestion(tx: Tx, memberId: string, id: string) {
  return tx.maybe(questions(tx).where('memberId', '=', memberId).where('id', '=', id));
}

export interface NewQuestion {
  readonly parcelId: string;
  readonly memberId: string;
  readonly hints: readonly OwnerHint[];
  readonly fit: OwnerFit;
  /** Undefined if the system asked. */
  readonly staffId?: string;
}

/** Stores the question. False if the member was asked about this parcel before. */
export function addQuestion(tx: Tx, question: NewQuestion): Promise<boolean> {
  const { parcelId, memberId, hints, fit, staffId } = question;
  return tx.changes(
    db
      .insertInto('ownerQuestions')
      .values({
        ...{ shopId: tx.shopId, id: newId(), parcelId, memberId, hints: [...hints], fit },
        ...{ askedBy: staffId ?? null, askedAt: tx.now },
      })
      .onConflict((conflict) => conflict.columns(['shopId', 'parcelId', 'memberId']).doNothing()),
  );
}

/** Stores the answer, once. */
export function storeAnswer(tx: Tx, id: string, answer: 'yes' | 'no', goods: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'ownerQuestions', { id, answer: 'open' }).set({ answer, goods, answeredAt: tx.now }),
  );
}

/**
 * The member's questions about parcels that are still unclaimed, except those that the member answered with no;
 * newest first.
 */
export function listOpenOwnerQuestions(tx: Tx, memberId: string) {
  return tx.all(
    fromShop(tx, 'ownerQuestions as question', { 'question.memberId': memberId })
      .innerJoin('parcels as parcel', shopJoin('parcel.id', 'question.parcelId'))
      .select(['question.id', 'question.answer', 'parcel.courierNumber', 'parcel.arrivedAt'])
      .where('question.answer', '<>', 'no')
      .where('parcel.state', '=', 'unclaimed')
      .orderBy('question.askedAt', 'desc')
      .limit(50)
      .$narrowType<{ answer: 'open' | 'yes'; arrivedAt: string }>(),
  );
}

/**
 * The numbers of questions to each of these members: unanswered questions about parcels that are still unclaimed,
 * and recent questions.
 */
export function questionCounts(tx: Tx, memberIds: readonly string[]) {
  return tx.allOf(
    memberIds,
    fromShop(tx, 'ownerQuestions as question', { 'question.memberId': memberIds })
      .innerJoin('parcels as parcel', shopJoin('parcel.id', 'question.parcelId'))
      .select('question.memberId')
      .select([
        sql<number>`(count(*) filter (where question.answer = 'open' and parcel.state = 'unclaimed'))::int`.as(
          'open',
        ),
        sql<number>`count(*)::int`.as('inDays'),
      ])
      .where('question.askedAt', '>', tx.earlier(questionLimits.days * dayMs))
      .groupBy('question.memberId'),
  );
}

/**
 * Unclaimed parcels whose owners were not searched for during the last 24 hours. The rows are locked; rows locked by
 * other transactions are skipped.
 */
export function parcelsForOwnerSearch(tx: Tx, most: number) {
  return tx.all(
    fromShop(tx, 'parcels', { state: 'unclaimed' })
      .select(['id', 'courierNumber', 'arrivedAt'])
      .where('arrivedAt', '>', tx.earlier(ownerSearchDays * dayMs))
      .where((eb) => eb.or([eb('ownerSoughtAt', 'is', null), eb('ownerSoughtAt', '<', tx.earlier(dayMs))]))
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked(),
  );
}

export async function recordOwnerSearch(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await changeRows(tx, 'parcels', { id: parcelIds }, { ownerSoughtAt: tx.now });
}
