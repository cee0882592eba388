import { impossibleMeasure, measureBounds } from '@crossdock/domain/parcels/measures.ts';
import { parseFixedPoint } from '@crossdock/ui/format.ts';

/** Grams and millimetres, as the server expects them. */
export interface Sides {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const { minWeightG, maxWeightG } = measureBounds;

/**
 * Reads a weight from a scale or a clerk: `1.25`, `1.25 kg`, `1250g`. Grams, or null if it is not a weight.
 */
export function parseWeight(text: string): number | null {
  const match = /^\s*([\d.,]+)\s*(kg|g)?\s*$/i.exec(text.normalize('NFKC'));
  // No scale writes `00070`: it is the rest of a number whose scan was broken.
  if (!match?.[1] || /^0\d/.test(match[1])) return null;
  const grams = parseFixedPoint(match[1], match[2]?.toLowerCase() === 'g' ? 0 : 3);
  return grams !== null && grams >= minWeightG && grams <= maxWeightG ? grams : null;
}

/** Reads three sides in centimetres, from a dimensioner or a clerk: `30 20 10`, `30x20x10.5`, `30*20*10`. */
export function parseSides(text: string): Sides | null {
  const parts = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/cm/g, ' ')
    .split(/[\s*x×,/]+/)
    .filter(Boolean);
  if (parts.length !== 3) return null;
  const [lengthMm, widthMm, heightMm] = parts.map((part) => parseFixedPoint(part, 1));
  if (!isSide(lengthMm) || !isSide(widthMm) || !isSide(heightMm)) return null;
  const sides = { lengthMm, widthMm, heightMm };
  return impossibleMeasure({ ...sides, weightG: minWeightG }) === undefined ? sides : null;
}

function isSide(mm: number | null | undefined): mm is number {
  return mm !== null && mm !== undefined && mm > 0;
}
