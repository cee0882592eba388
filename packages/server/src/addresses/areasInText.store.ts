import type { AreaLookupKeys } from '@crossdock/domain/addresses/reading/areaLookupKeys.ts';
import type { KnownArea } from '@crossdock/domain/addresses/reading/knownArea.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The most names that are looked up for one text; no address contains more. */
const most = 400;

const areaRows = db
  .selectFrom('areas')
  .select(['id', 'parentId', 'country', 'level', 'zh', 'tw', 'en', 'localName', 'zip']);

/**
 * The areas that a pasted text may mean: found by name, by postal code or by another name, in the given countries.
 * Includes the areas above them, and the areas directly below cities and districts. Thai names are searched only if
 * the text has Thai letters, the other names only if it has Chinese or Latin ones.
 */
export async function areasInText(
  tx: Tx,
  sought: AreaLookupKeys,
  countries: readonly string[],
): Promise<KnownArea[]> {
  const found = await tx.all(
    areaRows
      .where('country', 'in', [...countries])
      .where((eb) =>
        eb.or([
          ...(sought.zips.length > 0 ? [eb('zip', 'in', [...sought.zips])] : []),
          ...(sought.ids.length > 0 ? [eb('id', 'in', [...sought.ids])] : []),
          ...(sought.thai ? [thaiNames(sought.text)] : []),
          ...(sought.han || sought.latin ? [otherNames(sought.text)] : []),
        ]),
      )
      .orderBy('level')
      .orderBy('id')
      .limit(most),
  );
  const wide = found.filter(({ level }) => level === 2).map(({ id }) => id);
  const [below, above] = await Promise.all([
    wide.length === 0 ? [] : tx.all(areaRows.where('parentId', 'in', wide).orderBy('id')),
    aboveOf(tx, found),
  ]);
  return [...new Map([...above, ...found, ...below].map((area) => [area.id, area])).values()];
}

/**
 * Thai names must occur in the text in full. The district around a capital may also be written as `เมือง`
 * beside the capital's name.
 */
function thaiNames(text: string): RawBuilder<SqlBool> {
  const name = comparable('areas.localName');
  return sql<SqlBool>`(areas.country = 'TH' and (strpos(${text}, ${name}) > 0
    or (areas.level = 2 and ${name} like 'เมือง%' and strpos(${text}, substr(${name}, 6)) > 0)))`;
}

/**
 * Chinese and Latin names without the word for their kind, such as `信義` for 信義區. For Thailand only provinces
 * have Latin names. Areas below Malaysia's cities are named by their postcodes.
 */
function otherNames(text: string): RawBuilder<SqlBool> {
  const stems = (['areas.localName', 'areas.zh', 'areas.en'] as const).map((column) => {
    const name = comparable(column);
    const stem = sql`regexp_replace(${name}, '(區|区|市|鎮|镇|鄉|乡|縣|县|district|disrict|dist|city|county|township|town)$', '')`;
    return sql`strpos(${text}, case when length(${stem}) < 2 then ${name} else ${stem} end) > 0`;
  });
  return sql<SqlBool>`((areas.country in ('TW', 'HK') or areas.level = 1 or (areas.country = 'MY' and areas.level = 2))
    and (${sql.join(stems, sql` or `)}))`;
}

function comparable(column: 'areas.localName' | 'areas.zh' | 'areas.en'): RawBuilder<string> {
  return sql<string>`translate(lower(${sql.ref(column)}), '台 .-''’\`', '臺')`;
}

async function aboveOf(tx: Tx, found: readonly KnownArea[]): Promise<KnownArea[]> {
  const all: KnownArea[] = [];
  const known = new Set(found.map(({ id }) => id));
  for (let at: readonly KnownArea[] = found; ; ) {
    const missing = [
      ...new Set(at.flatMap(({ parentId }) => (parentId !== null && !known.has(parentId) ? [parentId] : []))),
    ];
    if (missing.length === 0) return all;
    at = await tx.all(areaRows.where('id', 'in', missing));
    all.push(...at);
    for (const { id } of at) known.add(id);
  }
}
