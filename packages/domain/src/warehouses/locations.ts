import { normaliseCourierNumber, recogniseCourier } from '../parcels/couriers.ts';
import { recogniseScan } from '../parcels/scans.ts';

/** The most places that one range makes. */
export const rangeMax = 2_000;

const form = /^[A-Z0-9][A-Z0-9-]{0,11}$/;

/** A place's code as it is stored and compared: upper case, half-width, without blanks around it. */
export const normaliseLocation = normaliseCourierNumber;

/** Whether a place can be called so: short, and nothing that a scanner could take for a number of another kind. */
export function isLocationCode(code: string): boolean {
  if (!form.test(code) || /^\d{5,}$/.test(code) || recogniseCourier(code).length > 0) return false;
  const { kind } = recogniseScan(code);
  return kind === 'shelf' || kind === 'courier' || kind === 'unreadable';
}

/**
 * All places from one code to another: every part between dashes runs by itself, numbers with their leading zeros and
 * single letters, so that `A-01-1` to `B-03-2` are twelve. Undefined where the two do not belong together, or are too many.
 */
export function locationRange(from: string, to: string): string[] | undefined {
  const [first, last] = [from, to].map((code) => normaliseLocation(code).split('-'));
  if (!first || !last || first.length !== last.length) return undefined;
  const parts = first.map((part, at) => partRange(part, last[at] ?? ''));
  let codes: string[][] = [[]];
  for (const part of parts) {
    if (part === undefined || codes.length * part.length > rangeMax) return undefined;
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
