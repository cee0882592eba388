import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type RawBuilder,
  sql,
} from 'kysely';
import { Compiler } from './compiler.ts';
import type { Schema } from './schema.gen.ts';

const builder = <DB>() =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new Compiler(),
    },
  });

/** Only builds statements. They run through a `Tx`, which holds the connection. */
export const db = builder<Schema>();

/** Like `db`, for a table whose name is a parameter; `rows.ts` defines the types of its columns. */
export const rowBuilder = builder<Readonly<Record<string, Readonly<Record<string, unknown>>>>>();

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled once, at its first use: building hundreds of them at load takes a fifteenth of
 * a start, and building one for every call costs a third of the throughput of a frequent read.
 */
export interface CompiledStatement<P, O> {
  readonly text: string;
  readonly values: (params: P) => unknown[];
  /** Only carries the row type; never set. */
  readonly row?: O;
}

export type Params<P> = { readonly [K in keyof P]: Expression<P[K]> };

export function compileStatement<P extends Record<string, unknown>, O>(
  build: (params: Params<P>) => Compilable<O>,
): CompiledStatement<P, O> {
  let known: Omit<CompiledStatement<P, O>, 'row'> | undefined;
  const compiled = () => {
    known ??= compile(build);
    return known;
  };
  return {
    get text() {
      return compiled().text;
    },
    values: (params) => compiled().values(params),
  };
}

function compile<P extends Record<string, unknown>>(build: (params: Params<P>) => Compilable) {
  const placeholders = new Proxy({} as Params<P>, {
    get: (_, name) => sql.val(new Parameter(String(name))),
  });
  const { sql: text, parameters } = build(placeholders).compile();
  const order = parameters.map((value) =>
    value instanceof Parameter ? { name: value.name } : { constant: value },
  );
  return {
    text,
    values: (params: Readonly<Record<string, unknown>>) =>
      order.map(({ name, constant }) => (name === undefined ? constant : params[name])),
  };
}

/** Like `compileStatement`, for a statement written in SQL, which is shorter for sets of rows passed as arrays. */
export function compileSql<P extends Record<string, unknown>, O = unknown>(
  build: (params: Params<P>) => RawBuilder<O>,
): CompiledStatement<P, O> {
  return compileStatement<P, O>((params) => ({ compile: () => build(params).compile(db) }));
}
