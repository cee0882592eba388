import { looksLikeReference } from '../reference.ts';
import { normaliseCourierNumber, recogniseCourier } from './couriers.ts';

/**
 * The prefix by which a scanner names the type of barcode (such as `]C1`), and the control characters between the
 * parts of a GS1 code.
 */
const scannerMarks = /^\][A-Z][0-9A-Z]|\p{Cc}/gu;
/** JD prints the piece and the number of pieces behind its courier number: `JDVA12345678901-1-1-`. */
const jdPiece = /^(JD[A-Z0-9]{10,18})(?:-\d{1,3}){2}-?$/;
/** A code with more numbers than this is not read. */
const numbersMax = 8;

/**
 * The numbers that a scanned or typed text may mean, the likeliest first: the text in capital letters, then without
 * spaces and what couriers and QR codes put around a number. A web address is not such a number. Never replaces a
 * letter or digit by another.
 * @example possibleNumbersIn('https://sf.example/q?no=SF1234567890123') // → ['SF1234567890123']
 * @example possibleNumbersIn('sf 1234 5678 90123') // → ['SF 1234 5678 90123', 'SF1234567890123']
 */
export function possibleNumbersIn(text: string): string[] {
  const written = normaliseCourierNumber(decoded(text.replace(scannerMarks, '')));
  const address = /^[A-Z]+:\/\/[^/?#]*(.*)$/s.exec(written);
  const found = [address ? undefined : written, jdPiece.exec(written)?.[1], joined(written)];
  if (/[^A-Z0-9*\s-]/.test(written)) found.push(...partsOf(address?.[1] ?? written));
  const numbers = found.flatMap((one) => one || []);
  return [...new Set(numbers)].slice(0, numbersMax);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Joins a number that is printed in groups, if the result has a courier's form. A short last group is the
 * number of a piece.
 */
function joined(written: string): string | undefined {
  const groups = written.split(/[\s-]+/);
  if (groups.slice(1).some((group) => group.length < 3)) return undefined;
  const whole = groups.join('');
  return whole !== written && recogniseCourier(whole).length > 0 ? whole : undefined;
}

/** The parts of a URL or of a waybill code that can be numbers: those with a courier's form, then all. */
function partsOf(text: string): string[] {
  const parts = text
    .split(/[^A-Z0-9-]+/)
    .filter((part) => /^[A-Z0-9-]{5,40}$/.test(part) && (/\d/.test(part) || looksLikeReference(part)));
  return [...parts.filter((part) => recogniseCourier(part).length > 0), ...parts];
}
