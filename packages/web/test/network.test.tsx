// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkDown, onNetworkChange, watchFetch } from '../src/network.ts';
import { probeServer, whenQuiet } from '../src/networkWatch.ts';
import { createQueryClient } from '../src/queryClient.ts';
import { createSession } from '../src/session.ts';

let answers: boolean;
const server = vi.fn(async () => {
  if (!answers) throw new TypeError('Failed to fetch');
  return new Response('ok');
});
const ask = watchFetch(server as unknown as typeof fetch);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  answers = true;
  await ask('/api/x');
  server.mockClear();
});
afterEach(() => vi.useRealTimers());

const browserSays = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

test('a request without an answer means no network; any answer means there is one', async () => {
  const told = vi.fn();
  const stop = onNetworkChange(told);
  answers = false;
  await expect(ask('/api/x')).rejects.toThrow('Failed to fetch');
  expect(networkDown()).toBe(true);
  expect(told).toHaveBeenCalled();
  answers = true;
  await ask('/api/x');
  expect(networkDown()).toBe(false);
  stop();
});

test('without an answer it probes after 1, 2, 4 … s until somebody answers', async () => {
  answers = false;
  await ask('/api/x').catch(() => {});
  server.mockClear();
  const stop = probeServer();
  await vi.advanceTimersByTimeAsync(999);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + 2_000 + 4_000);
  expect(server).toHaveBeenCalledTimes(3);
  answers = true;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(networkDown()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(4);
  stop();
});

test('a cancelled request says nothing about the network', async () => {
  answers = false;
  await ask('/api/x', { signal: AbortSignal.abort() }).catch(() => {});
  expect(networkDown()).toBe(false);
});

test("the browser's own events count", () => {
  browserSays(false);
  expect(networkDown()).toBe(true);
  browserSays(true);
  expect(networkDown()).toBe(false);
});

test('the network is quiet after 2 s without requests', async () => {
  let answer: (response: Response) => void = () => {};
  const slow = watchFetch((() => new Promise((resolve) => (answer = resolve))) as unknown as typeof fetch);
  const request = slow('/api/rows');
  const quiet = vi.fn();
  void whenQuiet().then(quiet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet).not.toHaveBeenCalled();
  answer(new Response('rows'));
  await request;
  await vi.advanceTimersByTimeAsync(1_999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
});

test('a screen that failed without a network fails at once, and is loaded again when it returns', async () => {
  browserSays(false);
  answers = false;
  const cache: QueryClient = createQueryClient(createSession('token'));
  const Screen = () => {
    const { data, isError } = useQuery({
      queryKey: ['queryParcels', {}],
      queryFn: async () => (await ask('/api/x')).text(),
    });
    return isError ? 'failed' : data;
  };
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { place } = await draw(
    <QueryClientProvider client={cache}>
      <Screen />
    </QueryClientProvider>,
  );
  await advance(10);
  expect(place.textContent).toBe('failed');
  answers = true;
  browserSays(true);
  await advance(10);
  expect(place.textContent).toBe('ok');
});
