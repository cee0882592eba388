import { courierNumberProblem, normaliseCourierNumber, recogniseCourier } from '../parcels/couriers.ts';
import { possibleNumbersIn } from '../parcels/possibleNumbers.ts';
import { nearestReferences, type ReferencePrefix, referenceIn } from '../reference.ts';

/**
 * Every number that a scanned text may stand for, by the kind of record that has such numbers. A list is empty if the
 * text cannot be such a number.
 */
export interface ScanInterpretations {
  /**
   * Numbers that may be a courier number of a parcel or a carrier's number for an order, in normal form, the
   * likeliest first.
   */
  readonly written: readonly string[];
  readonly orders: readonly string[];
  readonly parcels: readonly string[];
  readonly pickLists: readonly string[];
  readonly totes: readonly string[];
  readonly aliases: readonly string[];
  readonly shelves: readonly string[];
  /** The number of the box, from the `-2` after the order's number; 0 without one. */
  readonly part: number;
}

/**
 * Reads a text in every possible way. Never checks which of the numbers exist.
 * @example interpretScannedText('*A-03').shelves // → ['A-03']
 * @example interpretScannedText('CD000000000-2').part // → 2
 */
export function interpretScannedText(text: string): ScanInterpretations {
  const numbers = possibleNumbersIn(text);
  const boxes = numbers.flatMap((number) => [/^(.+)-(\d{1,3})$/.exec(number) ?? []]);
  const ofBox = boxes.flatMap(([, number = '', part = '']) => {
    const order = referenceIn('CD', number);
    return order === undefined ? [] : [{ order, part: Number(part) }];
  });
  const each = (prefix: ReferencePrefix) =>
    unique(numbers.flatMap((number) => referenceIn(prefix, number) ?? []));
  return {
    written: numbers.filter((number) => courierNumberProblem(number) === undefined),
    orders: unique([...each('CD'), ...ofBox.map(({ order }) => order)]),
    parcels: each('P'),
    pickLists: each('PL'),
    totes: each('TB'),
    // A firm that moved to this system from another one may have brought aliases without a check character, so any
    // short text may be an alias.
    aliases: unique([...each('R'), ...numbers.filter((number) => /^[A-Z0-9]{3,20}$/.test(number))]),
    shelves: unique(
      numbers.map((number) => number.replace(/^\*/, '')).filter((code) => shelfForm.test(code)),
    ),
    part: ofBox[0]?.part ?? 0,
  };
}

/**
 * The number in a text, without the characters that scanners, QR codes and couriers put around it. A text
 * without such characters is returned unchanged, because somebody may be typing a name or part of a number.
 * Never checks whether the number exists.
 * @example extractNumber('https://sf.example/q?no=SF1234567890123') // → 'SF1234567890123'
 * @example extractNumber('王小明') // → '王小明'
 */
export function extractNumber(text: string): string {
  const numbers = possibleNumbersIn(text);
  const [first = text] = numbers;
  const known = numbers.find((number) => recogniseCourier(number).length > 0);
  return known ?? (first === normaliseCourierNumber(text) ? text : first);
}

const shelfForm = /^[A-Z0-9][A-Z0-9-]{0,11}$/;
const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Letters in front of couriers' numbers, which torn labels or typists leave out. */
const courierLetters = ['SF', 'YT', 'JT', 'JD', 'DPK', 'DPL'] as const;

/**
 * The numbers that an unknown text may have been before a usual slip: a misread character or two swapped ones
 * in our own numbers; missing letters in front of a courier's number, or O and I for 0 and 1 in it; two
 * swapped digits. Never more than a hundred numbers.
 * @example correctedInterpretations('SFI234567890123').written.includes('SF1234567890123') // → true
 */
export function correctedInterpretations(text: string): ScanInterpretations {
  const numbers = possibleNumbersIn(text);
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

/** Corrects letters that look like digits right after the letters in front: `SFI23` was `SF123`. */
function readAsDigits(number: string): string[] {
  const [, letters = '', rest = ''] = /^([A-HJ-KM-NP-Z]{2})([A-Z0-9-]+)$/.exec(number) ?? [];
  return letters === '' ? [] : [letters + rest.replace(/O/g, '0').replace(/[IL]/g, '1')];
}
