// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { reloadForNewBuild } from '../src/newBuild.ts';

test('a page whose files are gone is loaded anew, but not again and again', () => {
  const reload = vi.fn();
  let nowMs = 1_000_000;
  reloadForNewBuild(reload, () => nowMs);
  const missing = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(missing()).toBe(true);
  nowMs += 59_999;
  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  nowMs += 1;
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);

  nowMs += 60_000;
  const noNetwork = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missing()).toBe(false);
  noNetwork.mockRestore();
  expect(reload).toHaveBeenCalledTimes(2);
});
