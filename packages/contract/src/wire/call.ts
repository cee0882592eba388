import { apiKeyPermissions, type Permission } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import type { RefusalCode } from '../refusals.ts';
import { noFields, page, pageFields } from './lists.ts';
import type { ListTable } from './listTable.ts';
import { id } from './values.ts';
import type { WireNames } from './wireNames.ts';

/** Who may send a call. `guest`, `member`, `provider` and `staff` below make the call table's entries for each of them. */
export type Access =
  | { readonly by: 'guest' | 'member' | 'provider' }
  | { readonly by: 'staff'; readonly can: Permission | 'any' };

export type Method = 'GET' | 'POST';

/** Why a call needs two people. */
export type TwoPersonReason = 'rate' | 'destination' | 'erasure';

/** Marks a call that needs two people; `when` names the input flag that requires it. */
export type TwoPersonMark = TwoPersonReason | { readonly what: TwoPersonReason; readonly when: string };

/** How the body travels: JSON, one multipart file with fields, or raw bytes that a signature covers. */
export type BodyKind = 'json' | 'file' | 'raw';

/** The limit for bodies with rows of sheets, rate cards or texts in three languages. */
export const longBodyBytes = 1024 * 1024;

/** The input of a call without fields. */
const emptyInput = z.strictObject({});
/** The input of a call that needs only the id of its subject. */
const byId = z.strictObject({ id });
/** The input of a call that needs only an order's id, under the name `orderId`. */
export const orderIdInput = z.strictObject({ orderId: id });
/** The input of a call that needs only a member's id, under the name `memberId`. */
const byMember = z.strictObject({ memberId: id });
/** The answer of a call that returns no data. */
export const doneAnswer = z.object({ done: z.literal(true) });

/** The options of a call's row, besides its input and output. */
export interface CallOptions<R extends RefusalCode, B extends BodyKind, T extends TwoPersonMark | undefined> {
  readonly summary: string;
  readonly refusals?: readonly R[];
  /** Concerns credentials, withdrawals or bindings: refused to staff acting as the member, as every `fresh` call is. */
  readonly personal?: boolean;
  /**
   * Changes access or payouts: refused with `session.stale` unless the session's holder re-authenticated within a
   * quarter of an hour. `when` names the input flag that requires it.
   */
  readonly fresh?: true | { readonly when: string };
  /**
   * Needs a second person's approval (`act.waits`): the call sets a rate that costs money or a payout address, or
   * deletes a member's data. `when` names the input flag that requires it. The dispatcher enforces it.
   */
  readonly takesTwo?: T;
  /** Logs somebody in. The browser gets a mark by which we recognise it later. */
  readonly marksDevice?: boolean;
  /**
   * The product's specification uses GET for this call, with a ticket or key in the URL, which server logs and
   * browser histories store. Our clients send the ticket or key in the body of a POST; programs written from the
   * specification can use GET.
   */
  readonly alsoAsGet?: boolean;
  /** Further HTTP methods with which providers may send reports to this call. */
  readonly alsoAs?: readonly ('GET' | 'PUT')[];
  /** The maximum body in bytes; 64 kB by default. A file has its own limit. */
  readonly bodyAtMost?: number;
  /**
   * Why our screens do not use the call, and what they use instead. The call exists for programs written from the
   * product's specification.
   */
  readonly forPrograms?: string;
  /** Allowed for staff who must first choose a password or set up a second factor. */
  readonly duringSetup?: boolean;
  /** The call only reports that a member of staff is present or viewing something, so it is not in the audit log. */
  readonly passing?: true;
  /**
   * Returns sheets or sensitive documents to staff, also while acting as a member. Owners can see who
   * requested them.
   */
  readonly watched?: 'export' | 'papers';
  readonly body?: B;
  /** The output is `{message, data}` and replaces the envelope's message and data. Only `GetVerifyCode` does this. */
  readonly ownMessage?: boolean;
  /** The output is `{type, text}` and is sent unchanged, for providers that expect a certain text. */
  readonly plain?: boolean;
  /** Names that the wire misspells in the input and output: our name → the wire's name. */
  readonly misspelt?: WireNames;
}

