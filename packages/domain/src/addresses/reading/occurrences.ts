import type { Region } from '../../regions.ts';
import type { KnownArea } from './knownArea.ts';
import { areaAliases, hongKongQuarters } from './localities.ts';
import { type CompactText, compactText, normalizedText, type TextSpan } from './plainText.ts';
import type { FoundZip } from './zips.ts';

/** A name of an area in the text. */
export interface AreaOccurrence extends TextSpan {
  readonly areaId: string;
  /**
   * How clearly the text names the area. 4: the name and the word for its level, such as `เขต`; 3: the full name; 2:
   * a shortened name; 1: the name as a part of a road's name.
   */
  readonly weight: number;
  /** The name, such as that of a quarter, is also a part of the street address and stays there. */
  readonly stays?: true;
}

interface Name {
  readonly text: string;
  readonly weight: number;
  readonly stays?: true;
}

const han = /\p{Script=Han}/u;
const thai = /[\p{Script=Thai}]/u;
const latin = /\p{Script=Latin}/u;
const suffix = /(?:district|disrict|dist|city|county|township|town)$/;
const hanSuffix = /[區区市鎮镇鄉乡縣县]$/u;

/**
 * The area names in the text. A name inside a longer one does not count: `九龍` in `九龍城`. Never finds an area
 * that is not given.
 * @example areaOccurrencesIn('大安區', 'TW', [], []) // → []
 */
export function areaOccurrencesIn(
  text: string,
  country: Region,
  areas: readonly KnownArea[],
  zips: readonly FoundZip[],
): AreaOccurrence[] {
  const plain = compactText(normalizedText(text));
  const all = namesThatMayBeIn(plain.text, areas).flatMap(({ area, name }) =>
    spansOf(plain, text, name.text).flatMap((span) => {
      const at = judged({ text, country, area, zips }, name, span);
      return at ? [{ ...at, areaId: area.id }] : [];
    }),
  );
  const longest = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.areaId !== one.areaId &&
          other.weight > 0 &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  return longest
    .filter(({ weight }) => weight > 0 && country !== 'TW')
    .concat(country === 'TW' ? taiwanese(text, longest, areas) : []);
}

const known = new WeakMap<KnownArea, readonly Name[]>();

function namesOf(area: KnownArea): readonly Name[] {
  const before = known.get(area);
  if (before) return before;
  const names = new Map<string, Name>();
  const add = (text: string, weight: number, more: { stays?: true } = {}) => {
    const name = compactText(normalizedText(text)).text;
    if (name.length >= 2 && !names.has(name)) names.set(name, { text: name, weight, ...more });
  };
  for (const name of hongKongQuarters[area.id]?.split('|') ?? []) add(name, 2, { stays: true });
  const isZip = /^\d+$/.test(area.localName);
  if (!isZip)
    for (const name of [area.localName, area.tw, area.zh, area.en]) {
      add(name, 3);
      const bare = compactText(normalizedText(name)).text.replace(latin.test(name) ? suffix : hanSuffix, '');
      // Districts of Hong Kong have the same names as quarters. Such a name stays in the street address, because the
      // quarter belongs to it.
      add(bare, 2, area.country === 'HK' && area.level === 2 ? { stays: true } : {});
    }
  // Addresses in a province call the district around its capital only `เมือง`, without the rest of its full name.
  if (area.country === 'TH' && area.level === 2 && area.localName.startsWith('เมือง')) add('เมือง', 2);
  for (const name of areaAliases[area.id]?.split('|') ?? []) add(name, 3);
  const list = [...names.values()];
  known.set(area, list);
  return list;
}

/** A name of an area, and its place in the order of all names of the areas. */
interface PlacedName {
  readonly area: KnownArea;
  readonly name: Name;
  readonly place: number;
}

const namesByBeginning = new WeakMap<readonly KnownArea[], ReadonlyMap<string, readonly PlacedName[]>>();

