import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { CallName, CallTable } from '@crossdock/contract/table.ts';
import type { Call, InputOf, OutputOf, ReceivedFile, RefusalOf } from '@crossdock/contract/wire/call.ts';
import type { NoTransaction, Tx } from './db.ts';
import type { Guest, Member, Staff, System } from './scope.ts';
import type { Services } from './services.ts';

type ActorOf<C extends Call> = C['access'] extends { by: 'staff' }
  ? Staff
  : C['access'] extends { by: 'member' }
    ? Member
    : C['access'] extends { by: 'provider' }
      ? System
      : Guest | Member;

type Attachment<C extends Call> = C['body'] extends 'file'
  ? { readonly file: ReceivedFile }
  : C['body'] extends 'raw'
    ? {
        readonly rawBody: Uint8Array;
        readonly headers: Readonly<Record<string, string>>;
        /** The query string's parameters, unchanged. */
        readonly query: Readonly<Record<string, unknown>>;
      }
    : unknown;

/** Refusals that every call may return without listing them in its row of the call table. */
export type CommonRefusal = 'row.notFound' | 'row.changed' | 'throttle.wait' | 'access.denied';
type Refused<C extends Call> = Refusal<RefusalOf<C> | CommonRefusal>;
type Given<C extends Call> = InputOf<C> & Attachment<C>;

/**
 * The work of one call, by its name: no HTTP types, no transaction control. A refusal that it returns undoes all its
 * writes.
 */
export type Handler<N extends CallName> = HandlerOf<CallTable[N]>;

type HandlerOf<C extends Call> = (
  tx: Tx,
  actor: ActorOf<C>,
  input: Given<C>,
  services: Services,
) => Promise<OutputOf<C> | Refused<C>>;

/**
 * A handler in phases, as the dispatcher sees it. Its type says which call it is for, but not what its phases pass
 * on.
 */
export interface PhasedHandler<C extends Call> extends HandlerPhases {
  readonly of?: C;
}

type Step = (...given: never[]) => Promise<unknown>;
export interface HandlerPhases {
  readonly look?: Step | undefined;
  readonly sender?: Step | undefined;
  readonly prepare?: Step | undefined;
  readonly handle: Step;
  readonly write?: Step | undefined;
}

interface Prepared<C extends Call, S, P> {
  /**
   * Runs first, in a short transaction that ends before slow work begins. It checks limits and reads the data that
   * `prepare` needs. A file is received only after it.
   */
  readonly look?: (
    tx: Tx,
    actor: ActorOf<C>,
    input: C['body'] extends 'file' ? undefined : InputOf<C>,
    services: Services,
  ) => Promise<S>;
  /**
   * For calls in which a field says who sends a file. Runs after the fields were received and before the file is. It
   * only reads from the database.
   */
  readonly sender?: C['body'] extends 'file'
    ? (tx: Tx, actor: ActorOf<C>, input: InputOf<C>, services: Services) => Promise<Refused<C> | undefined>
    : never;
  /** The slow work, with no transaction open. */
  readonly prepare: (
    noTransaction: NoTransaction,
    actor: ActorOf<C>,
    input: Given<C>,
    services: Services,
    seen: Exclude<S, Refusal>,
  ) => Promise<P>;
  /**
   * The main transaction. The caller is authorised again in it, because facts read before may have changed.
   */
  readonly handle: (
    tx: Tx,
    actor: ActorOf<C>,
    input: Given<C>,
    services: Services,
    prepared: Exclude<P, Refusal>,
  ) => Promise<OutputOf<C> | Refused<C>>;
}

type Named<C extends Call, S> = [Extract<S, Refusal>] extends [Refused<C>]
  ? unknown
  : { readonly refusesWhatItsRowDoesNotName: never };

/** Defines a call with slow work before its transaction: `withPreparation<'login'>()({ look, prepare, handle })`. */
export const withPreparation =
  <N extends CallName>() =>
  <S, P>(phases: Prepared<CallTable[N], S, P> & Named<CallTable[N], S | P>): PhasedHandler<CallTable[N]> =>
    phases;

interface Written<C extends Call, R> {
  readonly handle: (
    tx: Tx,
    actor: ActorOf<C>,
    input: Given<C>,
    services: Services,
  ) => Promise<R | Refused<C>>;
  /** The slow work, after the transaction. */
  readonly write: (
    noTransaction: NoTransaction,
    result: Exclude<R, Refusal>,
    actor: ActorOf<C>,
    input: Given<C>,
    services: Services,
  ) => Promise<OutputOf<C>>;
}

/** Defines a call whose answer is written slowly after its transaction, from the results of the transaction. */
export const withSlowAnswer =
  <N extends CallName>() =>
  <R>(phases: Written<CallTable[N], R> & Named<CallTable[N], R>): PhasedHandler<CallTable[N]> =>
    phases;

/** A call without a handler does not compile. */
export type Handlers = { readonly [N in CallName]: Handler<N> | PhasedHandler<CallTable[N]> };
