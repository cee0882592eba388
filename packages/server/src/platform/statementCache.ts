import { type Compilable, isExpression } from 'kysely';
import type { Tx } from './db.ts';

/** A statement on given columns of one table. */
interface Form<O> {
  /** Names what is done, the table and the columns: statements with the same name differ in their values only. */
  readonly name: string;
  /** The values in the order of the statement's parameters. */
  readonly values: readonly unknown[];
  readonly build: () => Compilable<O>;
}

/** The texts of forms that were built before. Their number is limited, because columns may vary. */
const texts = new Map<string, string>();
const mostTexts = 2_000;

/**
 * Whether the value becomes a parameter of the statement. An expression becomes a part of the text instead, and a
 * column without a value is omitted from the text.
 */
const isParameter = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && !isExpression(value);

const knownText = ({ name, values }: Form<unknown>): string | undefined =>
  values.every(isParameter) ? texts.get(name) : undefined;

/** Builds the statement, and caches its text if its parameters are exactly the values. */
function built<O>({ name, values, build }: Form<O>): Compilable<O> {
  const query = build().compile();
  const { parameters, sql } = query;
  const isByForm =
    parameters.length === values.length && parameters.every((value, at) => Object.is(value, values[at]));
  if (isByForm && values.every(isParameter) && texts.size < mostTexts) texts.set(name, sql);
  return { compile: () => query };
}

/**
 * The rows that a statement of this form returns. The text of a form is built once, because that takes longer than
 * all other work for sending the statement.
 */
export function rowsOfCachedStatement<O>(tx: Tx, form: Form<O>): Promise<O[]> {
  const text = knownText(form);
  if (text === undefined) return tx.all(built(form));
  return tx.compiled<readonly unknown[], O>({ text, values: (values) => [...values] }, form.values);
}

/** Runs a statement of this form and answers how many rows it changed. */
export function runCachedStatement(tx: Tx, form: Form<unknown>): Promise<number> {
  const text = knownText(form);
  if (text === undefined) return tx.run(built(form));
  return tx.runCompiled({ text, values: (values: readonly unknown[]) => [...values] }, form.values);
}
