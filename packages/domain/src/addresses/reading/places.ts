import type { Region } from '../../regions.ts';
import { countryAreas } from './countryAreas.ts';
import type { KnownArea } from './knownArea.ts';
import { type AreaOccurrence, areaOccurrencesIn } from './occurrences.ts';
import type { TextSpan } from './plainText.ts';
import type { FoundZip } from './zips.ts';

/** The areas from the province down to the smallest. */
export type AreaPath = readonly KnownArea[];

export interface FoundPlace {
  /** The area with those above it; empty if no area is certain. */
  readonly path: AreaPath;
  /**
   * The places where the text names the areas of the path, by the area's id. An area that is missing here was
   * derived.
   */
  readonly named: ReadonlyMap<string, AreaOccurrence>;
  /** Every place in the text that names an area of the path. */
  readonly spans: readonly AreaOccurrence[];
  /** How strongly the text points to this area. */
  readonly score: number;
  /** Other areas with the same score. Empty if one area is certain. */
  readonly others: readonly AreaPath[];
  /** Area names in the text that all candidates have in common. */
  readonly shared: readonly TextSpan[];
}

const none: FoundPlace = { path: [], named: new Map(), spans: [], score: 0, others: [], shared: [] };
const zipScore = 2;
/** A score below this is only a hint, and nothing is filled in from a hint. */
const leastScore = 2;

interface Judged {
  readonly path: AreaPath;
  readonly score: number;
  readonly named: ReadonlyMap<string, AreaOccurrence>;
}

/**
 * The area that the text points to most strongly, by the names of the area and those above it and by its
 * postal code. If several score the same, only what they share is certain. Never guesses between two.
 * @example placeIn('信義路五段7號', 'TW', [], []).path // → []
 */
export function placeIn(
  text: string,
  country: Region,
  areas: readonly KnownArea[],
  zips: readonly FoundZip[],
): FoundPlace {
  const { areas: own, byId } = countryAreas(areas, country);
  const found = Map.groupBy(areaOccurrencesIn(text, country, own, zips), ({ areaId }) => areaId);
  const written = new Set(zips.map(({ zip }) => (country === 'TW' ? zip.slice(0, 3) : zip)));
  const candidates = own.filter(({ id, zip }) => found.has(id) || (zip !== null && written.has(zip)));
  const tops = new Set(
    own
      .filter(({ id, level }) => level === 1 && found.get(id)?.some(({ weight }) => weight >= 2))
      .map(({ id }) => id),
  );
  const judged = candidates.map((area): Judged => {
    const path = pathTo(area, byId);
    const { sum, named } = weighed(path, found, country);
    const byZip = area.zip !== null && written.has(area.zip) ? zipScore : 0;
    const elsewhere = tops.size > 0 && !tops.has(path[0]?.id ?? '') ? 2 : 0;
    return { path, named, score: sum + byZip - elsewhere };
  });
  const best = bestOf(judged);
  // In Malaysia a state and its city can have the same name, so all places of the name are included.
  const spans =
    country === 'MY' ? best.path.flatMap(({ id }) => found.get(id) ?? []) : [...best.named.values()];
  return { ...best, spans };
}

function bestOf(judged: readonly Judged[]): Omit<FoundPlace, 'spans'> {
  const score = Math.max(0, ...judged.map((one) => one.score));
  if (score < leastScore) return none;
  const best = judged.filter((one) => one.score === score);
  const [first] = best;
  if (!first) return none;
  if (best.length === 1) return { ...first, others: [], shared: [] };
  const shared = first.path.filter(({ id }) => best.every(({ path }) => path.some((area) => area.id === id)));
  return {
    path: shared,
    named: new Map([...first.named].filter(([id]) => shared.some((area) => area.id === id))),
    score,
    others: best.map(({ path }) => path),
    shared: [...first.named.values()].filter(
      (one) =>
        one.stays !== true &&
        best.every(({ named }) =>
          [...named.values()].some(({ start, end }) => start === one.start && end === one.end),
        ),
    ),
  };
}

function pathTo(area: KnownArea, byId: ReadonlyMap<string, KnownArea>): KnownArea[] {
  const path = [area];
  for (let at = area; at.parentId !== null; ) {
    const parent = byId.get(at.parentId);
    if (!parent) break;
    path.unshift(parent);
    at = parent;
  }
  return path;
}

/** Scores a path. One name counts for one level only, except for cities that have the name of their state. */
function weighed(
  path: AreaPath,
  found: ReadonlyMap<string, readonly AreaOccurrence[]>,
  country: Region,
): { sum: number; named: ReadonlyMap<string, AreaOccurrence> } {
  const named = new Map<string, AreaOccurrence>();
  let sum = 0;
  for (const { id } of path.toReversed()) {
    const free = (found.get(id) ?? []).filter(
      (one) =>
        country === 'MY' ||
        ![...named.values()].some((taken) => one.start < taken.end && taken.start < one.end),
    );
    const best = free.reduce<AreaOccurrence | undefined>(
      (most, one) => (most && most.weight >= one.weight ? most : one),
      undefined,
    );
    if (!best) continue;
    named.set(id, best);
    sum += best.weight;
  }
  return { sum, named };
}
