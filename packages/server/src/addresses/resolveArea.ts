import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { WrittenAddress } from '@crossdock/domain/addresses/line.ts';
import { isZipOfArea } from '@crossdock/domain/addresses/rules.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import type { Tx } from '../platform/db.ts';
import { type AreaRow, areasById, areasNamed, areaWithDescendants } from './geography.store.ts';

/** A home address as typed. */
interface TypedAddress extends Omit<WrittenAddress, 'detail'> {
  readonly areaId: string | null;
}

export type ResolvedArea = Pick<TypedAddress, 'province' | 'city' | 'area' | 'areaId' | 'street'>;

export type AreaRefusal = Refusal<'address.areaUnknown' | 'address.zipOutside'>;

/**
 * The area of a home address, by its id or its names. The stored names are the area's own, and the postal code, which
 * decides the price, belongs to it. Hong Kong has no postal codes, and a place that is not on its list stays as typed.
 */
export async function resolveArea(tx: Tx, typed: TypedAddress): Promise<ResolvedArea | AreaRefusal> {
  const { place, outside } = await resolveAreaWithZip(tx, typed);
  return outside ?? place;
}

/**
 * Like `resolveArea`, for callers who may insist on a postal code that the tables do not have. In that case `outside`
 * is the refusal for the code, and `place` is the area without it.
 */
export async function resolveAreaWithZip(
  tx: Tx,
  typed: TypedAddress,
): Promise<
  | { readonly place: ResolvedArea; readonly outside: Refusal<'address.zipOutside'> | undefined }
  | { readonly place: AreaRefusal; readonly outside: undefined }
> {
  const start = await startOf(tx, typed);
  if (start === 'unlisted') return { place: { ...typed, areaId: null }, outside: undefined };
  if (start === undefined)
    return { place: unknown(typed.areaId === null ? 'city' : 'areaId'), outside: undefined };
  const below = await areaWithDescendants(tx, typed.country, start.id);
  const area = narrowed(below, start, typed);
  if (area === undefined) return { place: unknown('city'), outside: undefined };
  const zips = zipsIn(below, area);
  const outside =
    isRegion(typed.country) && !isZipOfArea(typed.country, typed.zip, zips)
      ? refuse('address.zipOutside', { area: area.localName, zips: shown(zips) }, 'zip')
      : undefined;
  const exact = withZip(below, area, typed.zip);
  return { place: named(await wayTo(tx, exact), typed), outside };
}

function unknown(field: string): AreaRefusal {
  return refuse('address.areaUnknown', {}, field);
}

async function startOf(tx: Tx, typed: TypedAddress): Promise<AreaRow | 'unlisted' | undefined> {
  if (typed.areaId !== null) {
    const [area] = await areasById(tx, [typed.areaId]);
    return area?.country === typed.country ? area : undefined;
  }
  const [found] = await areasNamed(tx, typed.country, typed);
  return found ?? (typed.country === 'HK' ? 'unlisted' : undefined);
}

/** Narrows from a province to the typed city, or from a city to its part; undefined if a province has no such city. */
function narrowed(below: readonly AreaRow[], start: AreaRow, typed: TypedAddress): AreaRow | undefined {
  const city = start.level === 1 && !start.leaf ? childNamed(below, start, typed.city) : start;
  return city && (childNamed(below, city, typed.area) ?? city);
}

function childNamed(below: readonly AreaRow[], parent: AreaRow, name: string): AreaRow | undefined {
  const asked = comparable(name);
  if (asked === '') return undefined;
  const children = below.filter((one) => one.parentId === parent.id);
  return (
    children.find((one) => namesOf(one).includes(asked)) ??
    children.find((one) => namesOf(one).some((other) => other.startsWith(asked)))
  );
}

const namesOf = ({ zh, tw, en, localName }: AreaRow) => [zh, tw, en, localName].map(comparable);

/** People use 台 and 臺 as the same character, and write blanks and capitals in different ways. */
function comparable(name: string): string {
  return name.replaceAll('台', '臺').replaceAll(' ', '').toLowerCase();
}

function zipsIn(below: readonly AreaRow[], area: AreaRow): string[] {
  const within = below.filter((one) => isWithin(below, one, area));
  return [...new Set(within.flatMap(({ zip }) => zip ?? []))].sort();
}

function isWithin(below: readonly AreaRow[], one: AreaRow, area: AreaRow): boolean {
  if (one.id === area.id) return true;
  const parent = below.find(({ id }) => id === one.parentId);
  return parent !== undefined && isWithin(below, parent, area);
}

/** The part of a city with this postal code; the city if several parts share it. */
function withZip(below: readonly AreaRow[], area: AreaRow, zip: string): AreaRow {
  const [only, another] = below.filter((one) => one.parentId === area.id && one.zip === zip);
  return only && !another ? only : area;
}

async function wayTo(tx: Tx, area: AreaRow): Promise<AreaRow[]> {
  const way = [area];
  for (let at = area; at.parentId !== null; ) {
    const [parent] = await areasById(tx, [at.parentId]);
    if (!parent) break;
    way.unshift(parent);
    at = parent;
  }
  return way;
}

/**
 * The stored names of the areas on the path. Typed parts below the last known area are not on the list of areas and
 * stay in the street line.
 */
function named(way: readonly AreaRow[], typed: TypedAddress): ResolvedArea {
  const [province = '', city = '', area = ''] = way.map(({ localName }) => localName);
  const rest = way.length === 3 || comparable(typed.area) === '' ? '' : typed.area;
  const street = rest === '' || typed.street.startsWith(rest) ? typed.street : joined(rest, typed.street);
  return { province, city, area, areaId: way.at(-1)?.id ?? null, street };
}

function joined(rest: string, street: string): string {
  const between = /\p{Script=Han}$/u.test(rest) ? '' : ' ';
  return [rest, street].filter(Boolean).join(between).slice(0, 200);
}

/** A few postal codes as examples for the person who corrects one. */
function shown(zips: readonly string[]): string {
  return zips.length > 4 ? `${zips.slice(0, 4).join(', ')} …` : zips.join(', ');
}
