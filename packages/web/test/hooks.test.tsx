// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Connection, ConnectionContext } from '../src/connection.ts';
import { deleteDrafts, setDraftsOwner, unsetDraftsOwner } from '../src/drafts.ts';
import { useCall } from '../src/hooks.ts';
import { usePlainForm } from '../src/plainForm.ts';
import { createQueryClient } from '../src/queryClient.ts';
import { createSession } from '../src/session.ts';
import { markStale, onStaleReads } from '../src/stale.ts';
import { type SubmitFunction, useSubmit } from '../src/submit.ts';

let drawn: Drawn;
let requests: { path: string; key: string | null }[];
let answer: () => Response;
const onFailure = vi.fn();

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ code: 200, data: { shop_name: 'Dock' }, message: '' });
  onFailure.mockClear();
});

async function show(content: ReactNode): Promise<void> {
  const client = createClient({
    wire: {
      getShopInfo: { method: 'GET', path: 'Member/GetShopInfo' },
      loginStaff: { method: 'POST', path: 'staff/login', idempotent: true },
    },
    baseUrl: 'http://shop.test/api/',
    lang: 'en',
    fetch: async (url, init) => {
      requests.push({
        path: new URL(String(url)).pathname,
        key: new Headers(init?.headers).get('idempotency-key'),
      });
      return answer();
    },
  });
  const connection: Connection = {
    client,
    lang: () => 'en',
    token: () => null,
    onFailure,
    refresh: markStale,
  };
  const cache = createQueryClient(createSession('test.token'));
  drawn = await draw(
    <QueryClientProvider client={cache}>
      <ConnectionContext value={connection}>{content}</ConnectionContext>
    </QueryClientProvider>,
  );
}

interface LoginValues {
  login: string;
  password: string;
}

/** A form for the login, with a password and without a name. */
const loginForm = {
  schema: async () => (await import('@crossdock/contract/staff/calls.ts')).loginStaffInput,
  defaults: { login: '', password: 'b' },
  input: (values: LoginValues) => values,
};

const settled = (check: () => void) => vi.waitFor(() => act(async () => check()));
const bad = (code: number, fields?: object) =>
  Response.json(
    { code, data: null, message: 'No', error: 'x', params: {}, ...(fields ? { fields } : {}) },
    { status: code },
  );

test('a write refreshes the reads that it made stale', async () => {
  let submit: SubmitFunction<'loginStaff'> | undefined;
  function Screen() {
    const shop = useCall('getShopInfo', {});
    submit = useSubmit('loginStaff', { refreshes: ['getShopInfo'] });
    return <p>{(shop.data as ShopInfo | undefined)?.shop_name}</p>;
  }
  await show(<Screen />);
  await settled(() => expect(drawn.place.textContent).toBe('Dock'));
  answer = () => Response.json({ code: 200, data: { shop_name: 'New Dock' }, message: '' });
  await act(async () => void (await submit?.submit({ login: 'a', password: 'b' })));
  await settled(() => expect(drawn.place.textContent).toBe('New Dock'));
});

test('a retry without an answer keeps the Idempotency-Key, and the failure is a value that also shows on top', async () => {
  let submit: SubmitFunction<'loginStaff'> | undefined;
  function Screen() {
    submit = useSubmit('loginStaff');
    return <p>{submit.failure?.message}</p>;
  }
  await show(<Screen />);
  const input = { login: 'a', password: 'b' };
  answer = () => {
    throw new TypeError('network');
  };
  const first = await act(async () => submit?.submit(input));
  expect(first).toMatchObject({ ok: false, failure: { code: 414 } });
  expect(drawn.place.textContent).toContain('network link failed');
  expect(onFailure).toHaveBeenCalledOnce();
  answer = () => Response.json({ code: 200, data: {}, message: '' });
  expect(await act(async () => submit?.submit(input))).toMatchObject({ ok: true });
  expect(requests[0]?.key).toBeTruthy();
  expect(requests[1]?.key).toBe(requests[0]?.key);
});

