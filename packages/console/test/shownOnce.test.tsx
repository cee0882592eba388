// @vitest-environment happy-dom

import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OneTimeSecret } from '../src/shell/OneTimeSecret.tsx';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));

let drawn: Drawn;
const close = vi.fn();
const copied = vi.fn(async () => undefined);

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  drawn = await draw(<OneTimeSecret title="Key" text="Once" secret="crossdock_x" onClose={close} />);
});

/** Cancels the dialog as Escape does. */
const cancel = () => act(async () => drawn.one('dialog').dispatchEvent(new Event('cancel')));
const press = (label: string) =>
  act(async () =>
    [...drawn.place.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  );

test('a secret that was not copied is not lost by one key', async () => {
  await cancel();
  expect(close).not.toHaveBeenCalled();
  expect(drawn.place.textContent).toContain('programs.uncopied');
  expect(drawn.place.textContent).toContain('crossdock_x');
  await cancel();
  expect(close).toHaveBeenCalledOnce();
});

test('a secret that was copied, or kept in another way, can be closed at once', async () => {
  await press('programs.kept');
  expect(close).toHaveBeenCalledOnce();
  await press('programs.copy');
  expect(copied).toHaveBeenCalledWith('crossdock_x');
  await cancel();
  expect(close).toHaveBeenCalledTimes(2);
});
