// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { preloadStyles } from '../src/vite/preloadStyles.ts';

type Preload = (load: () => Promise<string>, needed?: string[]) => Promise<string | undefined>;

/** The helper as a build gets it, with nothing fetched yet. */
async function freshHelper(): Promise<Preload> {
  const { transform } = preloadStyles();
  if (typeof transform !== 'object') throw new Error('no transform');
  const { code } = (transform.handler as unknown as () => { code: string })();
  const script = code.replace('export const __vitePreload =', 'return');
  return new Function(script)() as Preload;
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')];
afterEach(() => {
  document.head.innerHTML = '';
});

test('a part waits for its sheets, each of which is fetched once', async () => {
  const preload = await freshHelper();
  // The links are collected and not added to the page, which would fetch them at once.
  const made: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => void made.push(link as HTMLLinkElement));
  const load = vi.fn(async () => 'part');
  const both = [preload(load, ['assets/a.css']), preload(load, ['assets/a.css'])];
  await Promise.resolve();
  expect(made.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css']);
  expect(load).not.toHaveBeenCalled();
  made[0]?.onload?.(new Event('load'));
  expect(await Promise.all(both)).toEqual(['part', 'part']);
});

test('a sheet that the page has is not fetched again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css" disabled>';
  const preload = await freshHelper();
  expect(await preload(async () => 'part', ['assets/a.css'])).toBe('part');
  expect(links()).toHaveLength(1);
});

test('a missing sheet is reported, and fails unless somebody prevents it', async () => {
  const preload = await freshHelper();
  const fault = new Error('gone');
  const load = () => Promise.reject(fault);
  await expect(preload(load)).rejects.toBe(fault);
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  expect(await preload(load)).toBeUndefined();
});