/** The names whose first two characters are in the text, in the order of the areas. */
function namesThatMayBeIn(text: string, areas: readonly KnownArea[]): PlacedName[] {
  const byBeginning = namesByBeginning.get(areas) ?? groupedByBeginning(areas);
  namesByBeginning.set(areas, byBeginning);
  const beginnings = new Set(Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2)));
  return [...beginnings]
    .flatMap((beginning) => byBeginning.get(beginning) ?? [])
    .sort((one, other) => one.place - other.place);
}

function groupedByBeginning(areas: readonly KnownArea[]): ReadonlyMap<string, readonly PlacedName[]> {
  const names = areas.flatMap((area) => namesOf(area).map((name) => ({ area, name })));
  const placed = names.map((one, place) => ({ ...one, place }));
  return Map.groupBy(placed, ({ name }) => name.text.slice(0, 2));
}

function spansOf(plain: CompactText, text: string, name: string): TextSpan[] {
  const found: TextSpan[] = [];
  for (let from = plain.text.indexOf(name); from >= 0; from = plain.text.indexOf(name, from + 1)) {
    const start = plain.at[from];
    const last = plain.at[from + name.length - 1];
    // A name never continues over the end of a line.
    if (start !== undefined && last !== undefined && !text.slice(start, last).includes('\n'))
      found.push({ start, end: last + 1 });
  }
  return found;
}

interface Within {
  readonly text: string;
  readonly country: Region;
  readonly area: KnownArea;
  readonly zips: readonly FoundZip[];
}

type Judged = TextSpan & Pick<AreaOccurrence, 'weight' | 'stays'>;

function judged(within: Within, name: Name, span: TextSpan): Judged | undefined {
  if (thai.test(name.text)) return thaiName(within, name, span);
  if (latin.test(name.text)) return latinName(within, name, span);
  if (!han.test(name.text)) return undefined;
  const isRoad =
    !hanSuffix.test(name.text) &&
    /^\s*(?:東|西|南|北|中)?(?:大道|道|街|路|徑)/u.test(within.text.slice(span.end));
  return { ...span, weight: isRoad ? Math.min(1, name.weight) : name.weight, ...staysOf(name) };
}

const latinRoad =
  /^[\s.]*(?:[nsew]\.?\s+)?(?:road|rd|street|st|avenue|ave|boulevard|blvd|lane|path|drive|highway)\b/iu;
const malayRoad =
  /(?:\b(?:jalan|jln|lorong|lrg|taman|tmn|kampung|kg|persiaran|lebuh|lebuhraya|pangsapuri|apartment|residensi|menara|plaza|wisma|bandar baru)\.?\s+)(?:[\p{L}\d]+\s+)?$/iu;

const staysOf = ({ stays }: Name) => (stays ? { stays } : {});

function latinName({ text, country, area, zips }: Within, name: Name, span: TextSpan): Judged | undefined {
  const before = text.slice(Math.max(0, span.start - 24), span.start);
  if (/[\p{L}\p{M}]$/u.test(before) || /^[\p{L}\p{M}]/u.test(text.slice(span.end))) return undefined;
  const own = /^\s+(?:district|dist\.?|city|county|township)(?![a-z])/iu.exec(text.slice(span.end));
  const end = span.end + (own?.[0].length ?? 0);
  const at = { start: span.start, end };
  const after = text.slice(end);
  if (country === 'MY' && area.level === 2) return { ...at, weight: malayCity(text, at, before, zips) };
  if (latinRoad.test(after)) return { ...at, weight: country === 'HK' ? 1 : 0 };
  if (malayRoad.test(before)) return { ...at, weight: 0 };
  if (own) return { ...at, weight: 3 };
  // `Eastern`, `North` and `Islands` are ordinary words, so they count only if a word such as `District` follows.
  if (country === 'HK' && area.level === 2 && !name.stays && !/\s/.test(text.slice(span.start, span.end)))
    return { ...at, weight: 0 };
  return { ...at, weight: name.weight, ...staysOf(name) };
}

/**
 * Names of Malaysian cities are also words in names of roads and estates. A city's name counts only if it follows the
 * postal code, or if it stands alone between commas or line ends.
 */
