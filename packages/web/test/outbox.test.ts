import type { Client } from '@crossdock/contract/client.ts';
import { CallFailure, transportFailure } from '@crossdock/contract/wire/callFailure.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { aloneAmongTabs } from '../src/aloneAmongTabs.ts';
import { Outbox } from '../src/outbox.ts';
import type { Entry, OutboxStore, Owner, Written } from '../src/outboxEntries.ts';

/** One device: its database, which all tabs share, and the one who is logged in. */
function device() {
  const entries = new Map<string, Entry>();
  let owner: Owner | null = null;
  let token: string | null = 'token of Mei';
  const store: OutboxStore = {
    all: async () => [...entries.values()],
    put: async (all) => all.forEach((entry) => void entries.set(entry.id, structuredClone(entry))),
    change: async (id, change) => {
      const entry = entries.get(id);
      const changed = entry && change(entry);
      if (changed === null) entries.delete(id);
      else if (changed) entries.set(id, changed);
    },
    owner: async () => owner,
    setOwner: async (next) => {
      owner = next;
    },
  };
  const alone = aloneAmongTabs('test');
  const sent: { key: string; token: string | null; input: unknown }[] = [];
  let answer: (key: string) => Promise<unknown> = async () => ({ list: [], repeated: [] });
  const client = {
    call: (_name: string, input: unknown, options: { idempotencyKey: string }) => {
      sent.push({ key: options.idempotencyKey, token, input });
      return answer(options.idempotencyKey);
    },
  } as unknown as Client;
  const now = { at: new Date('2026-11-27T08:00:00Z') };
  let pass: () => Promise<string> = async () => `pass of ${token}`;
  return {
    entries,
    sent,
    now,
    store,
    logIn: (next: string | null) => {
      token = next;
    },
    answers: (next: typeof answer) => {
      answer = next;
    },
    passes: (next: typeof pass) => {
      pass = next;
    },
    tab: () =>
      new Outbox({
        pass: () => pass(),
        ...{ store, client, alone },
        session: { token: () => token },
        tell: () => {},
        onSent: () => {},
        now: () => now.at,
      }),
  };
}

const forecast = (id: string): Written => ({
  id,
  call: 'forecastParcels',
  input: {
    courierNumber: `SF${id}`,
    goodsType: 'clothes',
    goodsName: 'Shirt',
    goodsCount: 1,
    declaredValueMinor: 100,
  } as never,
  tried: false,
});
const noAnswer = async () => Promise.reject(transportFailure('transport.noAnswer', 414, 'en'));
const refuses =
  (error: string, fields = {}) =>
  async () =>
    Promise.reject(new CallFailure({ code: 400, error, message: `No: ${error}`, params: {}, fields }));

/** Lets everything go on that no timer holds back. */
async function tick(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) await new Promise((next) => setImmediate(next));
}

afterEach(() => vi.useRealTimers());

test('what is written without a network is sent later with the key of its writing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tab, answers, sent, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(noAnswer);
  expect(await one.add([forecast('1')])).toBe(true);
  await one.flush();
  expect(entries.get('1')).toMatchObject({ state: 'waiting', tried: true });
  // The browser is closed and opened again.
  answers(async () => ({ list: [{ courierNumber: 'SF1', result: 'new' }], repeated: [] }));
  const later = tab();
  await later.flush();
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['1']));
  expect(entries.get('1')).toMatchObject({ state: 'sent', answer: { list: [{ result: 'new' }] } });
  const before = sent.length;
  await later.flush();
  expect(sent).toHaveLength(before);
});

test('it is tried again after a pause that grows, until there is an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tab, answers, sent, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    // Digests are made beside the timers.
    await tick(50);
  };
  await pass(0);
  const first = sent.length;
  await pass(900);
  expect(sent).toHaveLength(first);
  await pass(1_200);
  expect(sent).toHaveLength(first + 1);
  await pass(900);
  expect(sent).toHaveLength(first + 1);
  answers(async () => ({ list: [], repeated: [] }));
  await pass(60_000);
  expect(entries.get('1')?.state).toBe('sent');
});

test('two tabs send an entry once', async () => {
  const { tab, answers, sent } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  sent.length = 0;
  answers(async () => ({ list: [], repeated: [] }));
  await Promise.all([one.flush(), tab().flush(), tab().flush()]);
  expect(sent).toHaveLength(1);
});

test('another member on the same device neither sees nor sends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tab, answers, sent, logIn } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  sent.length = 0;
  answers(async () => ({ list: [], repeated: [] }));
  logIn('token of Kai');
  // The server has not told yet who that is.
  await one.flush();
  await one.refresh();
  expect(one.entries()).toEqual([]);
  await one.claim('token of Kai', async () => 'kai');
  await one.flush();
  expect(one.entries()).toEqual([]);
  expect(sent).toEqual([]);
  logIn('a later token of Mei');
  await one.claim('a later token of Mei', async () => 'mei');
  await one.flush();
  expect(sent).toMatchObject([{ key: '1', token: 'a later token of Mei' }]);
});

