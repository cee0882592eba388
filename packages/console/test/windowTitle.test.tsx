// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useOpened, useWindowTitle } from '../src/shell/windowTitle.ts';

function Order({ number }: { number: string | undefined }) {
  useOpened(number);
  return null;
}

function Frame({ number, shown }: { number?: string; shown: boolean }) {
  useWindowTitle('Orders · Console');
  return shown ? <Order number={number} /> : null;
}

test('the title of a tab carries the number of what is open, from when it is known until it is left', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElement('div'));
  const titleOf = async (frame: ReactNode) => {
    await act(async () => root.render(frame));
    return document.title;
  };
  expect(await titleOf(<Frame shown />)).toBe('Orders · Console');
  expect(await titleOf(<Frame shown number="CD-1" />)).toBe('CD-1 · Orders · Console');
  expect(await titleOf(<Frame shown number="CD-2" />)).toBe('CD-2 · Orders · Console');
  expect(await titleOf(<Frame shown={false} />)).toBe('Orders · Console');
  await act(async () => root.unmount());
});
