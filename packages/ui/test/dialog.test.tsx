// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from '../src/Dialog.tsx';
import { draw } from './draw.tsx';

function Screen({ asking }: { asking: boolean }) {
  return (
    <>
      <button type="button">Add</button>
      {asking ? (
        <Dialog opened title="Add a bank" closeLabel="Close" onClose={() => undefined}>
          <input type="checkbox" />
          <input name="bank" />
        </Dialog>
      ) : null}
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser of which a keyboard, or less motion, is asked about. */
const having = (...features: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: features.some((one) => query.includes(one)) }));

test.each([
  [true, 'bank'],
  [false, null],
])(
  'with a keyboard at hand (%s) typing starts in the first field, and the opener has the focus after',
  async (keyboard, field) => {
    having('reduce', ...(keyboard ? ['hover'] : []));
    const drawn = await draw(<Screen asking={false} />);
    const opener = drawn.one<HTMLButtonElement>('button');
    opener.focus();
    await drawn.redraw(<Screen asking />);
    expect(document.activeElement?.getAttribute('name')).toBe(field);
    await drawn.redraw(<Screen asking={false} />);
    expect(document.activeElement).toBe(opener);
    await drawn.end();
  },
);

test('a dialog that only asks has its first answer in focus, not the way out', async () => {
  having('reduce', 'hover');
  const drawn = await draw(
    <ConfirmDialog
      opened
      title="Cancel the order?"
      confirmLabel="Cancel it"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(document.activeElement?.textContent).toBe('Keep it');
  expect(document.activeElement?.getAttribute('aria-label')).toBeNull();
  await drawn.end();
});

test('a dialog that closes is seen leaving for 200 ms, and nothing of it can be reached meanwhile', async () => {
  vi.useFakeTimers();
  having();
  const drawn = await draw(<Screen asking />);
  await drawn.redraw(<Screen asking={false} />);
  const leaving = document.querySelector<HTMLElement>('body > [aria-hidden=true]');
  expect(leaving?.textContent).toContain('Add a bank');
  expect(leaving?.inert).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
  vi.advanceTimersByTime(199);
  expect(leaving?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(leaving?.isConnected).toBe(false);
  await drawn.end();
});

test('who asked for less motion sees a dialog gone at once', async () => {
  having('reduce');
  const drawn = await draw(<Screen asking />);
  await drawn.redraw(<Screen asking={false} />);
  expect(document.body.textContent).not.toContain('Add a bank');
  await drawn.end();
});
