import type { CallName, Output, Request } from './table.ts';
import { CallFailure, noAnswerCode, transportFailure } from './wire/callFailure.ts';
import type { Envelope } from './wire/envelope.ts';
import { readEnvelope } from './wire/readEnvelope.ts';
import type { Lang } from './wire/values.ts';
import { swapFieldNames, type WireNames } from './wire/wireNames.ts';
import type { WireRow, WireTable } from './wire/wireTable.ts';

/** A setting that may change while the client is in use, so it is read at every call. */
type Setting<T> = T | (() => T);

export interface ClientOptions {
  /**
   * Method, path and options of the calls that the client can make. In the apps, each screen adds the calls that it
   * uses.
   */
  readonly wire: WireTable;
  /** Address of the API with its closing slash, such as `/api/`. */
  readonly baseUrl: string;
  readonly lang: Setting<Lang>;
  readonly token?: Setting<string | null>;
  /** Added to every GET whose input does not name a shop. */
  readonly shopId?: Setting<string | null>;
  /**
   * Further headers for every request, such as `host` in tests with several shops; or a function that makes
   * them.
   */
  readonly headers?: Setting<Headings>;
  readonly fetch?: typeof fetch;
  /** How long equal reads share one answer. 2,000 ms by default; 0 sends every read. */
  readonly dedupeMs?: number;
  readonly now?: () => number;
  /**
   * Called after HTTP 401, or body code 401 or 415, for the token in use. The app must then forget the token and open
   * the login page.
   */
  readonly onUnauthorized?: (failure: CallFailure) => void;
  /**
   * Called when the server requires re-authentication. Ask the user for it and answer whether they succeeded.
   */
  readonly onStale?: () => Promise<boolean>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * For `idempotent` calls: the same key for every attempt of one submission. Without a key, each call is a separate
   * submission.
   */
  readonly idempotencyKey?: string;
  /** For `body: 'file'` calls: sent as multipart, after the fields. */
  readonly file?: Blob;
  /** Another function for sending this request, such as one that reports upload progress. */
  readonly fetch?: typeof fetch;
  /** Sends the request even if an equal read was answered just now. */
  readonly fresh?: boolean;
}

export type Attempt<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: CallFailure };

export interface Client {
  /** Answers with the call's output or throws a `CallFailure`. */
  call<N extends CallName>(name: N, input: Request<N>, options?: CallOptions): Promise<Output<N>>;
  /** Like `call`, but returns the failure as a value. */
  attempt<N extends CallName>(name: N, input: Request<N>, options?: CallOptions): Promise<Attempt<Output<N>>>;
  /**
   * For reads over the realtime connection: returns the call's path on that connection, and the names that its
   * answers misspell (our name → the wire's name).
   */
  live<N extends CallName>(
    name: N,
    input: Request<N>,
  ): Promise<readonly [path: string, misspelt: Readonly<Record<string, string>> | undefined]>;
  /** Makes the next reads reach the server. Called automatically after each write. */
  forget(): void;
}

type Fields = Record<string, unknown>;
type Headings = Readonly<Record<string, string>>;

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

interface Held {
  readonly startedMs: number;
  readonly answer: Promise<unknown>;
}

