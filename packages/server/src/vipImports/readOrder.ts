import { fieldIssue } from '@crossdock/contract/fieldTexts.ts';
import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { type VipOrderInput, vipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { normalizedName } from '../platform/nameIndex.ts';
import type { NamedChannel, VipNameIndexes } from './nameIndexes.ts';
import { readDestination } from './readDestination.ts';
import type { Faults, OrderRowGroup, ParsedVipRow } from './rows.ts';
import { type SharedCell, type SharedCellReader, sharedCellReaderOf } from './sharedCells.ts';

/** An order as its rows describe it, with the position of each part in the rows. */
export interface ParsedVipOrder {
  readonly order: VipOrderInput;
  readonly place: CellLocator;
}

export type CellLocator = (path: string) => { readonly row: ParsedVipRow; readonly column: VipColumn | null };

/** Reads an order. Undefined if it has a fault, which is then among the faults. */
export function readOrder(
  group: OrderRowGroup,
  names: VipNameIndexes,
  faults: Faults,
): ParsedVipOrder | undefined {
  // Without an order key, the row's order is unknown, so the row's other gaps are not reported.
  if (normalizedName(group[0].cells.orderKey ?? '') === '') {
    faults.add(group[0], 'orderKey', 'field.required');
    return undefined;
  }
  const said = sharedCellReaderOf(group, faults);
  const { courierNumbers, rows: numberRows } = readNumbers(group);
  const { lines, rows: lineRows } = readLines(group, names, faults);
  const channel = readChannel(said, names, faults);
  const destination = readDestination(said, channel, names, faults);
  const carrierId = readCarrier(said, channel, destination.deliveryType, faults);
  const written = {
    courierNumbers,
    lines,
    ...destination.where,
    channelId: channel?.id,
    carrierId,
    declarerIds: readDeclarers(said, names, faults),
    insuredMinor: readAmount(said('insured'), 'insured', names, faults) ?? 0,
    taxIncluded: readFlag(said('taxIncluded'), 'taxIncluded', faults),
    cashOnDelivery: readFlag(said('cashOnDelivery'), 'cashOnDelivery', faults),
    remark: said('remark').text,
  };
  const place = placeIn(group, said, numberRows, lineRows);
  const parsed = vipOrderInput.safeParse(written);
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (follows.has(path) && (channel === undefined || path === 'address.areaCode')) continue;
    const { row, column } = place(path);
    const { error, params } = fieldIssue({ ...issue });
    faults.add(row, column, error, params);
  }
  return parsed.data === undefined || faults.in(group) ? undefined : { order: parsed.data, place };
}

/**
 * Fields that also get a fault if the channel or the country is missing. The fault disappears once the missing value
 * is entered.
 */
const follows: ReadonlySet<string> = new Set(['carrierId', 'address.country', 'address.areaCode']);

/**
 * The courier numbers of an order. A cell may contain several; a number that occurs twice has several lines.
 */
function readNumbers(group: OrderRowGroup) {
  const rowOf = new Map<string, ParsedVipRow>();
  for (const row of group)
    for (const number of (row.cells.courierNumber ?? '').split(/[\s,;，；、]+/u))
      if (number !== '' && !rowOf.has(number)) rowOf.set(number, row);
  return { courierNumbers: [...rowOf.keys()], rows: [...rowOf.values()] };
}

const lineColumns = ['product', 'quantity', 'unit', 'price'] as const satisfies readonly VipColumn[];

function readLines(group: OrderRowGroup, names: VipNameIndexes, faults: Faults) {
  const rows = group.filter(({ cells }) => lineColumns.some((column) => cells[column]));
  for (const row of group)
    if (!rows.includes(row) && !row.cells.courierNumber)
      faults.add(row, 'courierNumber', 'vipImport.rowEmpty');
  return { lines: rows.map((row) => readLine(row, names, faults)), rows };
}

function readLine(row: ParsedVipRow, names: VipNameIndexes, faults: Faults) {
  const { product: name = '', quantity = '', unit = '', price = '' } = row.cells;
  const product = names.products.find(name);
  if (name !== '' && product === undefined) faults.add(row, 'product', 'vip.productUnknown');
  if (product && unit !== '' && normalizedName(unit) !== normalizedName(product.unit))
    faults.add(row, 'unit', 'vipImport.unitDiffers', { unit: product.unit });
  const usual = product && product.valueMinor > 0 ? product.valueMinor : undefined;
  return {
    productId: product?.id,
    quantity: quantity === '' ? undefined : Number(quantity.normalize('NFKC').replaceAll(',', '')),
    priceMinor: readAmount({ text: price, row }, 'price', names, faults) ?? usual,
  };
}

