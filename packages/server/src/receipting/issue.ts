import {
  amountWithSign,
  firstReceiptLines,
  isReceiptReady,
  missingDocuments,
  type ReceiptLine,
} from '@crossdock/domain/receipts/documents.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { findMember } from '../members/store.ts';
import { orderLines } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { clearReceiptDue } from '../receipts/due.store.ts';
import { addReceipt, receiptAmountsOfOrder } from '../receipts/store.ts';

/** The year in the shop's calendar. */
export const shopYear = (iso: string, { timeZone }: Pick<Shop, 'timeZone'>): number =>
  Number(wallClockAt(iso, timeZone).slice(0, 4));

/** The seller's and the member's current data, which every new document of the member shows. */
export async function receiptHeader(tx: Tx, shop: Shop, memberId: string) {
  const [{ receipts }, member] = await Promise.all([currentSettings(tx), findMember(tx, memberId)]);
  const { sellerName, sellerAddress, taxNumber, footer } = receipts;
  return {
    ...{ sellerName, sellerAddress, taxNumber, footer, timeZone: shop.timeZone },
    ...{ memberName: member?.name ?? '', memberAccount: member?.account ?? '' },
  };
}

/**
 * Writes the receipts and credit notes that a locked order still lacks. Called again, it writes none. The caller must
 * not lock anything after this call.
 */
export async function writeOrderReceipts(tx: Tx, shop: Shop, order: OrderRow): Promise<void> {
  await clearReceiptDue(tx, order.id);
  if (!isReceiptReady(order)) return;
  const { paymentFeeMinor: feeMinor, paidMinor, givenBackMinor, billTotalMinor } = order;
  const known = await receiptAmountsOfOrder(tx, order.id);
  const documentedMinor =
    known.length === 0 ? undefined : known.reduce((sum, row) => sum + amountWithSign(row), 0);
  const missing = missingDocuments({
    ...{ billMinor: billTotalMinor ?? 0, feeMinor, netMinor: paidMinor + feeMinor },
    ...{ givenBackMinor, documentedMinor },
  });
  if (missing.length === 0) return;
  const [head, costs] = await Promise.all([
    receiptHeader(tx, shop, order.memberId),
    orderLines(tx, order.id),
  ]);
  const billed: ReceiptLine[] = [...costs.bill, ...costs.payment];
  let of = known.find(({ kind }) => kind === 'receipt')?.number;
  for (const { kind, amountMinor, first } of missing) {
    const lines = first ? firstReceiptLines(billed, amountMinor) : [laterLine(kind, amountMinor)];
    const number = await addReceipt(tx, {
      ...{ kind, year: shopYear(tx.now, shop), memberId: order.memberId, orderId: order.id, month: null },
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
