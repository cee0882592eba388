import { type DutySheetColumn, dutySheetColumns } from '@crossdock/contract/duties/sheet.ts';
import { dutySheetHead } from '@crossdock/contract/duties/sheetHeads.ts';
import { dutyTableInput } from '@crossdock/contract/duties/tableFields.ts';
import { decimalText } from '@crossdock/domain/decimalText.ts';
import { type DutyTable, dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';

/** The sheet's columns with their headings. A sheet in any language can be read. */
export const sheetColumns: readonly SheetColumn<DutySheetColumn>[] = dutySheetColumns.map((name) => ({
  name,
  heads: dutySheetHead(name),
  needed: ['country', 'from', 'source', 'asOf'].includes(name),
}));

type Cells = Readonly<Partial<Record<DutySheetColumn, string>>>;
export type DutyTableFromSheet = NonNullable<ReturnType<typeof readDutyTable>['table']>;

/** Rates are percentages with two decimals, so they are parsed like amounts in a currency with two decimals. */
const percent = 'TWD';
const rateDigits = 6;

/** The cells of a duty table's row in a sheet. */
export function dutyTableCells(table: DutyTable, shopCurrency: string): Record<DutySheetColumn, string> {
  const currency = dutyCurrency(table.country, shopCurrency);
  const rates = recordOf(goodsTypes, (type) => {
    const own = table.goodsRates.find(({ goodsType }) => goodsType === type);
    return own ? shortAmountText(own.dutyBp, percent) : '';
  });
  return {
    country: table.country,
    from: table.from,
    base: table.base,
    freeUpTo: shortAmountText(table.freeUpToMinor, currency),
    freeModes: table.freeModes.join(' '),
    freeEntries: table.freeEntries === null ? '' : String(table.freeEntries),
    duty: shortAmountText(table.dutyBp, percent),
    vat: shortAmountText(table.vatBp, percent),
    lowValue: shortAmountText(table.lowValueBp, percent),
    rate: table.rateMillionths === null ? '' : decimalText(table.rateMillionths, rateDigits),
    source: table.source,
    asOf: table.asOf,
    ...rates,
  };
}

interface Fault {
  readonly column: DutySheetColumn;
  readonly error: string;
}

const columnOfField: Readonly<Record<string, DutySheetColumn>> = {
  freeUpToMinor: 'freeUpTo',
  lowValueBp: 'lowValue',
  vatBp: 'vat',
  dutyBp: 'duty',
  rateMillionths: 'rate',
};

/**
 * Reads a duty table from a row of a sheet, with the same checks as a typed one. Answers the faulty cells
 * otherwise.
 */
export function readDutyTable(cells: Cells, shopCurrency: string) {
  const text = (column: DutySheetColumn) => cells[column]?.normalize('NFKC').trim() ?? '';
  const country = text('country').toUpperCase();
  const number = (column: DutySheetColumn, currency = percent) =>
    text(column) === '' ? 0 : (typedAmount(text(column), currency) ?? Number.NaN);
  const rated = goodsTypes.filter((type) => text(type) !== '');
  const read = {
    ...{ country, from: text('from'), base: text('base') || 'goodsAndFreight', source: text('source') },
    freeUpToMinor: number('freeUpTo', dutyCurrency(country, shopCurrency)),
    freeModes: text('freeModes')
      .toLowerCase()
      .split(/[\s,;、]+/)
      .filter(Boolean),
    freeEntries: text('freeEntries') === '' ? null : Number(text('freeEntries')),
    ...{ lowValueBp: number('lowValue'), vatBp: number('vat'), dutyBp: number('duty') },
    goodsRates: rated.map((type) => ({ goodsType: type, dutyBp: number(type) })),
    asOf: text('asOf'),
    rateMillionths: text('rate') === '' ? null : millionths(text('rate')),
  };
  const checked = dutyTableInput.safeParse(read);
  if (checked.success) return { table: checked.data, faults: [] };
  const faults = checked.error.issues.map(({ path: [field, at], message }): Fault => {
    const type = field === 'goodsRates' ? rated[Number(at)] : undefined;
    const named = dutySheetColumns.find((column) => column === field);
    return { column: type ?? named ?? columnOfField[String(field)] ?? 'country', error: message };
  });
  return { table: undefined, faults };
}

function millionths(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return whole === '' ? Number.NaN : Number(whole + fraction.padEnd(rateDigits, '0'));
}

/** Whether two duty tables have the same content. */
export const isSame = (a: DutyTable, b: DutyTable, shopCurrency: string): boolean => {
  const [one, other] = [dutyTableCells(a, shopCurrency), dutyTableCells(b, shopCurrency)];
  return dutySheetColumns.every((column) =>
    column === 'freeModes'
      ? [...a.freeModes].sort().join() === [...b.freeModes].sort().join()
      : one[column] === other[column],
  );
};
