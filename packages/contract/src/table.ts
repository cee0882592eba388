import type { Call, InputOf, OutputOf, RequestOf } from './call.ts';
import { shopCalls } from './shops.ts';
import { staffCalls } from './staff.ts';

/** Every call of the server. OpenAPI, the typed client, the permission matrix and the security suite are derived from it. */
export const calls = {
  ...shopCalls,
  ...staffCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type CallTable = typeof calls;
export type CallName = keyof CallTable;
export type Request<N extends CallName> = RequestOf<CallTable[N]>;
export type Input<N extends CallName> = InputOf<CallTable[N]>;
export type Output<N extends CallName> = OutputOf<CallTable[N]>;
export const callNames = Object.keys(calls) as CallName[];
