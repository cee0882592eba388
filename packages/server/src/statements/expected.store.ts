import { statementMatchedProviders } from '@crossdock/contract/payments/providerKinds.ts';
import { sql } from 'kysely';
import { confirmableStates } from '../payments/confirmable.ts';
import { paymentRows } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The maximum number of open transfers, payments or lines that are compared. It is far above the number that waits in
 * any shop.
 */
export const maxMatchCandidates = 5_000;
/** Transfers and payments that are older than this are no longer matched with new statements. */
export const matchWindowMs = 120 * 86_400_000;

const since = (tx: Tx) => Date.parse(tx.now) - matchWindowMs;

/**
 * Payments with the shop's own QR codes to which no statement line is linked: those that staff may still confirm, and
 * those confirmed without a statement.
 */
export function paymentsToMatch(tx: Tx) {
  return tx.all(
    paymentRows(tx)
      .innerJoin('members', shopJoin('members.id', 'payments.memberId'))
      .select(['members.account as memberAccount', 'members.name as memberName'])
      .where('payments.provider', 'in', statementMatchedProviders)
      .where('payments.providerReference', 'is not', null)
      .where('payments.state', 'in', [...confirmableStates, 'succeeded'])
      .where('payments.id', '>=', firstIdAt(since(tx)))
      .where(
        sql<boolean>`not exists (select from statement_lines as used where used.shop_id = ${tx.shopId}
          and used.payment_id = payments.id)`,
      )
      .orderBy('payments.id', 'desc')
      .limit(maxMatchCandidates),
  );
}

/** Carriers' payments by their lists, each as one sum, to which no line is linked. */
export function remittancesToMatch(tx: Tx) {
  return tx.all(
    fromShop(tx, 'remittances')
      .innerJoin('carriers', shopJoin('carriers.id', 'remittances.carrierId'))
      .innerJoin('remittanceLists', shopJoin('remittanceLists.id', 'remittances.listId'))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('remittanceLines')
            .select(sql<number>`sum(collected_minor - fee_minor)::bigint`.as('amountMinor'))
            .where('remittanceLines.shopId', '=', tx.shopId)
            .whereRef('remittanceLines.remittanceId', '=', 'remittances.id')
            .as('sums'),
        (join) => join.on('sums.amountMinor', '>', 0),
      )
      .select(['remittances.id', 'remittances.reference', 'remittances.day', 'sums.amountMinor'])
      .select(['carriers.name as carrierName', 'remittanceLists.createdAt'])
      .where('remittances.day', '>=', new Date(since(tx)).toISOString().slice(0, 10))
      .where(
        sql<boolean>`not exists (select from statement_lines as used where used.shop_id = ${tx.shopId}
          and used.remittance_id = remittances.id)`,
      )
      .orderBy('remittances.id', 'desc')
      .limit(maxMatchCandidates),
  );
}

/** Locks a carrier's payment, so that two lines are never linked to it; answers its sum. */
export async function lockRemittance(tx: Tx, id: string) {
  const locked = await tx.maybe(fromShop(tx, 'remittances', { id }).select('id').forUpdate());
  if (locked === undefined) return undefined;
  const { amountMinor } = await tx.one(
    fromShop(tx, 'remittanceLines', { remittanceId: id }).select(
      sql<number>`coalesce(sum(collected_minor - fee_minor), 0)::bigint`.as('amountMinor'),
    ),
  );
  return { id, amountMinor };
}
