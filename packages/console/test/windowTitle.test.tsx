// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useTitlePrefix, useWindowTitle } from '../src/shell/windowTitle.ts';

function Order({ number }: { number: string | undefined }) {
  useTitlePrefix(number);
  return null;
}

function Frame({ number, shown }: { number?: string; shown: boolean }) {
  useWindowTitle('Orders · Console');
  return shown ? <Order number={number} /> : null;
}

test('a tab’s title has the number of the open thing, from when it is known until it is left', async () => {
  const { redraw } = await draw(null);
  const titleOf = async (frame: ReactNode) => {
    await redraw(frame);
    return document.title;
  };
  expect(await titleOf(<Frame shown />)).toBe('Orders · Console');
  expect(await titleOf(<Frame shown number="CD-1" />)).toBe('CD-1 · Orders · Console');
  expect(await titleOf(<Frame shown number="CD-2" />)).toBe('CD-2 · Orders · Console');
  expect(await titleOf(<Frame shown={false} />)).toBe('Orders · Console');
});
