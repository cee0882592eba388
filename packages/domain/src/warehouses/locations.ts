import { normaliseCourierNumber, recogniseCourier } from '../parcels/couriers.ts';
import { recogniseScan } from '../parcels/scans.ts';

/** The most locations that one range creates. */
export const maxRangeLocations = 2_000;

const form = /^[A-Z0-9][A-Z0-9-]{0,11}$/;

/** A location's code as it is stored and compared: upper case, half-width, without surrounding blanks. */
export const normaliseLocation = normaliseCourierNumber;

/**
 * Whether a code is allowed for a location: short, and not mistakable for another kind of number.
 * @example isLocationCode('A-01') // → true
 */
export function isLocationCode(code: string): boolean {
  if (!form.test(code) || /^\d{5,}$/.test(code) || recogniseCourier(code).length > 0) return false;
  const { kind } = recogniseScan(code);
  return kind === 'shelf' || kind === 'courier' || kind === 'unreadable';
}

/**
 * All locations from one code to another. Each part between dashes is counted separately, numbers with leading zeros
 * and single letters, so `A-01-1` to `B-03-2` are twelve. Undefined if the two do not match or there are too many.
 * @example locationRange('A-09', 'A-11') // → ['A-09', 'A-10', 'A-11']
 */
export function locationRange(from: string, to: string): string[] | undefined {
  const [first, last] = [from, to].map((code) => normaliseLocation(code).split('-'));
  if (!first || !last || first.length !== last.length) return undefined;
  const parts = first.map((part, at) => partRange(part, last[at] ?? ''));
  let codes: string[][] = [[]];
  for (const part of parts) {
    if (part === undefined || codes.length * part.length > maxRangeLocations) return undefined;
    codes = codes.flatMap((code) => part.map((one) => [...code, one]));
  }
  return codes.map((code) => code.join('-'));
}

function partRange(from: string, to: string): string[] | undefined {
  if (from === to) return [from];
  if (/^\d{1,4}$/.test(from) && /^\d{1,4}$/.test(to)) {
    const count = Number(to) - Number(from) + 1;
    if (count < 1) return undefined;
    return Array.from({ length: count }, (_, n) => String(Number(from) + n).padStart(from.length, '0'));
  }
  if (/^[A-Z]$/.test(from) && /^[A-Z]$/.test(to) && from < to) {
    const start = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - start + 1 }, (_, n) => String.fromCharCode(start + n));
  }
  return undefined;
}