test("a form shows the schema's errors before it sends, and the server's at their fields", async () => {
  const onDone = vi.fn();
  const stale = vi.fn();
  onStaleReads(stale);
  let form: ReturnType<typeof usePlainForm<'loginStaff', LoginValues>> | undefined;
  function Screen() {
    form = usePlainForm('loginStaff', {
      ...loginForm,
      refreshes: ['getShopInfo'],
      onDone,
    });
    return null;
  }
  await show(<Screen />);
  await act(async () => void (await form?.send()));
  expect(form?.errors).toEqual({ login: 'Fill in this field' });
  expect(requests).toEqual([]);
  expect(form?.box('login')).toMatchObject({ value: '', error: 'Fill in this field' });
  expect(form?.box('password', 'login')).toMatchObject({ value: 'b', error: 'Fill in this field' });
  await act(async () => form?.box('login').onChange({ currentTarget: { value: 'a' } }));
  expect(form?.box('login')).toMatchObject({ value: 'a', error: undefined });
  expect(form?.errors).toEqual({});
  answer = () => bad(400, { password: { error: 'field.invalid', params: {}, message: 'Wrong' } });
  await act(async () => void (await form?.send()));
  expect(form?.errors).toEqual({ password: 'Wrong' });
  expect(form?.failure).toBeNull();
  answer = () => bad(422);
  await act(async () => void (await form?.send()));
  expect(form?.failure?.message).toBe('No');
  answer = () => Response.json({ code: 200, data: { token: 't' }, message: '' });
  await act(async () => void (await form?.send()));
  expect(onDone).toHaveBeenCalledOnce();
  expect(stale.mock.calls).toEqual([[['getShopInfo']]]);
});

test('a double click sends a form once, and one write once', async () => {
  const onDone = vi.fn();
  let form: ReturnType<typeof usePlainForm<'loginStaff', LoginValues>> | undefined;
  let submit: SubmitFunction<'loginStaff'> | undefined;
  function Screen() {
    form = usePlainForm('loginStaff', {
      ...loginForm,
      defaults: { login: 'a', password: 'b' },
      onDone,
    });
    submit = useSubmit('loginStaff', { onDone });
    return null;
  }
  answer = () => Response.json({ code: 200, data: { token: 't' }, message: '' });
  await show(<Screen />);
  await act(async () => void (await Promise.all([form?.send(), form?.send()])));
  expect([requests.length, onDone.mock.calls.length]).toEqual([1, 1]);
  const input = { login: 'a', password: 'b' };
  await act(async () => void (await Promise.all([submit?.submit(input), submit?.submit(input)])));
  expect([requests.length, onDone.mock.calls.length]).toEqual([2, 2]);
  // Clicking again afterwards is another submission.
  await act(async () => void (await submit?.submit(input)));
  expect(requests).toHaveLength(3);
});

test('typed text survives the page and the session, for that member alone, until it is sent or they log out', async () => {
  localStorage.clear();
  let form: ReturnType<typeof usePlainForm<'loginStaff', LoginValues>> | undefined;
  function Screen() {
    form = usePlainForm('loginStaff', {
      ...loginForm,
      onDone: () => undefined,
      draft: 'login',
    });
    return null;
  }
  const begin = async (memberId: string) => {
    await drawn?.end();
    await show(<Screen />);
    await act(async () => setDraftsOwner(memberId));
    return form?.values.login;
  };
  await begin('mei');
  await act(async () => form?.set('login', 'typed'));
  expect(await begin('mei'), 'after a reload').toBe('typed');
  expect(form?.draft.restored).toBe(true);
  // The session has ended, so no draft is shown until the server reports who is logged in.
  unsetDraftsOwner();
  await drawn.end();
  await show(<Screen />);
  expect(form?.values.login).toBe('');
  await act(async () => setDraftsOwner('mei'));
  expect(form?.values.login, 'after logging in again').toBe('typed');
  answer = () => Response.json({ code: 200, data: { token: 't' }, message: '' });
  await act(async () => void (await form?.send()));
  expect(await begin('mei'), 'after it was sent').toBe('');
  await act(async () => form?.set('login', 'typed'));
  deleteDrafts();
  expect(await begin('mei'), 'after logging out').toBe('');
  await act(async () => form?.set('login', 'typed'));
  unsetDraftsOwner();
  expect(await begin('somebody else')).toBe('');
  expect(await begin('mei')).toBe('');
});
