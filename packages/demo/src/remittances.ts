import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';
import { sql } from 'kysely';
import type { DemoSetContext } from './base.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { day, hour } from './times.ts';

const listedAtMost = 6;
const reference = 'COD-1120';

/**
 * Inserts a list of the carrier that collected most. The amount in its last line is too low, and one line belongs to
 * no order of the shop. Also inserts a bank statement with the carrier's payment and two unclear lines.
 */
export async function seedRemittances(tx: Tx, of: DemoSetContext): Promise<void> {
  const random = new Random(51_000 + of.members.length);
  const orders = await collectedOrders(tx, new Date(of.now - 60 * day).toISOString());
  const carriers = [...Map.groupBy(orders, ({ carrierId }) => carrierId)];
  const [carrierId, collected = []] = carriers.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (carrierId === undefined) return;
  const at = of.now - 2 * hour;
  const createdAt = new Date(at).toISOString();
  const base = { shopId: of.shopId, listId: random.idAt(at), carrierId };
  const remittanceId = random.idAt(at);
  const fee = (minor: number) => Math.floor(minor / 5_000) * 100;
  const listed = collected.slice(0, listedAtMost).map((order, place, { length }) => ({
    trackingNumber: order.forwardingNumber,
    orderNumber: order.number,
    collectedMinor:
      place === length - 1 && length > 1 ? Math.ceil(order.amountMinor / 200) * 100 : order.amountMinor,
    day: dateIn(order.signedAt, of.shop.timeZone),
  }));
  const strange = {
    ...{ trackingNumber: 'XX00000000', orderNumber: '', collectedMinor: 50_000 },
    day: dateIn(createdAt, of.shop.timeZone),
  };
  const lines = [...listed, strange].map((line, place) => ({
    ...{ ...base, ...line, id: random.idAt(at), remittanceId, rowNumber: place + 2 },
    ...{ feeMinor: fee(line.collectedMinor), lineKey: `demo ${place}` },
  }));
  const totalMinor = lines.reduce((sum, one) => sum + one.collectedMinor - one.feeMinor, 0);
  await insertTables(tx, {
    remittanceLists: [
      {
        ...{ shopId: of.shopId, id: base.listId, carrierId, filename: 'cod-1120.csv', createdAt },
        ...{ addedCount: lines.length, knownCount: 0, wrongCount: 0, importedBy: of.staffIds.finance },
      },
    ],
    remittances: [{ ...base, id: remittanceId, reference, day: dateIn(createdAt, of.shop.timeZone) }],
    remittanceLines: lines,
  });
  await layStatement(tx, of, random, totalMinor);
}

/** Orders whose money a carrier collected, latest first. */
function collectedOrders(tx: Tx, since: string) {
  return tx.all(
    db
      .selectFrom('orders')
      .innerJoin('ledgerTransfers', shopJoin('ledgerTransfers.orderId', 'orders.id'))
      .select(['orders.number', 'orders.carrierId', 'orders.forwardingNumber', 'ledgerTransfers.amountMinor'])
      .select(sql<string>`orders.signed_at`.as('signedAt'))
      .where('orders.shopId', '=', tx.shopId)
      .where('ledgerTransfers.kind', '=', 'cashReceived')
      .where('orders.signedAt', '>=', since)
      .where('orders.forwardingNumber', '<>', '')
      .orderBy('orders.signedAt', 'desc')
      .orderBy('orders.id'),
  );
}

/** Yesterday's movements on the shop's bank account. */
async function layStatement(
  tx: Tx,
  of: DemoSetContext,
  random: Random,
  remittedMinor: number,
): Promise<void> {
  const at = of.now - hour;
  const importId = random.idAt(at);
  const on = dateIn(new Date(of.now - day).toISOString(), of.shop.timeZone);
  const [transfer] = await tx.all(
    db
      .selectFrom('bankTransfers')
      .select(['amountMinor', 'transactionNumber', 'payerName'])
      .where(shopCondition(tx, { bankAccountId: of.bankAccountId, state: 'pending' }))
      .orderBy('id', 'desc')
      .limit(1),
  );
  const moved = [
    { amountMinor: remittedMinor, note: reference, counterName: 'COD' },
    ...(transfer ? [{ ...transfer, note: transfer.transactionNumber, counterName: transfer.payerName }] : []),
    { amountMinor: 88_000, note: '', counterName: '林美玲' },
    { amountMinor: -320_000, note: 'Rent', counterName: '' },
  ];
  await insertTables(tx, {
    statementImports: [
      {
        ...{ shopId: of.shopId, id: importId, bankAccountId: of.bankAccountId, filename: 'statement.csv' },
        ...{
          format: 'sheet',
          addedCount: moved.length,
          knownCount: 0,
          wrongCount: 0,
          firstDay: on,
          lastDay: on,
        },
        ...{ importedBy: of.staffIds.finance, createdAt: new Date(at).toISOString() },
      },
    ],
    statementLines: moved.map(({ amountMinor, note, counterName }, place) => ({
      ...{ shopId: of.shopId, id: random.idAt(at), importId, bankAccountId: of.bankAccountId },
      ...{ rowNumber: place + 2, day: on, amountMinor, reference: '', note, counterName, counterAccount: '' },
      lineKey: `demo ${place}`,
    })),
  });
}
