import { describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from '../src/client.ts';
import { calls } from '../src/table.ts';
import { CallFailure } from '../src/wire/callFailure.ts';
import type { Lang } from '../src/wire/values.ts';
import { deriveWire } from '../src/wire/wireTable.ts';

const shopId = '0190a000-0000-7000-8000-000000000001';

interface Seen {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null | undefined;
}

/** A client whose requests get `answers` in turn. The last answer repeats. */
function world(answers: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const clock = { nowMs: 1_000 };
  const onUnauthorized = vi.fn<(failure: CallFailure) => void>();
  const client = createClient({
    wire: deriveWire(calls),
    baseUrl: 'http://shop.test/api/',
    lang: 'tw',
    token: 'secret',
    shopId,
    now: () => clock.nowMs,
    onUnauthorized,
    fetch: async (url, init) => {
      seen.push({
        url: new URL(String(url)),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body,
      });
      const answer = answers[Math.min(seen.length, answers.length) - 1];
      if (!answer || answer instanceof Error) throw answer ?? new TypeError('no answer');
      return answer.clone();
    },
    ...options,
  });
  return { client, seen, clock, onUnauthorized };
}

const good = (data: unknown) => Response.json({ code: 200, data, message: '' });
const bad = (code: number, error: string, status = code, extra: object = {}) =>
  Response.json({ code, data: null, message: `said ${error}`, error, params: {}, ...extra }, { status });

describe('requests (specification, sections 6 and 7)', () => {
  test('every request carries the bearer token and the lang header', async () => {
    const { client, seen } = world([good({ list: [], discription: '{}' })]);
    await client.call('getShopConfig', {});
    await client.attempt('loginStaff', { login: 'a', password: 'b' });
    expect(seen.map(({ headers }) => [headers.get('authorization'), headers.get('lang')])).toEqual([
      ['Bearer secret', 'tw'],
      ['Bearer secret', 'tw'],
    ]);
  });

  test('a visitor sends no authorization', async () => {
    const { client, seen } = world([good({})], { token: null });
    await client.call('getShopConfig', {});
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });

  test("names that the wire misspells travel misspelt and arrive as ours, a refused field's too", async () => {
    const fields = { scoure: { error: 'field.tooSmall', message: 'said', params: { min: 4 } } };
    const { client, seen } = world([
      good({ list: [{ type: 3, show: true, cutrType: 4, params: '' }], discription: '{}' }),
      bad(400, 'request.invalid', 400, { fields }),
    ]);
    expect(await client.call('getShopConfig', {})).toEqual({
      list: [{ type: 3, show: true, supportType: 4, params: '' }],
      chatAddresses: '{}',
    });
    const refused = await client.attempt('getPayTypeList', { source: 3 });
    expect(seen[1]?.url.searchParams.get('scoure')).toBe('3');
    expect(refused).toMatchObject({
      ok: false,
      failure: { fields: { source: { error: 'field.tooSmall' } } },
    });
  });

  test('shopId is added to every GET that lacks it', async () => {
    const { client, seen } = world([good({})]);
    await client.call('getLanguagePack', { type: 0, code: 'tw' });
    expect(seen[0]?.url.href).toBe(
      `http://shop.test/api/File/GetLanguagePack?code=tw&shopId=${shopId}&type=0`,
    );
  });

  test('a shopId that is given stays, and no write gets one', async () => {
    const { client, seen } = world([good({})]);
    await client.call('getShopConfig', { shopId: 'another' } as unknown as Record<string, never>);
    await client.call('loginStaff', { login: 'a', password: 'b' });
    expect(seen[0]?.url.searchParams.getAll('shopId')).toEqual(['another']);
    expect(seen[1]?.url.search).toBe('');
    expect(seen[1]?.body).toBe('{"login":"a","password":"b"}');
  });

  test('lang and token are read anew at each request', async () => {
    let lang: Lang = 'en';
    const { client, seen } = world([good({})], { lang: () => lang });
    await client.call('getShopConfig', {});
    lang = 'zh';
    await client.call('getShopConfig', {});
    expect(seen.map(({ headers }) => headers.get('lang'))).toEqual(['en', 'zh']);
  });

  test('a file goes as multipart after its fields, without a JSON content type', async () => {
    const { client, seen } = world([good({})]);
    await client.call('upload', { type: 'voucher' }, { file: new Blob(['x']) });
    const form = seen[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['type', 'file']);
    expect(seen[0]?.headers.has('content-type')).toBe(false);
  });
});

describe('reads are de-duplicated within 2 s (specification, section 7)', () => {
  test('equal reads share one request for 2 s', async () => {
    const { client, seen, clock } = world([good({})]);
    await client.call('getShopConfig', {});
    clock.nowMs += 1_999;
    await client.call('getShopConfig', {});
    expect(seen).toHaveLength(1);
    clock.nowMs += 1;
    await client.call('getShopConfig', {});
    expect(seen).toHaveLength(2);
  });

  test('the time is configurable', async () => {
    const { client, seen } = world([good({})], { dedupeMs: 0 });
    await client.call('getShopConfig', {});
    await client.call('getShopConfig', {});
    expect(seen).toHaveLength(2);
  });

  test('other inputs, other tokens and writes are never shared', async () => {
    let token = 'one';
    const { client, seen } = world([good({})], { token: () => token });
    await client.call('getLanguagePack', { code: 'tw' });
    await client.call('getLanguagePack', { code: 'en' });
    token = 'two';
    await client.call('getLanguagePack', { code: 'en' });
    await client.call('loginStaff', { login: 'a', password: 'b' });
    await client.call('loginStaff', { login: 'a', password: 'b' });
    expect(seen).toHaveLength(5);
  });

  test('a failed read is not remembered, and after a write every read goes to the server again', async () => {
    const { client, seen } = world([bad(503, 'server.failed'), good({})]);
    await client.attempt('getShopConfig', {});
    await client.call('getShopConfig', {});
    await client.call('loginStaff', { login: 'a', password: 'b' });
    await client.call('getShopConfig', {});
    expect(seen).toHaveLength(4);
  });

  test('one caller giving up does not cancel the answer of the other', async () => {
    const { client } = world([good({ list: [], discription: '' })]);
    const leaving = new AbortController();
    const left = client.call('getShopConfig', {}, { signal: leaving.signal });
    const stays = client.call('getShopConfig', {});
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect(stays).resolves.toEqual({ list: [], chatAddresses: '' });
  });
});

describe('an Idempotency-Key for what counts once', () => {
  test('a given key is sent, and without one each call has its own', async () => {
    const { client, seen } = world([good({})], {
      wire: { payOrder: { method: 'POST', path: 'Pay/toPay', idempotent: true } },
    });
    const pay = client.call as (name: string, input: object, options?: object) => Promise<unknown>;
    await pay('payOrder', {}, { idempotencyKey: 'mine' });
    await pay('payOrder', {});
    await pay('payOrder', {});
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('mine');
    expect(keys[1]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('other writes carry none', async () => {
    const { client, seen } = world([good({})]);
    await client.call('loginStaff', { login: 'a', password: 'b' });
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('the error catalogue (specification, section 8)', () => {
  async function failureOf(answer: Response | Error, options: Partial<ClientOptions> = {}) {
    const { client, onUnauthorized } = world([answer], options);
    const attempt = await client.attempt('getShopConfig', {});
    if (attempt.ok) throw new Error('it succeeded');
    return { failure: attempt.failure, onUnauthorized };
  }

  test('HTTP 401 leads to the login page', async () => {
    const { failure, onUnauthorized } = await failureOf(new Response('', { status: 401 }));
    expect(failure.code).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test.each([401, 415])('body code %i clears the token and leads to the login page', async (code) => {
    const { failure, onUnauthorized } = await failureOf(bad(code, 'session.ended', 200));
    expect(failure.code).toBe(code);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('415 travels as HTTP 401 and keeps its code', async () => {
    const { failure } = await failureOf(bad(415, 'session.ended', 401));
    expect(failure.code).toBe(415);
  });

  test('the end of a token that was replaced meanwhile does not affect the new one', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn();
    const client = createClient({
      wire: deriveWire(calls),
      baseUrl: '/api/',
      lang: 'tw',
      token: () => token,
      onUnauthorized,
      fetch: async () => {
        token = 'new';
        return bad(401, 'session.missing');
      },
    });
    await client.attempt('getShopConfig', {});
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    ['tw', '找不到這項功能，請重新整理'],
    ['zh', '找不到这项功能，请刷新'],
    ['en', 'Not found. Reload the page'],
  ] as const)("HTTP 404 shows 'network request does not exist' (%s)", async (lang, message) => {
    const { failure } = await failureOf(new Response('<html>', { status: 404 }), { lang });
    expect(failure.message).toBe(message);
  });

  test('a 404 that the server explains shows the explanation', async () => {
    const { failure } = await failureOf(bad(404, 'row.notFound'));
    expect([failure.error, failure.message]).toEqual(['row.notFound', 'said row.notFound']);
  });

  test('another HTTP error shows the server message', async () => {
    const { failure } = await failureOf(
      bad(422, 'parcel.notShelved', 422, {
        fields: { 'parcels.0': { error: 'parcel.notShelved', params: {}, message: 'Not yet' } },
      }),
    );
    expect(failure).toBeInstanceOf(CallFailure);
    expect([failure.code, failure.error, failure.message]).toEqual([
      422,
      'parcel.notShelved',
      'said parcel.notShelved',
    ]);
    expect(failure.fields['parcels.0']?.message).toBe('Not yet');
  });

  test("another HTTP error without a message shows 'request failed'", async () => {
    const { failure } = await failureOf(new Response('oops', { status: 502 }), { lang: 'en' });
    expect([failure.code, failure.message]).toEqual([502, 'The request failed']);
  });

  test("no answer shows 'network link failed' and yields code 414", async () => {
    const { failure, onUnauthorized } = await failureOf(new TypeError('Failed to fetch'), { lang: 'en' });
    expect(failure.code).toBe(414);
    expect(failure.message).toContain('network link failed');
    expect(failure.undecided).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('Retry-After is kept', async () => {
    const answer = new Response(
      JSON.stringify({ code: 429, data: null, message: 'wait', error: 'throttle.wait', params: {} }),
      {
        status: 429,
        headers: { 'retry-after': '42' },
      },
    );
    expect((await failureOf(answer)).failure.retryAfterS).toBe(42);
  });
});

test('the wire table carries no schema: it is plain JSON', () => {
  const wire = deriveWire(calls);
  expect(JSON.parse(JSON.stringify(wire))).toEqual(wire);
  expect(wire.getShopInfo).toEqual({ method: 'GET', path: 'Member/GetShopInfo' });
});
