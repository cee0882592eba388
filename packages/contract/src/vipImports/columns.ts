/** Columns of a table of VIP orders, in the order in which the template has them. */
export const vipColumns = [
  'orderKey',
  'courierNumber',
  'product',
  'quantity',
  'unit',
  'price',
  'channel',
  'carrier',
  'myAddress',
  'consignee',
  'phone',
  'country',
  'province',
  'city',
  'area',
  'street',
  'detail',
  'zip',
  'idNumber',
  'declarer',
  'insured',
  'taxIncluded',
  'cashOnDelivery',
  'remark',
] as const;
export type VipColumn = (typeof vipColumns)[number];

/** Without these a table is none of VIP orders; the others may be left out. */
export const neededVipColumns = [
  'orderKey',
  'courierNumber',
  'product',
  'quantity',
  'channel',
] as const satisfies readonly VipColumn[];

export type VipCells = Readonly<Partial<Record<VipColumn, string>>>;

/** What is wrong with a cell; `column` null: with its order as a whole. Said in the language of whoever reads it. */
export interface ImportFault {
  readonly column: VipColumn | null;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Rows that one table may have, below its head. */
export const maxVipRows = 10_000;
export const maxCellText = 500;
