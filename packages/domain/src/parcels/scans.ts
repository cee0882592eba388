import { referenceIn } from '../reference.ts';
import { aliasIn } from '../warehouses/placeholders.ts';
import {
  courierNumberProblem,
  matchesByLengthOnly,
  normaliseCourierNumber,
  recogniseCourier,
} from './couriers.ts';
import { possibleNumbersIn } from './possibleNumbers.ts';

/** A scanned or typed code in normal form, with its kind. */
export interface ScannedCode {
  readonly kind: 'courier' | 'order' | 'pickList' | 'tote' | 'parcel' | 'shelf' | 'member' | 'unreadable';
  readonly code: string;
}

/** The usual form of a shelf code: short, beginning with a letter: `A-03`, `B12-4`, `A-01-2`. */
const shelfForm = /^[A-Z][A-Z0-9]{0,3}(-?\d{1,3}){1,3}$/;
const shelfMaxLength = 8;

/**
 * Decides what was scanned, so that a desk can route it without knowing where the cursor was. Our own numbers have a
 * check character and are tested first, then shelves that the warehouse knows. Everything else that can be a courier
 * number is one, because couriers share no format. A `*` in front marks a shelf. Characters that couriers and QR
 * codes put around a number are removed.
 * @example recogniseScan('*A-03', () => false) // → { kind: 'shelf', code: 'A-03' }
 * @example recogniseScan('https://sf.example/q?no=SF1234567890123') // → { kind: 'courier', code: 'SF1234567890123' }
 */
export function recogniseScan(text: string, isShelf: (code: string) => boolean = () => false): ScannedCode {
  const plain = recognised(normaliseCourierNumber(text), isShelf);
  const isSure = plain.kind !== 'unreadable' && plain.kind !== 'courier';
  if (isSure || recogniseCourier(plain.code).length > 0) return plain;
  const inside = possibleNumbersIn(text).map((number) => recognised(number, isShelf));
  return inside.find(({ kind, code }) => isOurs(kind) || isCouriers(kind, code)) ?? plain;
}

const isOurs = (kind: ScannedCode['kind']): boolean =>
  kind === 'order' || kind === 'pickList' || kind === 'tote' || kind === 'parcel' || kind === 'member';

const isCouriers = (kind: ScannedCode['kind'], code: string): boolean =>
  kind === 'courier' && recogniseCourier(code).length > 0 && !matchesByLengthOnly(code);

function recognised(code: string, isShelf: (code: string) => boolean): ScannedCode {
  const order = referenceIn('CD', code);
  if (order !== undefined) return { kind: 'order', code: order };
  const pickList = referenceIn('PL', code);
  if (pickList !== undefined) return { kind: 'pickList', code: pickList };
  const tote = referenceIn('TB', code);
  if (tote !== undefined) return { kind: 'tote', code: tote };
  if (code.startsWith('*') && code.length > 1) return { kind: 'shelf', code: code.slice(1).trim() };
  if (isShelf(code)) return { kind: 'shelf', code };
  const parcel = referenceIn('P', code);
  if (parcel !== undefined) return { kind: 'parcel', code: parcel };
  const member = aliasIn(code);
  if (member !== undefined) return { kind: 'member', code: member };
  if (shelfForm.test(code) && code.length <= shelfMaxLength) return { kind: 'shelf', code };
  return { kind: courierNumberProblem(code) === undefined ? 'courier' : 'unreadable', code };
}

/**
 * Whether a code looks like a part of a courier number: it matches no courier's form, or it consists of at most ten
 * digits and could be the end of any number.
 * @example looksLikeFragment('123456') // → true
 */
export const looksLikeFragment = (code: string): boolean =>
  recogniseCourier(code).length === 0 || /^\d{1,10}$/.test(code);

/** A second scan of the same code within this time is ignored: the scanner read it twice. */
const repeatWithinMs = 1_500;

/** The last scan, which is remembered so that a repeated read is recognised. */
export interface LastScan {
  readonly code: string;
  readonly atMs: number;
}

/**
 * Whether a scanner sent the same code again so soon that nobody can have meant it (`repeatWithinMs`).
 * @example isRescan({ code: 'A-03', atMs: 1000 }, 'A-03', 1500) // → true
 */
export function isRescan(last: LastScan | null, code: string, atMs: number): boolean {
  return last !== null && last.code === code && atMs - last.atMs < repeatWithinMs;
}
