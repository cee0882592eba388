// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import { shopCalls } from '@crossdock/contract/shops/calls.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import SupportButton from '../src/shell/SupportButton.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useSearch: () => ({}),
  createLink: () => null,
}));

let drawn: Drawn;

beforeEach(async () => {
  navigate.mockClear();
  localStorage.clear();
  const client = createClient({
    wire: deriveWire(shopCalls),
    baseUrl: 'http://shop.test/api/',
    lang: 'tw',
    fetch: async () =>
      Response.json({
        code: 200,
        message: '',
        data: { list: [{ type: 3, show: true, cutrType: 4, params: '' }], discription: '' },
      }),
  });
  const connection = {
    client,
    lang: () => 'tw' as const,
    token: () => null,
    onFailure: () => {},
    refresh: () => {},
  };
  drawn = await draw(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={connection}>
        <SupportButton />
      </ConnectionContext>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => void button()));
});

function button(): HTMLButtonElement {
  const found = drawn.place.querySelector('button');
  if (!found) throw new Error('no button yet');
  return found;
}

/** Presses at one point and releases at another after some time. A browser sends a click after every release. */
async function pressFor(ms: number, to: { x: number; y: number }): Promise<void> {
  const at = (type: string, x: number, y: number, timeStamp: number) => {
    const event = new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1 });
    Object.defineProperty(event, 'timeStamp', { value: 5_000 + timeStamp });
    return act(async () => void button().dispatchEvent(event));
  };
  button().setPointerCapture = () => {};
  await at('pointerdown', 1_000, 500, 0);
  await at('pointermove', to.x, to.y, ms - 1);
  await at('pointerup', to.x, to.y, ms);
  await act(async () => button().click());
}

test('a release within 300 ms counts as a click and opens support', async () => {
  await pressFor(299, { x: 1_000, y: 500 });
  expect(navigate).toHaveBeenCalledWith({ to: '/line' });
});

test('a press that moves and ends within 300 ms is one click, whether the browser sends its own or not', async () => {
  await pressFor(299, { x: 940, y: 520 });
  expect(navigate).toHaveBeenCalledOnce();
  expect(localStorage.getItem('crossdock.support')).toBeNull();
  await pressFor(120, { x: 980, y: 500 });
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('a later release ends a drag: the button snaps to the edge, its place is stored, and nothing opens', async () => {
  await pressFor(300, { x: 40, y: 300 });
  expect(navigate).not.toHaveBeenCalled();
  expect(button().dataset.side).toBe('left');
  expect(localStorage.getItem('crossdock.support')).toMatch(/^left 0\.\d/);
});

test('a keyboard opens it as well', async () => {
  await act(async () => button().click());
  expect(navigate).toHaveBeenCalledOnce();
});

/** Taps at a point of the button, whose visible part begins at x = 1,000. */
function tapAt(x: number): Promise<void> {
  const seen = button().firstElementChild as HTMLElement;
  seen.getBoundingClientRect = () => new DOMRect(1_000, 480, 28, 64);
  return act(
    async () =>
      void button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: x })),
  );
}

test('its invisible part gives way to an action below it, and opens support elsewhere', async () => {
  const pay = document.body.appendChild(document.createElement('button'));
  const onPay = vi.fn();
  pay.addEventListener('click', onPay);
  document.elementsFromPoint = () => [button(), pay, document.body];
  await tapAt(990);
  expect(onPay).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
  await tapAt(1_010);
  expect(navigate).toHaveBeenCalledTimes(1);
  document.elementsFromPoint = () => [button(), document.body];
  await tapAt(990);
  expect(navigate).toHaveBeenCalledTimes(2);
  pay.remove();
});