export interface Call<
  I extends z.ZodType<object> = z.ZodType<object>,
  O extends z.ZodType = z.ZodType,
  R extends RefusalCode = RefusalCode,
  A extends Access = Access,
  B extends BodyKind = BodyKind,
  T extends TwoPersonMark | undefined = TwoPersonMark | undefined,
> extends Omit<CallOptions<R, B, T>, 'body'> {
  readonly input: I;
  readonly output: O;
  readonly body: B;
  /** True in rows that `postOnce` makes. */
  readonly idempotent?: boolean;
  /** Only in rows that `page` makes for a list of the console. */
  readonly table?: ListTable;
  readonly method: Method;
  /** Path below `/api/`, spelled as on the wire. */
  readonly path: string;
  readonly access: A;
}

/**
 * Makes the rows of the call table for calls that the same callers may use; everything else about a call is derived
 * from its row. `D` is the input of a row that names no input.
 */
interface CallsFor<A extends Access, D extends z.ZodType<object>> {
  /** A call that reads. */
  readonly get: <O extends z.ZodType, I extends z.ZodType<object> = D, const R extends RefusalCode = never>(
    path: string,
    row: CallOptions<R, 'json', undefined> & { readonly input?: I; readonly output: O },
  ) => Call<I, O, R, A, 'json', undefined>;
  /**
   * A call that answers a list page by page: `of` is one row of it, and `with` the answer's fields about all rows, such
   * as counts for tabs. Its input has the fields of a page, and `filters` if the list can be narrowed. A list of the
   * console that staff may export has a `table`.
   */
  readonly page: <
    O extends z.ZodType,
    const R extends RefusalCode = never,
    F extends z.core.$ZodLooseShape = typeof noFields,
    W extends z.core.$ZodLooseShape = typeof noFields,
  >(
    path: string,
    row: CallOptions<R, 'json', undefined> & {
      readonly filters?: F;
      readonly of: O;
      readonly with?: W;
      readonly table?: ListTable;
    },
  ) => Call<PageInput<F>, ReturnType<typeof page<O, W>>, R, A, 'json', undefined>;
  /**
   * A call that changes something, or whose input does not belong into a URL. Without `output` it answers `{ done: true
   * }`.
   */
  readonly post: PostCall<A, D>;
  /**
   * Like `post`, for a call that creates or moves money or records. The caller sends an `Idempotency-Key`; the first
   * answer is stored and repeated.
   */
  readonly postOnce: PostCall<A, D>;
}

/**
 * Builds calls whose input is empty if their row has none. `byId`, `orderIdInput` and `byMember` build calls whose input is
 * an id.
 */
interface Caller<A extends Access> extends CallsFor<A, typeof emptyInput> {
  readonly byId: Omit<CallsFor<A, typeof byId>, 'page'>;
  readonly byOrder: Omit<CallsFor<A, typeof orderIdInput>, 'page'>;
  readonly byMember: Omit<CallsFor<A, typeof byMember>, 'page'>;
}

type PostCall<A extends Access, D extends z.ZodType<object>> = <
  I extends z.ZodType<object> = D,
  O extends z.ZodType = typeof doneAnswer,
  const R extends RefusalCode = never,
  const B extends BodyKind = 'json',
  const T extends TwoPersonMark | undefined = undefined,
>(
  path: string,
  row: CallOptions<R, B, T> & { readonly input?: I; readonly output?: O },
) => Call<I, O, R, A, B, T>;

type PageInput<F extends z.core.$ZodLooseShape> = z.ZodObject<F & typeof pageFields, z.core.$strict>;
function pageInput<F extends z.core.$ZodLooseShape>(filters: F | undefined): PageInput<F>;
function pageInput(filters: z.core.$ZodLooseShape = noFields) {
  return z.strictObject({ ...filters, ...pageFields });
}

