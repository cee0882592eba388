import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxInput } from '../src/outboxEntries.ts';
import { device, deviceOfMei, noAnswer } from './outboxDevice.ts';

const forecast = (id: string): OutboxInput => ({
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
const refuses =
  (error: string, fields = {}) =>
  async () =>
    Promise.reject(new CallFailure({ code: 400, error, message: `No: ${error}`, params: {}, fields }));

/** Runs pending work that does not wait for a fake timer, for `ms` milliseconds of real time. */
async function tick(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) await new Promise((next) => setImmediate(next));
}

afterEach(() => vi.useRealTimers());

test('an entry without a network is sent later with its own key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tab, answers, sent, entries, one } = await deviceOfMei();
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

test('it is repeated after growing pauses, until there is an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answers, sent, entries, one } = await deviceOfMei();
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    // Digests take real time, which the fake timers do not control.
    await tick(50);
  };
  await pass(0);
  const first = sent.length;
  await pass(900);
  expect(sent).toHaveLength(first);
  await pass(1_200);
  expect(sent).toHaveLength(first + 1);
  // The second pause lasts 2 s. It began when the first one ended, about a second ago, so it is not over after
  // another 800 ms.
  await pass(800);
  expect(sent).toHaveLength(first + 1);
  answers(async () => ({ list: [], repeated: [] }));
  await pass(60_000);
  expect(entries.get('1')?.state).toBe('sent');
});

test('the network returns while an attempt waits for its answer: it is sent without a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answers, sent, entries, one } = await deviceOfMei();
  let fail = () => {};
  answers(async () => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    return noAnswer();
  });
  await one.add([forecast('1')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const back = one.flush();
  answers(async () => ({ list: [], repeated: [] }));
  fail();
  await back;
  expect(entries.get('1')?.state).toBe('sent');
  expect(sent.map(({ key }) => key)).toEqual(['1', '1']);
});

test('two tabs send an entry once', async () => {
  const { tab, answers, sent, one } = await deviceOfMei();
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
  const { answers, sent, logIn, one } = await deviceOfMei();
  answers(noAnswer);
  await one.add([forecast('1')]);
  await one.flush();
  sent.length = 0;
  answers(async () => ({ list: [], repeated: [] }));
  logIn('token of Kai');
  // The server has not reported yet who is logged in.
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
  const { answers, sent, logIn, one } = await deviceOfMei();
  answers(async () => {
    logIn('token of Kai');
    return { list: [], repeated: [] };
  });
  await one.add([forecast('1'), forecast('2')]);
  await one.flush();
  expect(sent).toMatchObject([{ key: '1', token: 'token of Mei' }]);
});

test('nothing is stored while the member is unknown, or if staff act as the member', async () => {
  const { tab, entries } = device();
  const one = tab();
  expect(await one.add([forecast('1')])).toBe(false);
  await one.claim('token of Mei', async () => null);
  expect(await one.add([forecast('1')])).toBe(false);
  expect(entries.size).toBe(0);
});

test('a refusal stays at its entry with its fields, and the others are sent', async () => {
  const { answers, entries, sent, one } = await deviceOfMei();
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
  // The member changes the refused forecast, and the new one replaces it.
  answers(async () => ({ list: [], repeated: [] }));
  await one.hold('1');
  await one.add([forecast('3')], '1');
  await one.flush();
  expect([...entries.keys()].sort()).toEqual(['2', '3']);
  expect(sent.map(({ key }) => key)).toEqual(['1', '2', '3']);
});

test('an entry that is being changed is not sent until it is released', async () => {
  const { answers, sent, entries, one } = await deviceOfMei();
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
  const { answers, entries, one } = await deviceOfMei();
  answers(refuses('comment.known'));
  const review = (id: string, tried: boolean): OutboxInput => ({
    ...{ id, tried, call: 'addComment' },
    input: { orderId: 'o', stars: 5, text: '' } as never,
  });
  await one.add([review('1', true), review('2', false)]);
  await one.flush();
  expect(entries.get('1')?.state).toBe('sent');
  expect(entries.get('2')?.state).toBe('refused');
});

test('the log-out deletes the entries of the member, and what was sent is shown for a day', async () => {
  const { entries, now, one } = await deviceOfMei();
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
