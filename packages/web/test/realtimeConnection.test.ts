import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForTopics } from '../src/realtimeConnection.ts';

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readyState: number = WebSocket.OPEN;
  readonly sent: string[] = [];
  constructor() {
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
    this.readyState = WebSocket.CLOSING;
  }
}

const open = () => new FakeSocket() as unknown as WebSocket;
const events = () => ({ onTopic: vi.fn(), onReturn: vi.fn() });

beforeEach(() => {
  FakeSocket.opened = [];
  vi.useFakeTimers();
  // The middle of the random range.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('topics reach listeners, and invalid messages are ignored', () => {
  const told = events();
  listenForTopics(() => 'secret', told, open);
  const [socket] = FakeSocket.opened;
  socket?.onmessage?.({ data: '{"topic":"parcels"}' });
  socket?.onmessage?.({ data: 'hello' });
  socket?.onmessage?.({ data: '{"topic":7}' });
  expect(told.onTopic.mock.calls).toEqual([['parcels']]);
});

test('pages that lose their connection together reconnect one after another', () => {
  vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.999);
  for (let page = 0; page < 2; page += 1) listenForTopics(() => 'secret', events(), open);
  for (const socket of FakeSocket.opened.slice()) socket.onclose?.();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(3);
  vi.advanceTimersByTime(900);
  expect(FakeSocket.opened).toHaveLength(4);
});

test('an answer to a kept read arrives by its number, and messages while disconnected are dropped', () => {
  const told = { ...events(), onRead: vi.fn(), onOpen: vi.fn() };
  const line = listenForTopics(() => 'secret', told, open);
  const [socket] = FakeSocket.opened;
  line.send('early');
  socket?.onopen?.();
  socket?.onmessage?.({ data: '{"topic":"*","reads":true}' });
  line.send('held');
  socket?.onmessage?.({ data: '{"read":7,"whole":{}}' });
  expect(told.onOpen.mock.calls).toEqual([[true]]);
  expect(told.onRead.mock.calls).toEqual([[7, '{"read":7,"whole":{}}']]);
  // A page that closes ends its reads after it has closed the connection; the browser would report that as an error.
  line.close();
  line.send('late');
  expect(socket?.sent).toEqual(['secret', 'held']);
});

test('a broken connection is retried after 1, 2, 4 … at most 30 seconds', () => {
  listenForTopics(() => 'secret', events(), open);
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

const ready = { data: '{"topic":"*"}' };

test('the token is the first message, and in no address', () => {
  listenForTopics(() => 'secret', events(), open);
  FakeSocket.opened[0]?.onopen?.();
  expect(FakeSocket.opened[0]?.sent).toEqual(['secret']);
});

test('a reconnection is reported, a first connection is not, and the wait starts over', () => {
  const told = events();
  listenForTopics(() => 'secret', told, open);
  FakeSocket.opened[0]?.onmessage?.(ready);
  expect(told.onReturn).not.toHaveBeenCalled();
  FakeSocket.opened[0]?.onclose?.();
  vi.advanceTimersByTime(1_000);
  FakeSocket.opened[1]?.onmessage?.(ready);
  expect(told.onReturn).toHaveBeenCalledOnce();
  FakeSocket.opened[1]?.onclose?.();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('events that the server lost are reported as a reconnection', () => {
  const told = events();
  listenForTopics(() => 'secret', told, open);
  FakeSocket.opened[0]?.onmessage?.(ready);
  FakeSocket.opened[0]?.onmessage?.(ready);
  expect(told.onReturn).toHaveBeenCalledOnce();
  expect(told.onTopic).not.toHaveBeenCalled();
});

test('closing is final, and without an address there is no connection', () => {
  const line = listenForTopics(() => 'secret', events(), open);
  FakeSocket.opened[0]?.onclose?.();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  listenForTopics(() => null, events(), open);
  expect(FakeSocket.opened).toHaveLength(1);
});
