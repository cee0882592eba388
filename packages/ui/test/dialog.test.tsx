// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Dialog } from '../src/Dialog.tsx';
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

test.each([
  [true, 'bank'],
  [false, null],
])(
  'with a keyboard at hand (%s) typing starts in the first field, and the opener has the focus after',
  async (keyboard, field) => {
    vi.stubGlobal('matchMedia', () => ({ matches: keyboard }));
    const drawn = await draw(<Screen asking={false} />);
    const opener = drawn.one<HTMLButtonElement>('button');
    opener.focus();
    await drawn.redraw(<Screen asking />);
    expect(document.activeElement?.getAttribute('name')).toBe(field);
    await drawn.redraw(<Screen asking={false} />);
    expect(document.activeElement).toBe(opener);
    await drawn.end();
    vi.unstubAllGlobals();
  },
);
