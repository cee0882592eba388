/** The columns of a new address for its parts below the country, and for the ID number. */
const placeColumns = ['province', 'city', 'area', 'street', 'detail', 'zip', 'idNumber'] as const;

/** The columns of a new address whose cells are stored as they are written. */
export const writtenAddressColumns = ['consignee', 'phone', ...placeColumns] as const;

/** Columns of a VIP order sheet, in the template's order. */
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
  ...placeColumns,
  'declarer',
  'insured',
  'taxIncluded',
  'cashOnDelivery',
  'remark',
] as const;
export type VipColumn = (typeof vipColumns)[number];

/** The required columns; others may be left out. */
export const neededVipColumns = [
  'orderKey',
  'courierNumber',
  'product',
  'quantity',
  'channel',
] as const satisfies readonly VipColumn[];

export type VipCells = Readonly<Partial<Record<VipColumn, string>>>;

/** A problem of a cell, or of its whole order if `column` is null. Shown in the reader's language. */
export interface ImportFault {
  readonly column: VipColumn | null;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The most rows of a sheet, without its head. */
export const maxVipRows = 10_000;
export const maxCellText = 500;