function callsFor<A extends Access, D extends z.ZodType<object>>(access: A, input: D): CallsFor<A, D> {
  return {
    get: (path, row) => callOf('GET', path, access, { input, ...row }),
    page: (path, { filters, of, with: besides, ...row }) =>
      callOf('GET', path, access, { ...row, input: pageInput(filters), output: page(of, besides) }),
    post: (path, row) => callOf('POST', path, access, { input, ...row }),
    postOnce: (path, row) => ({ ...callOf('POST', path, access, { input, ...row }), idempotent: true }),
  };
}

const caller = <const A extends Access>(access: A): Caller<A> => ({
  ...callsFor(access, emptyInput),
  byId: callsFor(access, byId),
  byOrder: callsFor(access, orderIdInput),
  byMember: callsFor(access, byMember),
});

function callOf<
  I extends z.ZodType<object>,
  O extends z.ZodType,
  A extends Access,
  R extends RefusalCode,
  B extends BodyKind,
  T extends TwoPersonMark | undefined,
>(
  method: Method,
  path: string,
  access: A,
  row: CallOptions<R, B, T> & { readonly input: z.ZodType<object>; readonly output?: O },
): Call<I, O, R, A, B, T>;
function callOf(
  method: Method,
  path: string,
  access: Access,
  row: Partial<Call> & Pick<Call, 'summary' | 'input'>,
): Call {
  /** A fresh call needs the member's password, which staff who act as the member do not have. */
  const personal = access.by === 'member' && row.fresh !== undefined ? { personal: true } : {};
  return { output: doneAnswer, body: 'json', ...personal, ...row, method, path, access };
}

/** Calls for everybody; members may use them too. */
export const guest = caller({ by: 'guest' });
export const member = caller({ by: 'member' });
/** Calls from payment and message providers. The handler of each call checks the provider's signature. */
export const provider = caller({ by: 'provider' });
/** Calls for staff with a permission, or for `any` staff. */
export const staff = <const P extends Permission | 'any'>(can: P) => caller({ by: 'staff', can });

/**
 * The calls for settings at one path. `get` returns the settings; `save` stores the input and returns the new settings;
 * `set` stores it and answers `{ done: true }`.
 */
export const settingsCalls = <I extends z.ZodType<object>, O extends z.ZodType>(
  path: string,
  input: I,
  output: O,
) => ({
  get: <const P extends Permission>(can: P, summary: string) => staff(can).get(path, { summary, output }),
  save: <
    const P extends Permission,
    const R extends RefusalCode = never,
    const T extends TwoPersonMark | undefined = undefined,
  >(
    can: P,
    summary: string,
    row?: Omit<CallOptions<R, 'json', T>, 'summary'>,
  ) => staff(can).post<I, O, R, 'json', T>(path, { ...row, summary, input, output }),
  set: <const P extends Permission, const T extends TwoPersonMark | undefined = undefined>(
    can: P,
    summary: string,
    row?: Omit<CallOptions<never, 'json', T>, 'summary'>,
  ) => staff(can).post<I, typeof doneAnswer, never, 'json', T>(path, { ...row, summary, input }),
});

export type Calls = Readonly<Record<string, Call>>;
export type InputOf<C extends Call> = z.output<C['input']>;
/** The input as a caller writes it: fields with defaults may be left out. */
export type RequestOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;
export type RefusalOf<C extends Call> = NonNullable<C['refusals']>[number];

/** A file that arrived with a `body: 'file'` call; at most `maxUploadBytes`, its content not yet trusted. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

const forKeys: ReadonlySet<string> = new Set(apiKeyPermissions);

/**
 * Whether a program's key may make the call. Not allowed: a person's own account and settings, calls that give out
 * credentials or change access or payouts (`fresh: true`), and other staff's accounts.
 */
export function isOpenToKeys({ access, fresh }: Pick<Call, 'access' | 'fresh'>): boolean {
  return access.by === 'staff' && forKeys.has(access.can) && fresh !== true;
}
