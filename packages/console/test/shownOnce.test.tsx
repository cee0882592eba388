// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneTimeSecret } from '../src/shell/OneTimeSecret.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));

let root: Root;
let place: HTMLElement;
const close = vi.fn();
const copied = vi.fn(async () => undefined);

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(<OneTimeSecret title="Key" text="Once" secret="crossdock_x" onClose={close} />),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

/** Cancels the dialog as Escape does. */
const cancel = () => act(async () => place.querySelector('dialog')?.dispatchEvent(new Event('cancel')));
const press = (label: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  );

test('a secret that nobody has copied is not lost by one key', async () => {
  await cancel();
  expect(close).not.toHaveBeenCalled();
  expect(place.textContent).toContain('programs.uncopied');
  expect(place.textContent).toContain('crossdock_x');
  await cancel();
  expect(close).toHaveBeenCalledOnce();
});

test('one that was copied, or kept in another way, is left at once', async () => {
  await press('programs.kept');
  expect(close).toHaveBeenCalledOnce();
  await press('programs.copy');
  expect(copied).toHaveBeenCalledWith('crossdock_x');
  await cancel();
  expect(close).toHaveBeenCalledTimes(2);
});
