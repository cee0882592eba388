import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { deleteFromShop, fromShop, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

export function readyAnswers(tx: Tx) {
  return tx.all(
    fromShop(tx, 'readyAnswers as ready')
      .leftJoin('staff', shopJoin('staff.id', 'ready.updatedBy'))
      .select(['ready.id', 'ready.name', 'ready.zh', 'ready.tw', 'ready.en', 'ready.updatedAt'])
      .select(sql<string>`coalesce(staff.name, '')`.as('updatedBy'))
      .orderBy('ready.name'),
  );
}

interface Written {
  readonly name: string;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly updatedBy: string;
}

/** Stores a prepared answer; undefined if another answer has the name. */
export async function insertReadyAnswer(tx: Tx, written: Written): Promise<string | undefined> {
  const row = await tx.maybe(
    db
      .insertInto('readyAnswers')
      .values({ ...written, shopId: tx.shopId, id: newId(), updatedAt: tx.now })
      .onConflict((conflict) => conflict.columns(['shopId', 'name']).doNothing())
      .returning('id'),
  );
  return row?.id;
}

/** The answer with this name, locked while it is compared. */
export function readyAnswerNamed(tx: Tx, name: string) {
  return tx.maybe(fromShop(tx, 'readyAnswers', { name }).select('id').forUpdate());
}

export function changeReadyAnswer(tx: Tx, id: string, written: Written): Promise<boolean> {
  return tx.changes(updateInShop(tx, 'readyAnswers', { id }).set({ ...written, updatedAt: tx.now }));
}

export function deleteReadyAnswer(tx: Tx, id: string): Promise<boolean> {
  return tx.changes(deleteFromShop(tx, 'readyAnswers', { id }));
}

/** The number of the member's latest parcel and order; empty if there is none. */
export async function latestParcelAndOrderNumbers(tx: Tx, memberId: string) {
  const [parcel, order] = await Promise.all([
    tx.maybe(
      fromShop(tx, 'parcels', { memberId }).select('courierNumber as number').orderBy('id', 'desc').limit(1),
    ),
    tx.maybe(fromShop(tx, 'orders', { memberId }).select('number').orderBy('id', 'desc').limit(1)),
  ]);
  return { parcel: parcel?.number ?? '', order: order?.number ?? '' };
}

/** The latest shown item of each kind in the conversation. */
export function latestCardsInTalk(tx: Tx, talkId: string) {
  return tx.all(
    fromShop(tx, 'talkMessages', { talkId })
      .select(['cardKind as kind', 'cardNumber as number'])
      .distinctOn('cardKind')
      .where('cardKind', 'is not', null)
      .orderBy('cardKind')
      .orderBy('seq', 'desc'),
  );
}
