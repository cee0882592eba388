import { CallFailure, noAnswerCode } from '@crossdock/contract/wire/callFailure.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReceiptAnswer, type ReceiptInput, ReceiptQueue } from '../src/parcels/receiptQueue.ts';

const input = (courierNumber: string): ReceiptInput => ({
  courierNumber,
  warehouseId: '0190a000-0000-7000-8000-000000000001',
  weightG: 500,
  lengthMm: 100,
  widthMm: 100,
  heightMm: 100,
});
const failure = (code: number, message = 'no') => new CallFailure({ code, error: 'x', message, params: {} });

function desk(kept: { text: string | null; full?: boolean } = { text: null }) {
  const sent: string[] = [];
  const reported = new Set<string>();
  const answers: (CallFailure | 'ok')[] = [];
  const heard = { received: [] as string[], refused: [] as string[] };
  const answer = () => {
    const next = answers.shift() ?? 'ok';
    if (next !== 'ok') throw next;
  };
  const queue = new ReceiptQueue(
    {
      receive: async (receipt, key) => {
        sent.push(`receive ${receipt.courierNumber} ${key}`);
        answer();
        return { outcome: 'received', parcel: { id: `id of ${receipt.courierNumber}` } } as ReceiptAnswer;
      },
      photograph: async ({ courierNumber, parcelId }, photo, key) => {
        expect(parcelId).toBe(`id of ${courierNumber}`);
        sent.push(`photo ${courierNumber} ${photo} ${key}`);
        answer();
      },
      report: async (courierNumber) => {
        if (!reported.has(courierNumber)) return;
        sent.push(`report ${courierNumber}`);
        answer();
        reported.delete(courierNumber);
      },
    },
    {
      read: () => kept.text,
      write: (text) => {
        if (!kept.full) kept.text = text;
        return !kept.full;
      },
    },
    {
      onReceived: (receipt) => heard.received.push(receipt.input.courierNumber),
      onRefused: (_, message) => heard.refused.push(message),
    },
  );
  return { queue, sent, answers, heard, kept, reported };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a receipt is sent with its pictures, and then nothing waits', async () => {
  const { queue, sent, heard, kept } = desk();
  queue.add({ key: 'k1', input: input('SF1'), photos: ['p1', 'p2'] });
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['receive SF1 k1', 'photo SF1 p1 k1-0', 'photo SF1 p2 k1-1']);
  expect(heard.received).toEqual(['SF1']);
  expect(queue.waiting()).toEqual([]);
  expect(kept.text).toBe('[]');
});

test('a problem found before the parcel was received is registered once, after the parcel and before its pictures', async () => {
  const { queue, sent, answers, reported } = desk();
  reported.add('SF1');
  answers.push('ok', failure(noAnswerCode));
  queue.add({ key: 'k1', input: input('SF1'), photos: ['p1'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.isWaiting('SF1')).toBe(true);
  expect(queue.isWaiting('SF2')).toBe(false);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['receive SF1 k1', 'report SF1', 'report SF1', 'photo SF1 p1 k1-0']);
  expect(queue.isWaiting('SF1')).toBe(false);
});

test('a problem that is found while its parcel is being sent is sent with it', async () => {
  const { queue, sent, answers, reported } = desk();
  answers.push('ok', failure(503));
  queue.add({ key: 'k1', input: input('SF1'), photos: ['p1'] });
  await vi.advanceTimersByTimeAsync(0);
  reported.add('SF1');
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['receive SF1 k1', 'photo SF1 p1 k1-0', 'report SF1', 'photo SF1 p1 k1-0']);
});

test('after a connection failure the same key is sent again, in order, until it succeeds', async () => {
  const { queue, sent, answers, heard } = desk();
  answers.push(failure(noAnswerCode), failure(503));
  queue.add({ key: 'k1', input: input('SF1'), photos: [] });
  queue.add({ key: 'k2', input: input('SF2'), photos: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.stuck()).toBe(true);
  expect(queue.waiting().map(({ key }) => key)).toEqual(['k1', 'k2']);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['receive SF1 k1', 'receive SF1 k1', 'receive SF1 k1', 'receive SF2 k2']);
  expect(heard.received).toEqual(['SF1', 'SF2']);
  expect(queue.stuck()).toBe(false);
});

test('a server that is overloaded is asked again when it allows it, with the same key, and nothing counts as refused', async () => {
  const { queue, sent, answers, heard } = desk();
  answers.push(
    new CallFailure({ code: 429, error: 'throttle.wait', message: 'wait', params: {} }, 40),
    failure(408),
  );
  queue.add({ key: 'k1', input: input('SF1'), photos: [] });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(sent).toHaveLength(1);
  expect(queue.waiting()).toMatchObject([{ key: 'k1', refusal: null }]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(Array.from({ length: 3 }, () => 'receive SF1 k1'));
  expect(heard).toEqual({ received: ['SF1'], refused: [] });
});

test('a failure between parcel and picture does not receive the parcel again', async () => {
  const { queue, sent, answers } = desk();
  answers.push('ok', failure(noAnswerCode));
  queue.add({ key: 'k1', input: input('SF1'), photos: ['p1'] });
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['receive SF1 k1', 'photo SF1 p1 k1-0', 'photo SF1 p1 k1-0']);
});

test('a refusal is shown, stays visible, and does not hold up the others', async () => {
  const { queue, answers, heard } = desk();
  answers.push(failure(422, 'no such warehouse'));
  queue.add({ key: 'k1', input: input('SF1'), photos: [] });
  queue.add({ key: 'k2', input: input('SF2'), photos: [] });
  await vi.runAllTimersAsync();
  expect(heard).toEqual({ received: ['SF2'], refused: ['no such warehouse'] });
  expect(queue.waiting()).toMatchObject([{ key: 'k1', refusal: 'no such warehouse' }]);
  queue.dismiss('k1');
  expect(queue.waiting()).toEqual([]);
});

test('an ended session keeps the receipts for after the next login', async () => {
  const kept = { text: null as string | null };
  const before = desk(kept);
  before.answers.push(failure(415));
  before.queue.add({ key: 'k1', input: input('SF1'), photos: ['p1'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(before.queue.waiting()).toHaveLength(1);
  const after = desk(kept);
  await after.queue.flush();
  expect(after.sent).toEqual(['receive SF1 k1', 'photo SF1 p1 k1-0']);
});

test('if the browser cannot store anything, it says so and still sends', async () => {
  const { queue, answers, heard } = desk({ text: 'not json', full: true });
  answers.push(failure(noAnswerCode));
  queue.add({ key: 'k1', input: input('SF1'), photos: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.safe()).toBe(false);
  await vi.runAllTimersAsync();
  expect(heard.received).toEqual(['SF1']);
});
