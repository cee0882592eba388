// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainCrash } from '../src/shell/PlainCrash.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
let leave = () => {};
afterEach(() => {
  act(leave);
  vi.restoreAllMocks();
});

async function drawn(): Promise<HTMLElement> {
  const page = document.createElement('div');
  const root = createRoot(page);
  leave = () => root.unmount();
  await act(async () => root.render(<PlainCrash />));
  return page;
}

test('a screen that could not be loaded without a network opens when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const page = await drawn();
  expect(page.querySelector('h1')?.textContent).toBe('shell.crash.offline');
  dispatchEvent(new Event('offline'));
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that failed with a network says so, and does not reload when the network changes', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const page = await drawn();
  expect(page.querySelector('h1')?.textContent).toBe('shell.crash.title');
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
