// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nearestFreeTop } from '../src/shell/supportButtonOverlap.ts';
import { useRestingPosition } from '../src/shell/useRestingPosition.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

/** A page 1,000 px high with something to click at its edge between `from` and `until`. */
function edge(from: number, until: number, what = document.createElement('a')): void {
  if (what instanceof HTMLAnchorElement) what.href = '/pay';
  what.getBoundingClientRect = () => new DOMRect(0, from, 390, until - from);
  document.elementsFromPoint = (_x, y) => (y >= from && y <= until ? [what] : [document.body]);
}

function tab(): HTMLElement {
  const button = document.createElement('button');
  const seen = document.createElement('span');
  seen.getBoundingClientRect = () => new DOMRect(362, 0, 28, 64);
  button.append(seen);
  return button;
}

test.each([
  [[0, 0], 700],
  // The 64 px button at 700 would cover a part of the link, so it moves up until it is free, or down if that is
  // nearer.
  [[740, 790], 664],
  [[680, 720], 724],
  // There is no free place nearby, so the button stays in place.
  [[0, 1_000], 700],
])('the tab rests beside the controls of %j', ([from = 0, until = 0], top) => {
  edge(from, until);
  expect(nearestFreeTop(tab(), 700, 860)).toBe(top);
});

test('a link that is stretched over its card does not count as an obstacle', () => {
  const link = document.createElement('a');
  edge(600, 900, link);
  link.getBoundingClientRect = () => new DOMRect(20, 600, 200, 20);
  expect(nearestFreeTop(tab(), 700, 860)).toBe(700);
});

test('texts are kept free too, and mere frames are not', () => {
  const words = document.createElement('p');
  words.textContent = 'NT$ 344';
  const box = vi.spyOn(Range.prototype, 'getClientRects');
  box.mockReturnValue([new DOMRect(300, 720, 80, 20)] as never);
  edge(720, 740, words as never);
  expect(nearestFreeTop(tab(), 700, 860)).not.toBe(700);
  words.textContent = '';
  expect(nearestFreeTop(tab(), 700, 860)).toBe(700);
  box.mockRestore();
});

let resting: ReturnType<typeof useRestingPosition>;
function Resting() {
  const button = useRef<HTMLButtonElement>(null);
  resting = useRestingPosition(button, 0.7, 'home');
  return <button ref={button} type="button" />;
}

beforeEach(() => {
  edge(0, 0);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('it hides while somebody scrolls down, and returns when they stop or turn', async () => {
  await draw(<Resting />);
  const scroll = (y: number) =>
    act(async () => {
      vi.stubGlobal('scrollY', y);
      dispatchEvent(new Event('scroll'));
    });
  await scroll(200);
  expect(resting.away).toBe(true);
  await scroll(150);
  expect(resting.away).toBe(false);
  await scroll(400);
  expect(resting.away).toBe(true);
  await act(async () => vi.advanceTimersByTime(300));
  expect(resting.away).toBe(false);
});
