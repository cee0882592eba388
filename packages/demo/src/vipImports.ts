import type { ImportFault, VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { day, hour, iso } from './times.ts';
import { demoProducts } from './vipProducts.ts';

interface ImportsOf extends DemoBase {
  readonly shopId: string;
  readonly currency: string;
  readonly now: number;
}

/** An order that an import created, or that existed before the import. */
interface MadeOrder {
  readonly row: { readonly id: string; readonly number: string; readonly createdAt: string };
  readonly parcels: readonly { readonly courierNumber: string }[];
  readonly lines: readonly { readonly tw: string; readonly quantity: number; readonly priceMinor: number }[];
}

interface Row {
  readonly state: 'good' | 'bad' | 'known' | 'made' | 'failed';
  /** The index of the demo member's order that the row repeats or created. */
  readonly order?: number;
  readonly fault?: readonly [column: VipColumn | null, error: string, text?: string];
}

interface Table {
  readonly filename: string;
  /** Hours before now. An import that made an order was done just before that order. */
  readonly hoursAgo?: number;
  readonly state: 'preview' | 'done';
  readonly failure?: 'vipImport.broken';
  readonly lastError?: string;
  readonly rows: readonly Row[];
}

const broken: Row = { state: 'failed', fault: [null, 'vipImport.broken'] };

/** One import with faults that waits for confirmation, one that is done except for a few rows, and one that failed. */
const tables: readonly Table[] = [
  {
    filename: 'orders-11.xlsx',
    hoursAgo: 2,
    state: 'preview',
    rows: [
      { state: 'good' },
      { state: 'bad', fault: ['product', 'vip.productUnknown', '飛毯'] },
      { state: 'good' },
      { state: 'bad', fault: ['quantity', 'field.integer', '1.5'] },
      { state: 'good' },
      { state: 'good' },
      { state: 'bad', fault: ['channel', 'vipImport.channelUnknown', '火箭'] },
    ],
  },
  {
    filename: 'orders-10.csv',
    state: 'done',
    rows: [
      { state: 'made', order: 0 },
      { state: 'known', order: 1 },
      { state: 'bad', fault: ['courierNumber', 'parcel.number', '??'] },
      { state: 'failed', fault: ['courierNumber', 'parcel.someoneElses'] },
    ],
  },
  {
    filename: 'orders-9.xlsx',
    state: 'done',
    failure: 'vipImport.broken',
    lastError: 'error: canceling statement due to statement timeout',
    rows: [{ state: 'made', order: 1 }, broken, broken],
  },
];

const columns = [
  'orderKey',
  'courierNumber',
  'product',
  'quantity',
  'price',
  'channel',
] as const satisfies readonly VipColumn[];

/** Inserts the demo member's VIP imports. Imports that created orders refer to existing orders. */
export async function insertVipImports(tx: Tx, of: ImportsOf, orders: readonly MadeOrder[]): Promise<void> {
  const random = new Random(82_000 + of.members.length);
  const [member] = of.members;
  if (member === undefined || orders.length === 0) return;
  for (const table of tables) {
    const made = orders[table.rows.find(({ state }) => state === 'made')?.order ?? -1];
    const at = made ? Date.parse(made.row.createdAt) - 0.3 * hour : of.now - (table.hoursAgo ?? 0) * hour;
    const isOver = table.state === 'done';
    const count = (...states: Row['state'][]) =>
      table.rows.filter(({ state }) => states.includes(state)).length;
    const expiresAt = iso(at + (isOver ? 180 : 7) * day);
    const id = random.idAt(at);
    await insertTables(tx, {
      vipImports: [
        {
          shopId: of.shopId,
          id,
          memberId: member.id,
          filename: table.filename,
          digest: random.digits(20),
          state: table.state,
          failure: table.failure ?? null,
          lastError: table.lastError ?? '',
          lang: 'tw',
          columns,
          rowCount: table.rows.length,
          orderCount: table.rows.length,
          readCount: table.rows.length,
          goodCount: count('good', 'made', 'failed'),
          badCount: count('bad'),
          knownCount: count('known'),
          madeCount: count('made'),
          failedCount: count('failed'),
          createdAt: iso(at),
          confirmedAt: isOver ? iso(at + hour / 4) : null,
          endedAt: isOver ? iso(at + hour / 3) : null,
          expiresAt,
        },
      ],
      vipImportRows: table.rows.map((row, place) => ({
        ...rowOf(random, row, place, orders, of.currency),
        shopId: of.shopId,
        importId: id,
        rowNumber: place + 2,
        orderIndex: place + 1,
        state: row.state,
        expiresAt,
      })),
    });
  }
}

function rowOf(
  random: Random,
  { order: which = -1, fault }: Row,
  place: number,
  orders: readonly MadeOrder[],
  currency: string,
) {
  const order = orders[which];
  const [line] = order?.lines ?? [];
  const [[, name], , , value] = demoProducts[place] ?? [['', ''], '', '', 0];
  const typed: Partial<Record<VipColumn, string>> = {
    orderKey: String(place + 1),
    courierNumber: order?.parcels[0]?.courierNumber ?? `YT${random.digits(13)}`,
    product: line?.tw ?? name,
    quantity: String(line?.quantity ?? random.int(1, 4)),
    price: line ? shortAmountText(line.priceMinor, currency) : String(value),
    channel: '海快',
  };
  const [column, error, text] = fault ?? [];
  const faults: ImportFault[] = error === undefined ? [] : [{ column: column ?? null, error, params: {} }];
  return {
    cells: column && text !== undefined ? { ...typed, [column]: text } : typed,
    faults,
    orderId: order?.row.id ?? null,
    orderNumber: order?.row.number ?? '',
  };
}
