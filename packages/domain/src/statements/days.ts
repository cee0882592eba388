/** The order in which a bank writes day, month and year. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * The calendars in which banks write years: the year 2026 is 115 in the calendar of Taiwan (`roc`) and 2569 in that
 * of Thailand (`buddhist`).
 */
export const calendars = ['western', 'roc', 'buddhist'] as const;
export type Calendar = (typeof calendars)[number];

export interface DayStyle {
  readonly order: DayOrder;
  readonly calendar: Calendar;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Reads a day of a bank's file as 2026-11-20; a time behind it is ignored. Undefined if it is not a day of
 * 2000 to 2100: it never guesses another order or calendar.
 * @example parseDayCell('115/11/20', { order: 'ymd', calendar: 'roc' }) // → '2026-11-20'
 * @example parseDayCell('20/11/2569 13:05', { order: 'dmy', calendar: 'buddhist' }) // → '2026-11-20'
 * @example parseDayCell('20 Nov 2026', { order: 'dmy', calendar: 'western' }) // → '2026-11-20'
 * @example parseDayCell('31/11/2026', { order: 'dmy', calendar: 'western' }) // → undefined
 */
export function parseDayCell(written: string, style: DayStyle): string | undefined {
  const groups = groupsOf(written, style);
  if (groups === undefined) return undefined;
  const [first = '', second = '', third = ''] = groups;
  const order = /^\d{4}$/.test(first) ? 'ymd' : style.order;
  const [y, m, d] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const year = yearOf(y, style.calendar);
  const named = months.indexOf(m.slice(0, 3).toLowerCase());
  return year === undefined ? undefined : realDay(year, named >= 0 ? named + 1 : Number(m), Number(d));
}

function groupsOf(written: string, { order, calendar }: DayStyle): string[] | undefined {
  const text = written.normalize('NFKC').slice(0, 60);
  const groups = text.replace(/[T\s]*\d{1,2}:\d{2}.*$/su, '').match(/\d+|[A-Za-z]{3,9}/g) ?? [];
  const [all = ''] = groups;
  if (groups.length >= 3) return groups.slice(0, 3);
  // The time may follow without a colon, as in 20261120 130522.
  if (groups.length === 0 || groups.length > 2) return undefined;
  if (all.length === 7 && calendar === 'roc') return [all.slice(0, 3), all.slice(3, 5), all.slice(5)];
  if (all.length !== 8 && all.length !== 14) return undefined;
  return order === 'ymd'
    ? [all.slice(0, 4), all.slice(4, 6), all.slice(6, 8)]
    : [all.slice(0, 2), all.slice(2, 4), all.slice(4, 8)];
}

function yearOf(written: string, calendar: Calendar): number | undefined {
  if (!/^\d{2,4}$/.test(written)) return undefined;
  const year = Number(written);
  if (calendar === 'roc') return year < 1000 ? year + 1911 : year;
  if (calendar === 'buddhist') return year < 100 ? year + 2500 - 543 : year > 2400 ? year - 543 : year;
  return year < 100 ? year + 2000 : year;
}

function realDay(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2100) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? at.toISOString().slice(0, 10)
    : undefined;
}

/**
 * The time in a cell as 13:05:22, null if there is none.
 * @example parseTimeCell('2026/11/20 9:05') // → '09:05:00'
 * @example parseTimeCell('130522') // → '13:05:22'
 */
export function parseTimeCell(written: string): string | null {
  const text = written.normalize('NFKC').slice(0, 60);
  const [, h = '', m = '', s = '00'] =
    /(?:^|\D)(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  if (h === '' || Number(h) > 23 || Number(m) > 59 || Number(s) > 59) return null;
  return `${h.padStart(2, '0')}:${m}:${s}`;
}