/** Reads an amount; undefined for an empty cell. */
function readAmount(
  { text, row }: SharedCell,
  column: VipColumn,
  names: VipNameIndexes,
  faults: Faults,
): number | undefined {
  const amount = typedAmount(text, names.choices.currency);
  if (amount === undefined || amount >= 0) return amount;
  faults.add(row, column, 'vipImport.amount');
  return undefined;
}

function readChannel(
  said: SharedCellReader,
  names: VipNameIndexes,
  faults: Faults,
): NamedChannel | undefined {
  const { text, row } = said('channel');
  const channel = names.channels.find(text);
  if (text !== '' && channel === undefined) faults.add(row, 'channel', 'vipImport.channelUnknown');
  return channel;
}

/** If no carrier is named, the channel's carrier is used if it has only one. */
function readCarrier(
  said: SharedCellReader,
  channel: NamedChannel | undefined,
  deliveryType: number,
  faults: Faults,
): string | undefined {
  const { text, row } = said('carrier');
  if (channel === undefined) return undefined;
  const fitting = channel.carriers.filter((carrier) => carrier.deliveryType === deliveryType);
  if (text === '') return fitting.length === 1 ? fitting[0]?.id : undefined;
  const chosen = fitting.find(({ name }) => normalizedName(name) === normalizedName(text));
  if (chosen === undefined)
    faults.add(row, 'carrier', 'vipImport.carrierUnknown', {
      names: fitting.map(({ name }) => name).join(' / '),
    });
  return chosen?.id;
}

function readDeclarers(said: SharedCellReader, names: VipNameIndexes, faults: Faults): string[] {
  const { text, row } = said('declarer');
  const typed = text.split(/[,;，；、]+/u).filter((name) => name.trim() !== '');
  return typed.flatMap((name) => {
    const found = names.declarers.find(name);
    if (found === undefined) faults.add(row, 'declarer', 'vipImport.declarerUnknown', { name: name.trim() });
    return found?.id ?? [];
  });
}

const yes = new Set(['是', 'yes', 'y', 'true', '1', 'v', '✓', '√']);
const no = new Set(['', '否', 'no', 'n', 'false', '0', '-']);

function readFlag({ text, row }: SharedCell, column: VipColumn, faults: Faults): boolean {
  const typed = normalizedName(text);
  if (!yes.has(typed) && !no.has(typed)) faults.add(row, column, 'vipImport.yesOrNo');
  return yes.has(typed);
}

/** The columns of an order's parts, by the first part of their path; a new address has its own columns. */
const columnOf: Readonly<Record<string, VipColumn>> = {
  addressId: 'myAddress',
  channelId: 'channel',
  carrierId: 'carrier',
  declarerIds: 'declarer',
  insuredMinor: 'insured',
  taxIncluded: 'taxIncluded',
  cashOnDelivery: 'cashOnDelivery',
  remark: 'remark',
};
const addressColumns: Readonly<Record<string, VipColumn>> = {
  consignee: 'consignee',
  phone: 'phone',
  areaCode: 'phone',
  country: 'country',
  province: 'province',
  city: 'city',
  area: 'area',
  areaId: 'area',
  street: 'street',
  detail: 'detail',
  zip: 'zip',
  idNumber: 'idNumber',
};
const ofLine: Readonly<Record<string, VipColumn>> = { quantity: 'quantity', priceMinor: 'price' };

function placeIn(
  group: OrderRowGroup,
  said: SharedCellReader,
  numberRows: readonly ParsedVipRow[],
  lineRows: readonly ParsedVipRow[],
): CellLocator {
  return (path) => {
    const [part = '', at = '', field = ''] = path.split('.');
    if (part === 'courierNumbers')
      return { row: numberRows[Number(at)] ?? group[0], column: 'courierNumber' };
    if (part === 'lines')
      return { row: lineRows[Number(at)] ?? group[0], column: ofLine[field] ?? 'product' };
    const column = part === 'address' ? (addressColumns[at] ?? 'myAddress') : columnOf[part];
    return column === undefined ? { row: group[0], column: null } : { row: said(column).row, column };
  };
}
