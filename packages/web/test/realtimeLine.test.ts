import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../src/realtimeLine.ts';

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor() {
    FakeSocket.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

const open = () => new FakeSocket() as unknown as WebSocket;
const events = () => ({ onTopic: vi.fn(), onReturn: vi.fn() });

beforeEach(() => {
  FakeSocket.opened = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('topics are told, and what is no topic is passed over', () => {
  const told = events();
  listen(() => 'ws://x', told, open);
  const [socket] = FakeSocket.opened;
  socket?.onmessage?.({ data: '{"topic":"parcels"}' });
  socket?.onmessage?.({ data: 'hello' });
  socket?.onmessage?.({ data: '{"topic":7}' });
  expect(told.onTopic.mock.calls).toEqual([['parcels']]);
});

test('a broken line is tried again after 1, 2, 4 … at most 30 seconds', () => {
  listen(() => 'ws://x', events(), open);
  const waits: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const before = FakeSocket.opened.length;
    FakeSocket.opened.at(-1)?.onclose?.();
    let waited = 0;
    while (FakeSocket.opened.length === before) {
      vi.advanceTimersByTime(1_000);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('a return is told, a first opening is not, and the wait starts over', () => {
  const told = events();
  listen(() => 'ws://x', told, open);
  FakeSocket.opened[0]?.onopen?.();
  expect(told.onReturn).not.toHaveBeenCalled();
  FakeSocket.opened[0]?.onclose?.();
  vi.advanceTimersByTime(1_000);
  FakeSocket.opened[1]?.onopen?.();
  expect(told.onReturn).toHaveBeenCalledOnce();
});

test('closing ends it for good; without an address there is no line', () => {
  const line = listen(() => 'ws://x', events(), open);
  FakeSocket.opened[0]?.onclose?.();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  listen(() => null, events(), open);
  expect(FakeSocket.opened).toHaveLength(1);
});
