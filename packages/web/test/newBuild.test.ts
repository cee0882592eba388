// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { newerPageMessage, reloadForNewBuild } from '../src/newBuild.ts';

test('a page with missing files is reloaded, but not repeatedly', () => {
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

test('a page opened from the cache is reloaded when the server sends another, unless somebody uses it', () => {
  const asked = vi.fn();
  const worker = Object.assign(new EventTarget(), { controller: { postMessage: asked } });
  const activation = { hasBeenActive: true };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  sessionStorage.clear();
  const reload = vi.fn();
  reloadForNewBuild(reload);
  expect(asked).toHaveBeenCalledWith(newerPageMessage);
  const tell = (data: string) => worker.dispatchEvent(new MessageEvent('message', { data }));
  tell(newerPageMessage);
  expect(reload).not.toHaveBeenCalled();
  activation.hasBeenActive = false;
  tell('anything else');
  expect(reload).not.toHaveBeenCalled();
  tell(newerPageMessage);
  tell(newerPageMessage);
  expect(reload).toHaveBeenCalledOnce();
});