/** The client of portal, console and server tests. It follows sections 7 and 8 of the product's specification. */
export function createClient(options: ClientOptions): Client {
  const { dedupeMs = 2_000, now = Date.now } = options;
  const held = new Map<string, Held>();

  function read(row: WireRow, input: Fields, callOptions: CallOptions): Promise<unknown> {
    const url = options.baseUrl + readPath(options, row, input);
    const identity = `${setting(options.token) ?? ''} ${setting(options.lang)} ${url}`;
    const known = held.get(identity);
    if (known && !callOptions.fresh && now() - known.startedMs < dedupeMs) return known.answer;
    // Several callers share the answer, so the abort signal of the first caller must not cancel the request.
    const answer = send(options, row, url, { method: 'GET' });
    if (dedupeMs > 0) remember(held, identity, { startedMs: now(), answer }, dedupeMs);
    answer.catch(() => held.get(identity)?.answer === answer && held.delete(identity));
    return answer;
  }

  async function write(row: WireRow, input: Fields, callOptions: CallOptions): Promise<unknown> {
    const headers: Record<string, string> = {};
    if (row.idempotent) headers['idempotency-key'] = callOptions.idempotencyKey ?? newIdempotencyKey();
    let body: BodyInit;
    if (row.body === 'file') body = multipart(input, callOptions.file);
    else {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(input);
    }
    const init: Sent = { method: row.method, headers, body };
    if (callOptions.signal) init.signal = callOptions.signal;
    const url = options.baseUrl + row.path;
    const way = callOptions.fetch ? { ...options, fetch: callOptions.fetch } : options;
    try {
      return await send(way, row, url, init);
    } catch (failure) {
      const stale = failure instanceof CallFailure && failure.error === 'session.stale';
      if (!stale || !(await options.onStale?.())) throw failure;
      return await send(way, row, url, init);
    } finally {
      held.clear();
    }
  }

  function rowOf(name: string): WireRow {
    const row = options.wire[name];
    if (!row) throw new Error(`No call ${name}`);
    return row;
  }

  async function run(name: string, input: Fields, callOptions: CallOptions): Promise<unknown> {
    const row = rowOf(name);
    const sent = swapFieldNames(input, row.misspelt);
    if (row.method !== 'GET') return write(row, sent, callOptions);
    return untilAborted(read(row, sent, callOptions), callOptions.signal);
  }

  const client: Client = {
    call: <N extends CallName>(name: N, input: Request<N>, callOptions: CallOptions = {}) =>
      run(name, input as Fields, callOptions) as Promise<Output<N>>,
    async attempt(name, input, callOptions) {
      try {
        return { ok: true, data: await client.call(name, input, callOptions) };
      } catch (error) {
        if (error instanceof CallFailure) return { ok: false, failure: error };
        throw error;
      }
    },
    live: async (name, input) => liveRead(options, rowOf(name), { ...input }),
    forget: () => held.clear(),
  };
  return client;
}

/** A fresh idempotency key. `randomUUID` does not exist on pages that were opened over plain HTTP. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function setting<T extends Headings | string | null | undefined>(value: Setting<T>): T {
  return typeof value === 'function' ? value() : value;
}

function remember(held: Map<string, Held>, identity: string, entry: Held, dedupeMs: number): void {
  for (const [key, old] of held) if (entry.startedMs - old.startedMs >= dedupeMs) held.delete(key);
  held.set(identity, entry);
}

const liveRead = (options: ClientOptions, row: WireRow, input: Fields): [string, WireNames | undefined] => [
  readPath(options, row, swapFieldNames(input, row.misspelt)),
  row.misspelt,
];

function readPath(options: ClientOptions, row: WireRow, input: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const shopId = setting(options.shopId);
  if (shopId && !query.has('shopId')) query.set('shopId', shopId);
  query.sort();
  const text = query.toString();
  return row.path + (text ? `?${text}` : '');
}

function multipart(input: Fields, file: Blob | undefined): FormData {
  if (!file) throw new Error('No file');
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}

async function send(options: ClientOptions, row: WireRow, url: string, init: Sent): Promise<unknown> {
  const token = setting(options.token) ?? null;
  const lang = setting(options.lang);
  const headers = new Headers({ ...setting(options.headers), ...init.headers, lang });
  if (token) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  let envelope: Envelope<unknown> | null;
  try {
    response = await (options.fetch ?? fetch)(url, { ...init, headers });
    envelope = readEnvelope(await response.text(), row.misspelt);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw transportFailure('transport.noAnswer', noAnswerCode, lang);
  }
  if (response.ok && envelope?.code === 200) {
    const { code: _code, ...own } = envelope;
    return row.ownMessage ? own : envelope.data;
  }
  const failure = failureOf(response, envelope, lang);
  const unauthorized = response.status === 401 || failure.code === 401 || failure.code === 415;
  // If the token was replaced in the meantime, an error for the old token does not concern the new one.
  if (unauthorized && token === (setting(options.token) ?? null)) options.onUnauthorized?.(failure);
  throw failure;
}

function failureOf(response: Response, envelope: Envelope<unknown> | null, lang: Lang): CallFailure {
  if (envelope && 'error' in envelope && envelope.message)
    return new CallFailure(envelope, retryAfter(response));
  const code = envelope && envelope.code !== 200 ? envelope.code : response.status;
  if (response.status === 404) return transportFailure('transport.notFound', code, lang);
  if (envelope?.message && code !== 200) {
    return new CallFailure(
      { code, error: 'transport.failed', message: envelope.message, params: {} },
      retryAfter(response),
    );
  }
  return transportFailure('transport.failed', code, lang);
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
