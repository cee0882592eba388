import type { Call, Calls, InputOf, OutputOf, ReceivedFile, RefusalOf } from '@crossdock/contract/call.ts';
import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { Tx } from './db.ts';
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
    ? { readonly rawBody: Uint8Array; readonly headers: Readonly<Record<string, string>> }
    : unknown;

/** One call's work: no HTTP types, no transaction control. A refusal it returns undoes all it wrote. */
export type Handler<C extends Call> = (
  tx: Tx,
  actor: ActorOf<C>,
  input: InputOf<C> & Attachment<C>,
  services: Services,
) => Promise<OutputOf<C> | Refusal<RefusalOf<C> | CommonRefusal>>;

/** What any call may refuse without naming it in its row. */
export type CommonRefusal = 'row.notFound' | 'row.changed' | 'throttle.wait' | 'access.denied';

/** A missing handler of a noun's table does not compile. */
export type Handlers<T extends Calls> = { readonly [N in keyof T]: Handler<T[N]> };
