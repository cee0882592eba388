import type { Selectable } from 'kysely';
import type pg from 'pg';
import { toColumnName, withContractNames } from '../src/platform/columns.ts';
import { typeParsers } from '../src/platform/connections.ts';
import type { Schema } from '../src/platform/schema.gen.ts';

/** Values of a table's columns, with the column names in the form that the code uses, such as `shopId`. */
type Values<T extends keyof Schema> = Partial<Record<keyof Schema[T], unknown>>;

/** Reads and changes rows by a few columns, without calls and without row-level security. */
export interface TableRows {
  /** The first row with these values, as the server reads it; undefined if there is none. */
  row<T extends keyof Schema>(table: T, where: Values<T>): Promise<Selectable<Schema[T]> | undefined>;
  /** Changes all rows with these values; without any, all rows of the table. */
  change<T extends keyof Schema>(table: T, where: Values<T>, values: Values<T>): Promise<void>;
  /** Moves times of all rows with these values back by an interval, such as `2 days`. */
  backdate<T extends keyof Schema>(
    table: T,
    where: Values<T>,
    interval: string,
    ...columns: (keyof Schema[T] & string)[]
  ): Promise<void>;
}

/** `onChange` is called with each table that has changed. */
export const tableRows = (owner: pg.Pool, onChange: (table: keyof Schema) => void): TableRows => ({
  row: async (table, where) => {
    const text = `select * from ${toColumnName(table)}${having(where)} limit 1`;
    const { rows } = await owner.query({ text, values: Object.values(where), types: typeParsers });
    return rows.map(withContractNames<Selectable<Schema[typeof table]>>)[0];
  },
  change: async (table, where, values) => {
    const set = listed(values, ', ');
    const only = having(where, Object.keys(values).length);
    await owner.query(`update ${toColumnName(table)} set ${set}${only}`, [
      ...Object.values(values),
      ...Object.values(where),
    ]);
    onChange(table);
  },
  backdate: async (table, where, interval, ...columns) => {
    const moved = columns.map(toColumnName).map((name) => `${name} = ${before(name)}`);
    const text = `update ${toColumnName(table)} set ${moved.join(', ')}${having(where, 1)}`;
    await owner.query(text, [interval, ...Object.values(where)]);
    onChange(table);
  },
});

/** Subtracts an interval in UTC, so that a day has 24 hours in every time zone. */
const before = (column: string) => `(${column} at time zone 'UTC' - $1::interval) at time zone 'UTC'`;

const having = (where: object, from = 0): string =>
  Object.keys(where).length === 0 ? '' : ` where ${listed(where, ' and ', from)}`;

/** Each column with its parameter. The first parameter's number is `from` + 1. */
const listed = (values: object, between: string, from = 0): string =>
  Object.keys(values)
    .map((name, at) => `${toColumnName(name)} = $${from + at + 1}`)
    .join(between);
