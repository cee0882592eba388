import { keyPermissions, type Permission } from '@crossdock/domain/staff/roles.ts';
import type { z } from 'zod';
import type { RefusalCode } from '../refusals.ts';
import type { Spelling } from './spelling.ts';

/**
 * Who may call. `guest` calls also accept members; `provider` calls come from a payment or message provider and are
 * proven by a signature inside the handler.
 */
export type Access =
  | { readonly by: 'guest' | 'member' | 'provider' }
  | { readonly by: 'staff'; readonly can: Permission | 'any' };

export type Method = 'GET' | 'POST';

/** Why a call takes two people. */
export type TakesTwo = 'rate' | 'destination';

/** That a call takes two people; `when` names the flag of the input that alone asks for it. */
type TwoMark = TakesTwo | { readonly what: TakesTwo; readonly when: string };

/** How the body travels: JSON, one multipart file with fields, or raw bytes that a signature covers. */
export type BodyKind = 'json' | 'file' | 'raw';

/** For rows of tables, rate cards and texts with their three languages. */
export const longBodyBytes = 1024 * 1024;

interface CallOptions<
  I extends z.ZodType<object>,
  O extends z.ZodType,
  R extends RefusalCode,
  B extends BodyKind,
> {
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  readonly refusals?: readonly R[];
  /** Creates or moves money or records: takes an `Idempotency-Key`; the first answer is stored and given again. */
  readonly idempotent?: boolean;
  /** Credentials, withdrawals, bindings: refused to staff acting as the member. */
  readonly personal?: boolean;
  /**
   * Changes who gets in or where money goes: refused with `session.stale` unless whoever holds the session has proven
   * within a quarter of an hour who they are. `when` names the flag of the input that alone asks for it.
   */
  readonly fresh?: true | { readonly when: string };
  /**
   * Sets a rate that makes money for as long as it stands, or says where money goes: it waits until a second person agrees
   * (`act.waits`), whoever asks; `when` names the flag of the input that alone asks for it. The dispatcher sees to it.
   */
  readonly takesTwo?: TwoMark;
  /** Logs somebody in: the browser is given a mark to keep, by which it is known again. */
  readonly marksDevice?: boolean;
  /**
   * The specification sends it as GET, with a ticket or key in the address, where logs and histories keep it. Ours send
   * it in a body; programs written from the specification are answered as well.
   */
  readonly alsoAsGet?: boolean;
  /** Providers report by this method too: each has its own. */
  readonly alsoAs?: readonly ('GET' | 'PUT')[];
  /** Nothing longer than this many bytes is read; 64 kB where the row says nothing. A file has a limit of its own. */
  readonly bodyAtMost?: number;
  /**
   * Why no screen of ours uses it, and what they use instead. It is kept for programs written from the specification.
   */
  readonly forPrograms?: string;
  /** Open to staff who must first choose a password of their own or set up a second factor. */
  readonly duringSetup?: boolean;
  /** Says of staff only that they are there and have looked: it is no act, and the log is spared it. */
  readonly passing?: true;
  /** Hands staff tables, or pictures of papers, whoever's name they act in: an owner can see who asked for them. */
  readonly watched?: 'export' | 'papers';
  readonly body?: B;
  /** The output is `{message, data}`, and is the envelope's own message and data: `GetVerifyCode` alone speaks so. */
  readonly ownMessage?: boolean;
  /** Names of the input and output that the wire misspells: ours → the wire's. */
  readonly misspelt?: Spelling;
}

export interface Call<
  I extends z.ZodType<object> = z.ZodType<object>,
  O extends z.ZodType = z.ZodType,
  R extends RefusalCode = RefusalCode,
  A extends Access = Access,
  B extends BodyKind = BodyKind,
  T extends TwoMark | undefined = TwoMark | undefined,
> extends Omit<CallOptions<I, O, R, B>, 'body' | 'takesTwo'> {
  readonly body: B;
  readonly takesTwo?: T;
  readonly method: Method;
  /** Path below `/api/`, spelled as on the wire. */
  readonly path: string;
  readonly access: A;
}

/** One row of the call table. `path` is the wire's spelling; everything else about the call is derived from this row. */
export function call<
  I extends z.ZodType<object>,
  O extends z.ZodType,
  const A extends Access,
  const R extends RefusalCode = never,
  const B extends BodyKind = 'json',
  const T extends TwoMark | undefined = undefined,
>(
  method: Method,
  path: string,
  row: A & Omit<CallOptions<I, O, R, B>, 'takesTwo'> & { readonly takesTwo?: T },
): Call<I, O, R, A, B, T> {
  const access: Access = row.by === 'staff' ? { by: row.by, can: row.can } : { by: row.by };
  return { ...row, method, path, access: access as A, body: row.body ?? ('json' as B) };
}

export type Calls = Readonly<Record<string, Call>>;
export type InputOf<C extends Call> = z.output<C['input']>;
/** What a caller writes: defaults may be left out. */
export type RequestOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
export type RefusalOf<C extends Call> = NonNullable<C['refusals']>[number];

/** A file that arrived with a `body: 'file'` call; at most `maxUploadBytes`, its content not yet trusted. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

const forKeys: ReadonlySet<string> = new Set(keyPermissions);

/**
 * Whether a program's key may make the call. Closed to all keys: what belongs to a person (their own account and
 * settings), what gives out credentials or changes who gets in or where money goes (`fresh: true`), and other staff.
 */
export function isOpenToKeys({ access, fresh }: Pick<Call, 'access' | 'fresh'>): boolean {
  return access.by === 'staff' && forKeys.has(access.can) && fresh !== true;
}