test('a member who logs in during the sending does not send the rest', async () => {
  const { tab, answers, sent, logIn } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(async () => {
    logIn('token of Kai');
    return { list: [], repeated: [] };
  });
  await one.add([forecast('1'), forecast('2')]);
  await one.flush();
  expect(sent).toMatchObject([{ key: '1', token: 'token of Mei' }]);
});

test('nothing is kept while the server has not told who is logged in, or where staff act as the member', async () => {
  const { tab, entries } = device();
  const one = tab();
  expect(await one.add([forecast('1')])).toBe(false);
  await one.claim('token of Mei', async () => null);
  expect(await one.add([forecast('1')])).toBe(false);
  expect(entries.size).toBe(0);
});

test('a refusal stays at its entry with its fields, and the others are sent', async () => {
  const { tab, answers, entries, sent } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  const fields = { goodsName: { error: 'parcel.sensitiveWord', message: 'Not this word', params: {} } };
  answers((key) =>
    key === '1' ? refuses('field.invalid', fields)() : Promise.resolve({ list: [], repeated: [] }),
  );
  await one.add([forecast('1'), forecast('2')]);
  await one.flush();
  expect(entries.get('1')).toMatchObject({
    state: 'refused',
    refusal: { fields: { goodsName: 'Not this word' } },
  });
  expect(entries.get('2')?.state).toBe('sent');
  // Changed by its member, it takes the old one's place.
  answers(async () => ({ list: [], repeated: [] }));
  await one.hold('1');
  await one.add([forecast('3')], '1');
  await one.flush();
  expect([...entries.keys()].sort()).toEqual(['2', '3']);
  expect(sent.map(({ key }) => key)).toEqual(['1', '2', '3']);
});

test('an entry that is being changed is not sent until it is released', async () => {
  const { tab, answers, sent, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  await one.hold('1');
  sent.length = 0;
  answers(async () => ({ list: [], repeated: [] }));
  await one.flush();
  expect(sent).toEqual([]);
  await one.release('1');
  expect(entries.get('1')?.state).toBe('sent');
});

test('a review that the server knows already has arrived, if it was sent before', async () => {
  const { tab, answers, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  answers(refuses('comment.known'));
  const review = (id: string, tried: boolean): Written => ({
    ...{ id, tried, call: 'addComment' },
    input: { orderId: 'o', stars: 5, text: '' } as never,
  });
  await one.add([review('1', true), review('2', false)]);
  await one.flush();
  expect(entries.get('1')?.state).toBe('sent');
  expect(entries.get('2')?.state).toBe('refused');
});

test('the log-out deletes the entries of the member, and what was sent is shown for a day', async () => {
  const { tab, entries, now } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  await one.add([forecast('1')]);
  await one.flush();
  now.at = new Date('2026-11-28T09:00:00Z');
  await one.claim('a new token of Mei', async () => 'mei');
  expect(entries.size).toBe(0);
  const { tab: other, entries: left, answers } = device();
  const two = other();
  await two.claim('token of Mei', async () => 'mei');
  answers(refuses('field.invalid'));
  await two.add([forecast('1')]);
  await two.flush();
  expect(left.size).toBe(1);
  await two.forget();
  expect(left.size).toBe(0);
});

const message = (id: string): Written => ({
  id,
  call: 'say',
  input: { pass: '', id, text: 'Is it there?' },
  tried: false,
});

test('a message to the shop is kept without its pass, which is asked for when it is sent', async () => {
  const { tab, answers, sent, entries } = device();
  const one = tab();
  expect(await one.canKeep()).toBe(false);
  await one.claim('token of Mei', async () => 'mei');
  expect(await one.canKeep()).toBe(true);
  answers(noAnswer);
  await one.add([message('m1')]);
  await one.flush();
  expect(JSON.stringify([...entries.values()])).not.toContain('pass of');
  answers(async () => ({ id: 'm1', seq: 1 }));
  await one.flush();
  expect(sent.at(-1)).toMatchObject({ key: 'm1', input: { id: 'm1', pass: 'pass of token of Mei' } });
  expect(entries.get('m1')).toMatchObject({ state: 'sent', input: { pass: '' } });
  const before = sent.length;
  await one.flush();
  expect(sent).toHaveLength(before);
});

test('a message is not said by somebody who logs in while its pass is asked for', async () => {
  const { tab, passes, logIn, sent, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  passes(async () => {
    logIn('token of Lin');
    return 'pass of Lin';
  });
  await one.add([message('m1')]);
  await one.flush();
  expect(sent).toEqual([]);
  expect(entries.get('m1')).toMatchObject({ state: 'waiting', memberId: 'mei' });
});
