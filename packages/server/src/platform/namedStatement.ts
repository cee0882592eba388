import type { Statement } from './batch.ts';

/**
 * Names of prepared statements, shared by all connections. The number of names for texts that are built at run time
 * is limited, because there can be any number of such texts. A `compiled` statement is part of the code and always
 * has a name.
 */
const statementNames = new Map<string, string>();
const mostBuiltNames = 1000;
let builtNames = 0;
function statementName(text: string, isHot: boolean): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || (!isHot && builtNames >= mostBuiltNames)) return known;
  if (!isHot) builtNames += 1;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** A value in PostgreSQL's text format; bytes stay as they are. */
export function toPostgresText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join()}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function element(value: unknown): string {
  const text = toPostgresText(value);
  if (text === null) return 'NULL';
  if (Array.isArray(value)) return String(text);
  return `"${(typeof text === 'string' ? text : `\\x${text.toString('hex')}`).replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A statement prepared under a name, so that a connection plans it once. */
export function namedStatement(text: string, values: readonly unknown[], isHot = false): Statement {
  return { text, name: statementName(text, isHot), values: values.map(toPostgresText) };
}