function malayCity(
  text: string,
  { start, end }: TextSpan,
  before: string,
  zips: readonly FoundZip[],
): number {
  const afterZip = zips.some((zip) => zip.end <= start && /^[\s,]*$/.test(text.slice(zip.end, start)));
  if (afterZip) return 3;
  if (malayRoad.test(before) || latinRoad.test(text.slice(end))) return 0;
  const from = /(?:^|[,;\n])\s*$/u.test(text.slice(0, start));
  const to = /^\s*(?:$|[,;\n.]|\d{5}(?!\d))/u.test(text.slice(end));
  return from && to ? 3 : 0;
}

const levelWords: readonly (readonly [number, RegExp])[] = [
  [1, /(?:จังหวัด|จ\.)\s*$/u],
  [2, /(?:เขต|อำเภอ|อ\.)\s*$/u],
  [3, /(?:แขวง|ตำบล|ต\.)\s*$/u],
];
/** Words that may follow the name of a Thai place without a blank. */
const thaiNext = /^(?:จังหวัด|จ\.|เขต|อำเภอ|อ\.|แขวง|ตำบล|ต\.|รหัส|โทร|กรุงเทพ|กทม|ประเทศ)/u;
/** A Thai name with fewer letters counts only together with the word for its level, such as `เขต`. */
const leastBare = 4;

function thaiName({ text, area }: Within, name: Name, span: TextSpan) {
  const before = text.slice(Math.max(0, span.start - 10), span.start);
  const after = text.slice(span.end);
  if (/^[\p{Script=Thai}\p{M}]/u.test(after) && !thaiNext.test(after)) return undefined;
  const word = levelWords.flatMap(([level, pattern]) => {
    const match = pattern.exec(before);
    return match ? [{ level, length: match[0].length }] : [];
  })[0];
  if (word)
    return word.level === area.level
      ? { start: span.start - word.length, end: span.end, weight: 4 }
      : undefined;
  if (/[\p{Script=Thai}\p{M}]$/u.test(before) || (area.level > 1 && name.text.length < leastBare))
    return undefined;
  if (/(?:ถนน|ถ\.|ซอย|ซ\.|หมู่บ้าน|คอนโด|อาคาร|บ้าน)\s*$/u.test(before)) return undefined;
  return { ...span, weight: area.level === 1 ? 3 : 2 };
}

/**
 * A shortened name counts only where it cannot be anything else: a county's alone or right before its
 * district, a district's right after its county. The road 中山北路 is not in the district 中山.
 */
function taiwanese(
  text: string,
  all: readonly AreaOccurrence[],
  areas: readonly KnownArea[],
): AreaOccurrence[] {
  const levels = new Map(areas.map(({ id, level }) => [id, level]));
  const full = all.filter(
    ({ weight, start, end }) => weight === 3 && (end - start > 2 || hanSuffix.test(text.slice(start, end))),
  );
  const gap = (from: number, to: number) => /^[\s\d,.]*$/u.test(text.slice(from, to)) && to - from <= 8;
  const open = (at: number) => !han.test(text.charAt(at)) || at >= text.length;
  const counties = all.filter(
    (one) =>
      levels.get(one.areaId) === 1 &&
      (full.includes(one) ||
        (one.weight === 2 &&
          (open(one.end) || full.some((other) => other.start >= one.end && gap(one.end, other.start))) &&
          (one.start === 0 || open(one.start - 1)))),
  );
  const districts = all.filter(
    (one) =>
      levels.get(one.areaId) === 2 &&
      (full.includes(one) ||
        (one.weight === 2 &&
          open(one.end) &&
          counties.some((other) => gap(other.end, one.start) && other.end <= one.start)) ||
        (one.weight === 2 && latin.test(text.charAt(one.start)))),
  );
  const reformed = all.filter(
    (one) =>
      one.weight === 2 &&
      levels.get(one.areaId) === 2 &&
      /[市鎮鄉镇乡]/u.test(text.charAt(one.end)) &&
      counties.some((other) => gap(other.end, one.start) && other.end <= one.start),
  );
  return [...counties, ...districts, ...reformed.map((one) => ({ ...one, end: one.end + 1, weight: 3 }))];
}
