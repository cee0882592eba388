import { typedAmount } from '../wallet/amount.ts';
import { type EnteredPrice, enteredPricesMax } from './enteredPrices.ts';

interface PriceTable {
  /** Every line that has a weight and a price, lightest first. */
  readonly lines: readonly EnteredPrice[];
  /** The lines that the form of prices gets: see `rowsToEnter`. Empty if they are too many for it. */
  readonly rows: readonly EnteredPrice[];
}

/**
 * Reads a price list copied from a spreadsheet or from a CSV file: the weight in the first column with a
 * number, its price in the next. For a range such as `1–2 kg` the upper end counts. Kilograms, unless the
 * text says grams. It never guesses: a line without both, such as a heading, is left out.
 * @example parsePriceTable('kg\tNT$\n1\t240\n2\t300\n3\t360', 'TWD').rows // → [{ weightG: 1000, priceMinor: 24000 }, { weightG: 2000, priceMinor: 30000 }, { weightG: 3000, priceMinor: 36000 }]
 */
export function parsePriceTable(text: string, currency: string): PriceTable {
  const byWeight = new Map<number, EnteredPrice>();
  for (const line of text.split(/\r?\n/)) {
    const read = lineOf(cellsOf(line), currency);
    if (read) byWeight.set(read.weightG, read);
  }
  const lines = [...byWeight.values()].sort((one, other) => one.weightG - other.weightG);
  return { lines, rows: rowsToEnter(lines) };
}

/**
 * All lines if they are few, otherwise those at which the price's slope changes; none if these are too many
 * to type. The lines must have rising weights.
 * @example rowsToEnter([{ weightG: 1000, priceMinor: 24000 }]) // → [{ weightG: 1000, priceMinor: 24000 }]
 */
export function rowsToEnter(lines: readonly EnteredPrice[]): readonly EnteredPrice[] {
  const rows = lines.length > enteredPricesMax ? turns(lines) : lines;
  return rows.length > enteredPricesMax ? [] : rows;
}

/** Splits a line into cells at tabs, semicolons or commas; a comma within quotes belongs to its cell. */
function cellsOf(line: string): string[] {
  const between = line.includes('\t') ? /\t/ : line.includes(';') ? /;/ : /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
  return line.split(between).map((cell) => cell.replaceAll('"', '').trim());
}

const numbersIn = (cell: string): string[] => cell.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? [];

function lineOf(cells: readonly string[], currency: string): EnteredPrice | undefined {
  const [weightCell, priceCell] = cells.filter((cell) => numbersIn(cell).length > 0);
  const weight = Number(
    numbersIn(weightCell ?? '')
      .at(-1)
      ?.replaceAll(',', ''),
  );
  const price = numbersIn(priceCell ?? '');
  const priceMinor = typedAmount(price[0]?.replaceAll(',', '') ?? '', currency);
  if (price.length !== 1 || !(weight > 0) || priceMinor === undefined || !(priceMinor > 0)) return undefined;
  const isGrams = /(?:\d|\s)(?:g|克|公克)\s*$/i.test(weightCell ?? '');
  return { weightG: Math.round(weight * (isGrams ? 1 : 1000)), priceMinor };
}

/** The first line, the last, and each line at which the price's slope changes. */
function turns(lines: readonly EnteredPrice[]): readonly EnteredPrice[] {
  const kept = lines.filter((line, at) => {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (!before || !after) return true;
    const rise = (line.priceMinor - before.priceMinor) * (after.weightG - line.weightG);
    return rise !== (after.priceMinor - line.priceMinor) * (line.weightG - before.weightG);
  });
  // The lines that remain must still have the same step as all lines.
  const wanted = stepOf(lines);
  return kept.length > 1 && stepOf(kept) !== wanted
    ? lines.filter((line) => kept.includes(line) || line === lines[1])
    : kept;
}

const stepOf = (lines: readonly EnteredPrice[]): number =>
  lines.reduce((step, { weightG }) => commonDivisor(step, weightG), 0);

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
