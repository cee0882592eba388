// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { draw, press, typeInput } from '../samples/draw.tsx';
import { backLayerHooks } from '../src/backLayerHooks.ts';
import { ConfirmDialog, Dialog } from '../src/Dialog.tsx';
import { setDiscardQuestion } from '../src/discardQuestion.ts';

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
  delete backLayerHooks.openLayer;
});

/** A browser whose media queries match these features, such as a keyboard or reduced motion. */
const having = (...features: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: features.some((one) => query.includes(one)) }));

test.each([
  [true, 'bank'],
  [false, null],
])(
  'with a keyboard (%s) typing starts in the first field, and the opener has the focus afterwards',
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

test('a dialog that only asks focuses its first answer, not the close button', async () => {
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

test('once Back is handled, a dialog is a layer from the moment it is drawn', async () => {
  having('reduce');
  const gone = vi.fn();
  const openLayer = vi.fn(() => gone);
  backLayerHooks.openLayer = openLayer;
  const drawn = await draw(<Screen asking />);
  expect(openLayer).toHaveBeenCalledTimes(1);
  await drawn.redraw(<Screen asking={false} />);
  expect(gone).toHaveBeenCalledTimes(1);
  await drawn.end();
});

test('a closing dialog is visible for 200 ms, and nothing in it can be reached', async () => {
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

const losing = () => ({ question: 'Discard it?', keep: 'Keep it', lose: 'Discard' });

/** Draws a dialog with two kinds of input. Returns functions to type into them and to find its buttons. */
async function drawForm() {
  having('reduce');
  const onClose = vi.fn();
  setDiscardQuestion(losing);
  const drawn = await draw(
    <Dialog opened title="A claim" closeLabel="Close" onClose={onClose}>
      <textarea name="words" defaultValue="broken" />
      <input type="search" name="search" />
    </Dialog>,
  );
  const write = async (name: string, words: string) => {
    const box = drawn.one<HTMLInputElement>(`[name=${name}]`);
    box.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    await typeInput(box, words);
  };
  const named = (name: string) => {
    const found = [...drawn.place.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return { ...drawn, onClose, write, named };
}

test('typed text is asked about before the dialog closes', async () => {
  const form = await drawForm();
  await form.write('words', 'broken in two');
  await press(form.named('Close'));
  expect(form.place.textContent).toContain('Discard it?');
  expect(form.onClose).not.toHaveBeenCalled();
  await press(form.named('Keep it'));
  expect(form.place.textContent).not.toContain('Discard it?');
  expect(form.one<HTMLTextAreaElement>('textarea').value).toBe('broken in two');
  await press(form.named('Close'));
  await press(form.named('Discard'));
  expect(form.onClose).toHaveBeenCalledOnce();
  await form.end();
});

test.each([
  ['nothing was typed', async () => {}],
  [
    'words were taken back',
    (form: Form) => form.write('words', 'broken again').then(() => form.write('words', 'broken')),
  ],
  ['something was searched for', (form: Form) => form.write('search', 'SF1')],
])('if %s, a dialog closes at once', async (_what, before: (form: Form) => Promise<void>) => {
  const form = await drawForm();
  await before(form);
  await press(form.named('Close'));
  expect(form.onClose).toHaveBeenCalledOnce();
  await form.end();
});
type Form = Awaited<ReturnType<typeof drawForm>>;

test('with reduced motion a dialog disappears at once', async () => {
  having('reduce');
  const drawn = await draw(<Screen asking />);
  await drawn.redraw(<Screen asking={false} />);
  expect(document.body.textContent).not.toContain('Add a bank');
  await drawn.end();
});

test('a click beside it closes it, but not the second click of the double click that opened it', async () => {
  having('reduce');
  const onClose = vi.fn();
  const drawn = await draw(
    <Dialog opened title="Add a bank" closeLabel="Close" onClose={onClose}>
      <input name="bank" />
    </Dialog>,
  );
  const dialog = drawn.one<HTMLDialogElement>('dialog');
  const click = (detail: number) => {
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  };
  click(2);
  expect(onClose).not.toHaveBeenCalled();
  click(1);
  expect(onClose).toHaveBeenCalledOnce();
  await drawn.end();
});
