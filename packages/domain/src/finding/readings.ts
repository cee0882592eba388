import { orderNumberIn } from '../orders/number.ts';
import { pickListNumberIn } from '../orders/pickList.ts';
import { courierNumberProblem, normaliseCourierNumber, recogniseCourier } from '../parcels/couriers.ts';
import { numbersIn } from '../parcels/decorations.ts';
import { parcelNumberIn } from '../parcels/number.ts';
import { nearestReferences } from '../reference.ts';
import { aliasIn } from '../warehouses/placeholders.ts';
import { toteNumberIn } from '../warehouses/totes.ts';

/** Every number that a scanned text may mean, by what would have it. Empty lists where it can be none. */
export interface Readings {
  /** In normal form: couriers' numbers, and the numbers of carriers behind an order. The likeliest first. */
  readonly written: readonly string[];
  readonly orders: readonly string[];
  readonly parcels: readonly string[];
  readonly pickLists: readonly string[];
  readonly totes: readonly string[];
  readonly aliases: readonly string[];
  readonly shelves: readonly string[];
  /** Which box of the order, from the `-2` behind its number; 0 without. */
  readonly part: number;
}

/**
 * Reads a text in every way that it may be meant. Never asks which of them exists.
 * @example readScan('*A-03').shelves // → ['A-03']
 * @example readScan('CD000000000-2').part // → 2
 */
export function readScan(text: string): Readings {
  const numbers = numbersIn(text);
  const boxes = numbers.flatMap((number) => [/^(.+)-(\d{1,3})$/.exec(number) ?? []]);
  const ofBox = boxes.flatMap(([, number = '', part = '']) => {
    const order = orderNumberIn(number);
    return order === undefined ? [] : [{ order, part: Number(part) }];
  });
  const each = (read: (number: string) => string | undefined) =>
    unique(numbers.flatMap((number) => read(number) ?? []));
  return {
    written: numbers.filter((number) => courierNumberProblem(number) === undefined),
    orders: unique([...each(orderNumberIn), ...ofBox.map(({ order }) => order)]),
    parcels: each(parcelNumberIn),
    pickLists: each(pickListNumberIn),
    totes: each(toteNumberIn),
    // A firm that moved here may have brought aliases without a check character.
    aliases: unique([...each(aliasIn), ...numbers.filter((number) => /^[A-Z0-9]{3,20}$/.test(number))]),
    shelves: unique(
      numbers.map((number) => number.replace(/^\*/, '')).filter((code) => shelfForm.test(code)),
    ),
    part: ofBox[0]?.part ?? 0,
  };
}

/**
 * The number in a text, without what scanners, QR codes and couriers put around it; the text itself where nothing is around
 * it, since somebody may be typing a name or a part of a number. Never asks whether the number exists.
 * @example plainNumber('https://sf.example/q?no=SF1234567890123') // → 'SF1234567890123'
 * @example plainNumber('王小明') // → '王小明'
 */
export function plainNumber(text: string): string {
  const numbers = numbersIn(text);
  const [first = text] = numbers;
  const known = numbers.find((number) => recogniseCourier(number).length > 0);
  return known ?? (first === normaliseCourierNumber(text) ? text : first);
}

const shelfForm = /^[A-Z0-9][A-Z0-9-]{0,11}$/;
const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** What couriers put in front of their numbers, which a torn label or a typist leaves out. */
const courierLetters = ['SF', 'YT', 'JT', 'JD', 'DPK', 'DPL'] as const;

/**
 * What an unknown text was before a usual slip: a misread character or two swapped ones of our own numbers; letters left
 * out in front of a courier's number, or O and I for 0 and 1 in it; two swapped digits. Never more than a hundred numbers.
 * @example nearestReadings('SFI234567890123').written.includes('SF1234567890123') // → true
 */
export function nearestReadings(text: string): Readings {
  const numbers = numbersIn(text);
  const near = (prefix: Parameters<typeof nearestReferences>[0]) =>
    unique(numbers.flatMap((number) => nearestReferences(prefix, number)));
  return {
    written: unique(numbers.flatMap(nearestWritten)).slice(0, nearestMax),
    orders: near('CD'),
    parcels: near('P'),
    pickLists: near('PL'),
    totes: near('TB'),
    aliases: near('R'),
    shelves: [],
    part: 0,
  };
}

const nearestMax = 60;

function nearestWritten(number: string): string[] {
  if (courierNumberProblem(number) !== undefined) return [];
  const [, letters = '', rest = ''] = /^([A-Z]{0,3})(.*)$/.exec(number) ?? [];
  const digits = rest.replace(/O/g, '0').replace(/[IL]/g, '1');
  const swapped = [...digits].flatMap((char, at) =>
    at === 0 || char === digits[at - 1]
      ? []
      : [letters + digits.slice(0, at - 1) + char + digits[at - 1] + digits.slice(at + 1)],
  );
  const inFront = letters === '' ? courierLetters.map((each) => each + digits) : [digits];
  return [
    letters + digits,
    ...readAsDigits(number),
    ...inFront.filter((one) => recogniseCourier(one).length > 0),
    ...swapped,
  ].filter((one) => one !== number && courierNumberProblem(one) === undefined);
}

/** `SFI23` was `SF123`: a letter that looks like a digit stands among the letters in front. */
function readAsDigits(number: string): string[] {
  const [, letters = '', rest = ''] = /^([A-HJ-KM-NP-Z]{2})([A-Z0-9-]+)$/.exec(number) ?? [];
  return letters === '' ? [] : [letters + rest.replace(/O/g, '0').replace(/[IL]/g, '1')];
}
