import type { Selectable } from 'kysely';
import type pg from 'pg';
import { toColumnName, withContractNames } from '../src/platform/columns.ts';
import { typeParsers } from '../src/platform/connections.ts';
import type { Schema } from '../src/platform/schema.gen.ts';

/** Values by the columns of a table, under the contract's names. */
type Values<T extends keyof Schema> = Partial<Record<keyof Schema[T], unknown>>;

/** Reads and arranges rows past the calls and past row-level security, where no more than a few columns decide. */
export interface TableRows {
  /** The first row with these values, as the server reads it; undefined if there is none. */
  row<T extends keyof Schema>(table: T, where: Values<T>): Promise<Selectable<Schema[T]> | undefined>;
  /** Changes all rows with these values. */
  change<T extends keyof Schema>(table: T, where: Values<T>, values: Values<T>): Promise<void>;
}

/** `onChange` hears which table has changed. */
export const tableRows = (owner: pg.Pool, onChange: (table: keyof Schema) => void): TableRows => ({
  row: async (table, where) => {
    const text = `select * from ${toColumnName(table)} where ${listed(where, ' and ')} limit 1`;
    const { rows } = await owner.query({ text, values: Object.values(where), types: typeParsers });
    return rows.map(withContractNames<Selectable<Schema[typeof table]>>)[0];
  },
  change: async (table, where, values) => {
    const set = listed(values, ', ');
    const only = listed(where, ' and ', Object.keys(values).length);
    await owner.query(`update ${toColumnName(table)} set ${set} where ${only}`, [
      ...Object.values(values),
      ...Object.values(where),
    ]);
    onChange(table);
  },
});

/** Each column with its parameter, counted from the one after `from`. */
const listed = (values: object, between: string, from = 0): string =>
  Object.keys(values)
    .map((name, at) => `${toColumnName(name)} = $${from + at + 1}`)
    .join(between);
