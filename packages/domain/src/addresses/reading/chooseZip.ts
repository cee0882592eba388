import type { Region } from '../../regions.ts';
import { isZipOfArea } from '../rules.ts';
import type { AddressFindings } from './addressFindings.ts';
import type { KnownArea } from './knownArea.ts';
import type { AreaPath } from './places.ts';
import type { FoundZip } from './zips.ts';

interface ChosenZip {
  readonly zip: string;
  readonly derived: boolean;
  readonly choices: readonly string[];
  readonly used: readonly FoundZip[];
}

/**
 * The postal code to fill in: the written code if the area has it, or the area's only code. If the written code
 * differs from the area's only code, both are offered. Never chooses a code that the area does not have.
 * @example chooseZip({ country: 'TW', score: 0, text: '110', labels: [], phones: [], zips: [{ start: 0, end: 3, zip: '110' }], place: { path: [], named: new Map(), spans: [], score: 0, others: [], shared: [] } }, [{ id: 'a', parentId: null, country: 'TW', level: 2, zh: '', tw: '', en: '', localName: '信義區', zip: '110' }]).choices // → ['110']
 */
export function chooseZip({ country, zips, place }: AddressFindings, areas: readonly KnownArea[]): ChosenZip {
  const path = place.path;
  const area = path.at(-1);
  const own = area ? zipsWithin(area, areas) : [];
  const written = [...new Set(zips.map(({ zip }) => zip))];
  const right =
    area && path.length > 1 ? written.filter((zip) => own.length > 0 && isZipOfArea(country, zip, own)) : [];
  const [only, another] = right;
  if (only !== undefined && another === undefined)
    return { zip: only, derived: false, choices: [], used: zips.filter(({ zip }) => zip === only) };
  const [one] = own;
  const single = path.length > 1 && own.length === 1 ? one : undefined;
  const known = written.filter(
    (zip) => country !== 'TW' || areas.some((each) => each.zip === zip.slice(0, 3)),
  );
  const used = zips.filter(({ zip }) => known.includes(zip));
  if (known.length === 0) return { zip: single ?? '', derived: single !== undefined, choices: [], used };
  const [sole] = known;
  if (path.length <= 1 && sole !== undefined && known.length === 1 && isWithin(country, sole, path, areas))
    return { zip: sole, derived: false, choices: [], used };
  const choices = [...new Set([...(right.length > 0 ? right : known), ...(single ? [single] : [])])].slice(
    0,
    3,
  );
  return { zip: '', derived: false, choices, used };
}

/**
 * Whether the path's province has this code. A code of the province counts as certain even if several of its areas
 * share the code.
 */
function isWithin(country: Region, zip: string, path: AreaPath, areas: readonly KnownArea[]): boolean {
  const [province] = path;
  const own = province ? zipsWithin(province, areas) : [];
  return own.length > 0 && isZipOfArea(country, zip, own);
}

function zipsWithin(area: KnownArea, areas: readonly KnownArea[]): string[] {
  const below = areas.filter(({ parentId }) => parentId === area.id);
  const own = area.zip === null ? [] : [area.zip];
  return [...new Set([...own, ...below.flatMap((one) => zipsWithin(one, areas))])];
}
