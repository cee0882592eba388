import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { escapeLike } from '../platform/likePattern.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

export const allCountries = (tx: Tx) => tx.all(db.selectFrom('countries').selectAll().orderBy('en'));

export function countriesByCode(tx: Tx, codes: readonly string[]) {
  return tx.all(
    db
      .selectFrom('countries')
      .selectAll()
      .where('code', 'in', [...codes])
      .orderBy('en'),
  );
}

export type CountryRow = Awaited<ReturnType<typeof allCountries>>[number];

/** The countries of the shop's open channels and pickup points. */
export async function servedCountries(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    fromShop(tx, 'channels', { active: true })
      .select('country')
      .union(
        fromShop(tx, 'pickupPoints')
          .select('country')
          // Convenience stores are left out: a chain's list says where its stores are, and not which countries the
          // shop ships to.
          .where('kind', '!=', 'convenienceStore')
          .where('active', '=', true),
      ),
  );
  return rows.map((row) => row.country);
}

const areaRows = db
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
      ? query.where('areas.parentId', 'is', null)
      : query.where('areas.parentId', '=', parentId),
  );
}

export type AreaRow = Awaited<ReturnType<typeof childAreas>>[number];

const most = 50;

/** Areas with that postal code of five digits; Taiwan's areas match its first three. */
export function areasByZip(tx: Tx, zip: string, country: string | undefined) {
  const base = areaRows.where((eb) =>
    eb.or([
      eb('areas.zip', '=', zip),
      eb.and([eb('areas.country', '=', 'TW'), eb('areas.zip', '=', zip.slice(0, 3))]),
    ]),
  );
  return tx.all((country ? base.where('areas.country', '=', country) : base).orderBy('areas.id').limit(most));
}

/**
 * Areas whose path from the province down contains all the words, in any language: part of one name, or several levels
 * together as people write them (`台北市大安區`, `Bang Rak Bangkok`). Areas with the words in their own name come first.
 */
export function areasByWords(tx: Tx, words: string, country: string | undefined) {
  const patterns = words.split(/[\s,，、]+/u).flatMap((word) => patternOf(word) ?? []);
  const [first] = patterns;
  if (first === undefined) return Promise.resolve([]);
  const inAnyLanguage = (text: (language: NameColumn) => RawBuilder<string>, asked: readonly string[]) =>
    sql<SqlBool>`(${sql.join(
      nameColumns.map(
        (language) =>
          sql`(${sql.join(
            asked.map((pattern) => sql`${text(language)} ilike ${pattern}`),
            sql` and `,
          )})`,
      ),
      sql` or `,
    )})`;
  const base = areaRows
    .leftJoin('areas as parent', 'parent.id', 'areas.parentId')
    .leftJoin('areas as grand', 'grand.id', 'parent.parentId')
    .where(inAnyLanguage(wayIn, patterns));
  return tx.all(
    (country ? base.where('areas.country', '=', country) : base)
      .orderBy(
        inAnyLanguage((language) => comparable(sql`${sql.ref(`areas.${language}`)}`), [first]),
        'desc',
      )
      .orderBy('areas.level')
      .orderBy('areas.id')
      .limit(most),
  );
}

const nameColumns = ['zh', 'tw', 'en', 'localName'] as const;
type NameColumn = (typeof nameColumns)[number];

const wayIn = (language: NameColumn) =>
  comparable(
    sql`concat(${sql.ref(`grand.${language}`)}, ${sql.ref(`parent.${language}`)}, ${sql.ref(`areas.${language}`)})`,
  );

/** People use 台 and 臺 as the same character, and write blanks in different ways. */
function comparable(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(${text}, '台 ', '臺')`;
}

/** Chinese names may be shortened (`台北大安`). A postal code that was pasted along is ignored. */
function patternOf(word: string): string | undefined {
  const plain = escapeLike(word.replaceAll('台', '臺'));
  if (plain === '' || /^\d+$/.test(plain)) return undefined;
  return `%${/^\p{Script=Han}+$/u.test(plain) ? [...plain].join('%') : plain}%`;
}

/** The areas with these ids, to follow an area up to its province. */
export function areasById(tx: Tx, ids: readonly string[]) {
  return tx.allOf(ids, areaRows.where('areas.id', 'in', [...ids]));
}

/**
 * The areas in the country that these names may mean: an area of that name below a province of that name, in any
 * language; `台北`, `臺北市` and `大安` are understood. Whole names come before parts.
 */
export function areasNamed(tx: Tx, country: string, names: { province: string; city: string }) {
  const province = called('parent', names.province);
  const city = called('areas', names.city);
  return tx.all(
    areaRows
      .innerJoin('areas as parent', 'parent.id', 'areas.parentId')
      .where('areas.country', '=', country)
      .where('areas.level', '=', 2)
      .where(province.begins)
      .where(city.begins)
      .orderBy(city.whole, 'desc')
      .orderBy(province.whole, 'desc')
      .orderBy('areas.id')
      .limit(2),
  );
}

function called(table: 'areas' | 'parent', name: string) {
  const plain = escapeLike(name.replaceAll('台', '臺').replaceAll(' ', ''));
  const anyName = (pattern: string) =>
    sql<SqlBool>`(${sql.join(
      nameColumns.map((column) => sql`${comparable(sql`${sql.ref(`${table}.${column}`)}`)} ilike ${pattern}`),
      sql` or `,
    )})`;
  return { whole: anyName(plain), begins: anyName(`${plain}%`) };
}

/** An area with everything below it, at most two levels. */
export function areaWithDescendants(tx: Tx, country: string, id: string) {
  return tx.all(
    areaRows
      .leftJoin('areas as parent', 'parent.id', 'areas.parentId')
      .where('areas.country', '=', country)
      .where((eb) =>
        eb.or([eb('areas.id', '=', id), eb('areas.parentId', '=', id), eb('parent.parentId', '=', id)]),
      )
      .orderBy('areas.id'),
  );
}

/** Taiwan's district whose county and name occur in the text, such as `澎湖縣馬公市中華路 1 號`. */
export function districtInText(tx: Tx, text: string) {
  const plain = text.replaceAll('台', '臺').replaceAll(' ', '');
  return tx.maybe(
    areaRows
      .innerJoin('areas as parent', 'parent.id', 'areas.parentId')
      .select('parent.localName as county')
      .where('areas.country', '=', 'TW')
      .where(sql<SqlBool>`strpos(${plain}, concat(parent.local_name, areas.local_name)) > 0`)
      .orderBy('areas.id')
      .limit(1),
  );
}
