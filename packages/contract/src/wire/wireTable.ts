import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { BodyKind, Call, Method } from './call.ts';
import type { WireNames } from './wireNames.ts';

/** The facts about a call that a client needs at run time; schemas stay on the server. */
export interface WireRow {
  readonly method: Method;
  /** Path below `/api/`. */
  readonly path: string;
  readonly idempotent?: true;
  readonly body?: BodyKind;
  readonly ownMessage?: true;
  readonly misspelt?: WireNames;
}

export type WireTable<N extends string = string> = Readonly<Record<N, WireRow>>;

/** The plain part of a call table, safe to serialise as JSON into a browser bundle. */
export function deriveWire<N extends string>(table: Readonly<Record<N, Call>>): WireTable<N> {
  return recordOf(keysOf(table), (name) => wireRow(table[name]));
}

function wireRow(row: Call): WireRow {
  return {
    method: row.method,
    path: row.path,
    ...(row.idempotent ? { idempotent: true as const } : {}),
    ...(row.ownMessage ? { ownMessage: true as const } : {}),
    ...(row.misspelt ? { misspelt: row.misspelt } : {}),
    ...(row.body && row.body !== 'json' ? { body: row.body } : {}),
  };
}
