import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { changeRow, fromShop, insertWithNewId, updateInShop } from '../platform/rows.ts';
import type { RechargeOffersTable } from '../platform/schema.gen.ts';

const offerRows = (tx: Tx) => fromShop(tx, 'rechargeOffers').selectAll().orderBy('amountMinor');

/** The offers that are open at this moment, smallest first, as members see them. */
export async function listOpenRechargeOffers(tx: Tx) {
  const rows = await tx.all(
    offerRows(tx)
      .where('active', '=', true)
      .where('validFrom', '<=', tx.now)
      .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>', tx.now)])),
  );
  return rows.map((row) => ({
    id: row.id,
    amountMinor: row.amountMinor,
    bonusMinor: row.bonusMinor,
    validTo: row.validTo,
  }));
}

export async function offerExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.maybe(offerRows(tx).where('id', '=', id))) !== undefined;
}

export const listOffers = (tx: Tx) => tx.all(offerRows(tx).orderBy('id'));

type OfferFields = Omit<Insertable<RechargeOffersTable>, 'shopId' | 'id' | 'createdAt'>;

/** Adds an offer, or changes the one with this id; no offer is ever deleted. Answers its id. */
export async function saveOffer(tx: Tx, id: string | undefined, fields: OfferFields): Promise<string> {
  if (id === undefined) {
    return insertWithNewId(tx, 'rechargeOffers', { ...fields, createdAt: tx.now });
  }
  await changeRow(tx, 'rechargeOffers', id, fields);
  return id;
}

export function endOffer(tx: Tx, id: string): Promise<boolean> {
  return tx.changes(updateInShop(tx, 'rechargeOffers', { id }).set({ active: false }));
}
