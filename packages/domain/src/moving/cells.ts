import { dayStart } from '../orders/timeFilters.ts';
import { parseDayCell, parseTimeCell } from '../statements/days.ts';
import { parseAmount } from '../wallet/amount.ts';
import { type ColumnMapping, isExactColumnName } from './columnMapping.ts';

/** A fault of a cell, or of its whole row (`column` null). Screens show it in the reader's language. */
export interface ImportCellFault {
  readonly column: string | null;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** How to read a file's amounts and times: the shop's currency and time zone. */
export interface CellParseSettings {
  readonly currency: string;
  readonly timeZone: string;
}

const yes = new Set(['yes', 'y', 'true', '1', '是', '启用', '啟用', '正常', 'active', 'enabled', 'default']);
const no = new Set([
  'no',
  'n',
  'false',
  '0',
  '否',
  '停用',
  '禁用',
  '冻结',
  '凍結',
  'disabled',
  'inactive',
  'blocked',
]);

/** Reads the cells of one row, each by the type of its column, and collects their faults. */
export class RowCells {
  readonly faults: ImportCellFault[] = [];
  readonly #cells: Readonly<Record<string, string>>;
  readonly #columns: ColumnMapping;
  readonly #terms: CellParseSettings;

  constructor(cells: Readonly<Record<string, string>>, columns: ColumnMapping, terms: CellParseSettings) {
    this.#cells = cells;
    this.#columns = columns;
    this.#terms = terms;
  }

  /** Whether the file has the column. Fields without a column stay unchanged. */
  has(column: string): boolean {
    return this.#columns[column] !== undefined;
  }

  fault(column: string | null, error: string, params: ImportCellFault['params'] = {}): void {
    if (!this.faults.some((one) => one.column === column)) this.faults.push({ column, error, params });
  }

  text(column: string, max = 200): string {
    const text = (this.#cells[column] ?? '').normalize('NFC').trim();
    if ([...text].length > max) this.fault(column, 'field.tooLong', { max });
    return text;
  }

  needed(column: string, max = 200): string {
    const text = this.text(column, max);
    if (text === '') this.fault(column, 'field.required');
    return text;
  }

  /** The key that a record has in the old system, such as the number of a member or of an address. */
  key(column: string): string {
    const key = this.needed(column, 40);
    if (key !== '' && !/^[\p{L}\p{Nd}][\p{L}\p{Nd}._@#-]*$/u.test(key)) this.fault(column, 'moving.key');
    return key;
  }

  flag(column: string, unless: boolean): boolean {
    const text = this.text(column).normalize('NFKC').toLowerCase();
    if (text === '') return unless;
    if (yes.has(text)) return true;
    if (!no.has(text)) this.fault(column, 'moving.yesOrNo');
    return false;
  }

  /** A whole number from 0, or null where the cell is empty. */
  whole(column: string, max = 1_000_000): number | null {
    const text = this.text(column).normalize('NFKC').replaceAll(',', '');
    if (text === '') return null;
    const value = /^\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) this.fault(column, 'moving.whole');
    else if (value > max) this.fault(column, 'field.tooBig', { max });
    else return value;
    return null;
  }

  /**
   * An amount in the shop's currency, in minor units. If the column's head is not our own name for it, the cell holds
   * major units.
   */
  amount(column: string): number | null {
    const text = this.text(column)
      .normalize('NFKC')
      .replace(/^(NT|HK|US|RM)?[$฿¥]\s*|^RM\s*/iu, '');
    if (text === '') return null;
    const own = isExactColumnName(column, this.#columns[column] ?? '');
    if (own && /^-?\d{1,15}$/.test(text)) {
      if (Number(text) < 0) this.fault(column, 'amount.negative');
      return Math.max(0, Number(text));
    }
    const read = own ? ({ fault: 'amount.invalid' } as const) : parseAmount(text, this.#terms.currency);
    if ('amountMinor' in read) return read.amountMinor;
    this.fault(column, read.fault);
    return null;
  }

  /**
   * A discount in basis points. If the column's head is not our own name for it, "10" and "10%" mean a discount of a
   * tenth, and so does 9折, which states the share that is still paid.
   */
  rate(column: string): number {
    const text = this.needed(column).normalize('NFKC').replace(/\s/gu, '');
    if (text === '') return 0;
    const left = /^(\d+(?:\.\d+)?)折$/.exec(text)?.[1];
    const off = /^(\d+(?:\.\d+)?)%?$/.exec(text)?.[1];
    const isOwn = isExactColumnName(column, this.#columns[column] ?? '') && !text.endsWith('%');
    const toPay = left === undefined ? undefined : Number(left) * (Number(left) < 10 ? 1_000 : 100);
    const value = toPay === undefined ? Math.round(Number(off) * (isOwn ? 1 : 100)) : 10_000 - toPay;
    if (Number.isInteger(value) && value >= 1 && value <= 10_000) return value;
    this.fault(column, 'moving.rate');
    return 0;
  }

  /**
   * A weight in grams or a length in millimetres. If the column's head is not our own name for it, the unit is the
   * one in the head, or else the usual one: kilograms and centimetres.
   */
  measure(column: string, max: number): number | null {
    const text = this.text(column).normalize('NFKC').replaceAll(',', '').toLowerCase();
    if (text === '') return null;
    const head = (this.#columns[column] ?? '').normalize('NFKC').toLowerCase();
    const match = /^(\d+(?:\.\d+)?)\s*(kg|g|mm|cm|m)?$/.exec(text);
    const unit = match?.[2] ?? unitOf(column, head);
    const times = { kg: 1_000, g: 1, m: 1_000, cm: 10, mm: 1 }[unit] ?? 1;
    const value = Math.round(Number(match?.[1] ?? Number.NaN) * times);
    if (Number.isNaN(value)) this.fault(column, 'moving.number');
    else if (value > max) this.fault(column, 'field.tooBig', { max });
    else return value === 0 ? null : value;
    return null;
  }

  /** An end time. A day without a time includes the whole day. */
  end(column: string): string | null {
    const start = this.instant(column);
    if (start === null || /[T:]/.test(this.text(column))) return start;
    return new Date(Date.parse(start) + 86_400_000).toISOString();
  }

  /** An instant. Without an offset, or as a day, it is in the shop's time zone. */
  instant(column: string): string | null {
    const text = this.text(column);
    if (text === '') return null;
    if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)))
      return new Date(text).toISOString();
    const day = parseDayCell(text, { order: 'ymd', calendar: 'western' });
    if (day === undefined) {
      this.fault(column, 'moving.day');
      return null;
    }
    const [h = 0, m = 0, s = 0] = (parseTimeCell(text) ?? '').split(':').map(Number);
    const start = Date.parse(dayStart(day, this.#terms.timeZone));
    return new Date(start + (h * 3_600 + m * 60 + s) * 1_000).toISOString();
  }
}

function unitOf(column: string, head: string): 'kg' | 'g' | 'cm' | 'mm' {
  if (column.endsWith('_g')) {
    if (/kg|公斤|千克/.test(head)) return 'kg';
    return isExactColumnName(column, head) || /\(g\)|克/.test(head) ? 'g' : 'kg';
  }
  return isExactColumnName(column, head) || /mm|毫米/.test(head) ? 'mm' : 'cm';
}
