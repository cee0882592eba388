import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

export function allCountries(tx: Tx) {
  return tx.all(q.selectFrom('countries').selectAll().orderBy('en'));
}

export function countriesByCode(tx: Tx, codes: readonly string[]) {
  return tx.all(
    q
      .selectFrom('countries')
      .selectAll()
      .where('code', 'in', [...codes])
      .orderBy('en'),
  );
}

export type CountryRow = Awaited<ReturnType<typeof allCountries>>[number];

/** Where the shop's open channels and pickup points lead. */
export async function servedCountries(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    q
      .selectFrom('channels')
      .select('country')
      .where('shop_id', '=', tx.shopId)
      .where('active', '=', true)
      .union(
        q
          .selectFrom('pickup_points')
          .select('country')
          .where('shop_id', '=', tx.shopId)
          .where('active', '=', true),
      ),
  );
  return rows.map((row) => row.country);
}

const areaRows = q
  .selectFrom('areas')
  .selectAll('areas')
  .select(
    sql<boolean>`not exists (select from areas child where child.country = areas.country and child.parent_id = areas.id)`.as(
      'leaf',
    ),
  );

/** Children of an area, or the provinces of a country. */
export function childAreas(tx: Tx, country: string, parentId: string | undefined) {
  const query = areaRows.where('areas.country', '=', country).orderBy('areas.id');
  return tx.all(
    parentId === undefined
      ? query.where('areas.parent_id', 'is', null)
      : query.where('areas.parent_id', '=', parentId),
  );
}

export type AreaRow = Awaited<ReturnType<typeof childAreas>>[number];

const most = 50;

/** Areas with that zip code of five digits; Taiwan's areas have the first three of them. */
export function areasByZip(tx: Tx, zip: string, country: string | undefined) {
  const base = areaRows.where((eb) =>
    eb.or([
      eb('areas.zip', '=', zip),
      eb.and([eb('areas.country', '=', 'TW'), eb('areas.zip', '=', zip.slice(0, 3))]),
    ]),
  );
  return tx.all((country ? base.where('areas.country', '=', country) : base).orderBy('areas.id').limit(most));
}

/** Areas whose name in any language begins with the words, or contains them. */
export function areasByWords(tx: Tx, words: string, country: string | undefined) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const base = areaRows.where((eb) =>
    eb.or(
      (['zh', 'tw', 'en', 'local_name'] as const).map(
        (c): Expression<SqlBool> => eb(`areas.${c}`, 'ilike', like),
      ),
    ),
  );
  return tx.all(
    (country ? base.where('areas.country', '=', country) : base)
      .orderBy('areas.level')
      .orderBy('areas.id')
      .limit(most),
  );
}

/** The areas with these ids, for the way up from an area to its province. */
export function areasById(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.all(areaRows.where('areas.id', 'in', [...ids]));
}
