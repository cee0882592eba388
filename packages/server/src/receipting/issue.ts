import {
  firstLines,
  isReceiptReady,
  missingDocuments,
  type ReceiptLine,
  signedMinor,
} from '@crossdock/domain/receipts/documents.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { findMember } from '../members/store.ts';
import { linesOf } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { endReceiptDue } from '../receipts/due.store.ts';
import { addReceipt, sumsOfOrder } from '../receipts/store.ts';

/** The year in the shop's calendar. */
export const yearOf = (iso: string, { timeZone }: Pick<Shop, 'timeZone'>): number =>
  Number(wallClockAt(iso, timeZone).slice(0, 4));

/** The current header of every document of a member. */
export async function headOf(tx: Tx, shop: Shop, memberId: string) {
  const [{ receipts }, member] = await Promise.all([currentSettings(tx), findMember(tx, memberId)]);
  const { sellerName, sellerAddress, taxNumber, footer } = receipts;
  return {
    ...{ sellerName, sellerAddress, taxNumber, footer, timeZone: shop.timeZone },
    ...{ memberName: member?.name ?? '', memberAccount: member?.account ?? '' },
  };
}

/**
 * Writes the receipts and credit notes that a locked order still lacks. Called again, it writes none. Nothing
 * may be locked after it.
 */
export async function issueFor(tx: Tx, shop: Shop, order: OrderRow): Promise<void> {
  await endReceiptDue(tx, order.id);
  if (!isReceiptReady(order)) return;
  const { paymentFeeMinor: feeMinor, paidMinor, givenBackMinor, billTotalMinor } = order;
  const known = await sumsOfOrder(tx, order.id);
  const documentedMinor =
    known.length === 0 ? undefined : known.reduce((sum, row) => sum + signedMinor(row), 0);
  const missing = missingDocuments({
    ...{ billMinor: billTotalMinor ?? 0, feeMinor, netMinor: paidMinor + feeMinor },
    ...{ givenBackMinor, documentedMinor },
  });
  if (missing.length === 0) return;
  const [head, costs] = await Promise.all([headOf(tx, shop, order.memberId), linesOf(tx, order.id)]);
  const billed: ReceiptLine[] = [...costs.bill, ...costs.payment];
  let of = known.find(({ kind }) => kind === 'receipt')?.number;
  for (const { kind, amountMinor, first } of missing) {
    const lines = first ? firstLines(billed, amountMinor) : [laterLine(kind, amountMinor)];
    const number = await addReceipt(tx, {
      ...{ kind, year: yearOf(tx.now, shop), memberId: order.memberId, orderId: order.id, month: null },
      ...{ amountMinor, currency: shop.currency },
      facts: {
        ...{ ...head, lines, orderNumber: order.number },
        ...(order.paidAt === null ? {} : { paidAt: order.paidAt }),
        ...(order.paymentMethod === null ? {} : { method: order.paymentMethod }),
        ...(kind === 'creditNote' && of !== undefined ? { of } : {}),
      },
    });
    of ??= number;
  }
}

const laterLine = (kind: 'receipt' | 'creditNote', amountMinor: number): ReceiptLine =>
  kind === 'receipt'
    ? { kind: 'difference', amountMinor }
    : { kind: 'givenBack', amountMinor: 0 - amountMinor };
