// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainCrashPage } from '../src/shell/PlainCrashPage.tsx';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
afterEach(() => vi.restoreAllMocks());

test('a screen that could not be loaded without a network opens when it returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { place: page } = await draw(<PlainCrashPage />);
  expect(page.querySelector('h1')?.textContent).toBe('shell.crash.offline');
  dispatchEvent(new Event('offline'));
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that failed with a network says so, and does not reload when the network changes', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { place: page } = await draw(<PlainCrashPage />);
  expect(page.querySelector('h1')?.textContent).toBe('shell.crash.title');
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
