import { calls, callsByNoun } from './calls.gen.ts';
import type { Call, InputOf, OutputOf, RequestOf } from './wire/call.ts';

/**
 * Every call of the server, and the same by the folder in which they are declared. OpenAPI, the typed client, the permission
 * matrix and the security suite are derived from it.
 */
export { calls, callsByNoun };

calls satisfies Readonly<Record<string, Call>>;

export type CallTable = typeof calls;
export type CallName = keyof CallTable;
export type Request<N extends CallName> = RequestOf<CallTable[N]>;
export type Input<N extends CallName> = InputOf<CallTable[N]>;
export type Output<N extends CallName> = OutputOf<CallTable[N]>;
