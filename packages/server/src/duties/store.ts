import type { DutyMode, DutyTable, GoodsDutyRate } from '@crossdock/domain/duties/table.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop, insertRow, insertRows } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The tables that the shop wrote, in the order in which they were written. */
const written = (of: ShopScoped) =>
  fromShop(of, 'dutyTables')
    .selectAll('dutyTables')
    .select(maybeStaffName(of, 'dutyTables.createdBy', 'staffName'))
    .orderBy('dutyTables.createdAt')
    .orderBy('dutyTables.id')
    .$narrowType<{ freeModes: DutyMode[]; goodsRates: GoodsDutyRate[] }>();

export const shopDutyTables = (tx: Tx) => tx.all(written(tx));
export type DutyTableRecord = Awaited<ReturnType<typeof shopDutyTables>>[number];

const writtenBefore = compileStatement((p: Params<{ shopId: string; country: string; at: string }>) =>
  written(p).where('dutyTables.country', '=', p.country).where('dutyTables.createdAt', '<=', p.at),
);

/** The shop's tables for a country that were written until a moment. */
export function dutyTablesWrittenBefore(tx: Tx, country: string, at: string) {
  return tx.compiled(writtenBefore, { shopId: tx.shopId, country, at });
}

export async function insertDutyTable(tx: Tx, actor: Staff, table: DutyTable): Promise<string> {
  const id = newId();
  const { from, goodsRates, freeModes, ...fields } = table;
  await insertRow(tx, 'dutyTables', {
    ...fields,
    id,
    fromDay: from,
    freeModes: [...freeModes],
    goodsRates: JSON.stringify(goodsRates),
    createdBy: actor.staffId,
    createdAt: tx.now,
  });
  return id;
}

/** The amount that customs charged for an order, by the latest record. */
export function lastCustomsCharge(tx: Tx, orderId: string) {
  return tx.maybe(
    fromShop(tx, 'dutyCharges', { 'dutyCharges.orderId': orderId })
      .selectAll('dutyCharges')
      .select(maybeStaffName(tx, 'dutyCharges.createdBy', 'staffName'))
      .orderBy('dutyCharges.id', 'desc')
      .limit(1),
  );
}
export type CustomsChargeRow = NonNullable<Awaited<ReturnType<typeof lastCustomsCharge>>>;

interface NewCharge {
  readonly orderId: string;
  readonly chargedMinor: number;
  readonly paidBy: 'member' | 'shop';
  readonly note: string;
}

export async function insertCharges(tx: Tx, actor: Staff, charges: readonly NewCharge[]): Promise<void> {
  await insertRows(
    tx,
    'dutyCharges',
    charges.map((charge) => ({
      ...charge,
      id: newId(),
      createdBy: actor.staffId,
      createdAt: tx.now,
    })),
  );
}
