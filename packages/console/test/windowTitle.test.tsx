// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { draw } from '../../ui/test/draw.tsx';
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
  const drawn = await draw(<Frame shown />);
  expect(document.title).toBe('Orders · Console');
  await drawn.redraw(<Frame shown number="CD-1" />);
  expect(document.title).toBe('CD-1 · Orders · Console');
  await drawn.redraw(<Frame shown number="CD-2" />);
  expect(document.title).toBe('CD-2 · Orders · Console');
  await drawn.redraw(<Frame shown={false} />);
  expect(document.title).toBe('Orders · Console');
  await drawn.end();
});
