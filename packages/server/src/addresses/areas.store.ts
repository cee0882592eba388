import type { OwnerConnection } from '../platform/ownerConnection.ts';

export interface CountryEntry {
  readonly code: string;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly areaCode: string;
}

export interface AreaEntry {
  readonly id: string;
  readonly country: string;
  readonly parentId: string | null;
  readonly level: 1 | 2 | 3;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly localName: string;
  readonly zip: string | null;
}

const geography = 'geography';

/** The version whose reference data was loaded last; undefined if it was never loaded completely. */
export async function geographyVersion(owner: OwnerConnection): Promise<string | undefined> {
  const { rows } = await owner.query<{ version: string }>('select version from loaded_data where name = $1', [
    geography,
  ]);
  return rows[0]?.version;
}

/**
 * Writes the reference data in two statements, under the owner's role (the serving role may only read it). Unchanged
 * rows are not written. Rows that a package no longer has stay, because addresses refer to them.
 */
export async function storeGeography(
  owner: OwnerConnection,
  countries: readonly CountryEntry[],
  areas: readonly AreaEntry[],
  version: string,
): Promise<void> {
  try {
    await owner.query('begin');
    await owner.query(
      `insert into countries (code, zh, tw, en, area_code)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       on conflict (code) do update set zh = excluded.zh, tw = excluded.tw, en = excluded.en, area_code = excluded.area_code
       where (countries.zh, countries.tw, countries.en, countries.area_code)
         is distinct from (excluded.zh, excluded.tw, excluded.en, excluded.area_code)`,
      columns(countries, ['code', 'zh', 'tw', 'en', 'areaCode']),
    );
    await owner.query(
      `insert into areas (id, country, parent_id, level, zh, tw, en, local_name, zip)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       on conflict (id) do update set zh = excluded.zh, tw = excluded.tw, en = excluded.en, local_name = excluded.local_name, zip = excluded.zip
       where (areas.zh, areas.tw, areas.en, areas.local_name, areas.zip)
         is distinct from (excluded.zh, excluded.tw, excluded.en, excluded.local_name, excluded.zip)`,
      columns(areas, ['id', 'country', 'parentId', 'level', 'zh', 'tw', 'en', 'localName', 'zip']),
    );
    // The version is recorded in the transaction that writes its data.
    await owner.query(
      `insert into loaded_data values ($1, $2, now())
       on conflict (name) do update set version = excluded.version, loaded_at = excluded.loaded_at`,
      [geography, version],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

function columns<T>(rows: readonly T[], names: readonly (keyof T)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}
