// @vitest-environment happy-dom
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ActingBanner } from '../src/shell/ActingBanner.tsx';
import { storeActingToken } from '../src/shell/acting.ts';
import { keepToken } from '../src/shell/session.ts';
import { drawPage } from './drawPage.tsx';

vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, params?: object) => `${key} ${Object.values(params ?? {})}`,
}));
const asked: boolean[] = [];
let answer: object | undefined;
vi.mock('../src/shell/api.ts', () => ({
  useCall(_name: string, _input: object, { enabled }: { enabled: boolean }) {
    asked.push(enabled);
    return { data: answer };
  },
}));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answer = undefined;
});

/** The text of the banner when the page is first drawn, before any answer of the server. */
async function firstDrawn(): Promise<string> {
  const { place, end } = await drawPage('/myBag', ActingBanner);
  const text = place.textContent ?? '';
  await end();
  return text;
}

test('staff acting as a member see the banner before any answer, and the server is asked at once', async () => {
  storeActingToken('token-of-the-acting');
  keepToken('token-of-the-acting');
  expect(await firstDrawn()).toContain('shell.acting shell.acting.staff');
  expect(asked[0]).toBe(true);
  answer = { acting: { staffName: 'Lin' } };
  expect(await firstDrawn()).toContain('shell.acting Lin');
});

test('a member who logs in after them sees no banner', async () => {
  storeActingToken('token-of-the-acting');
  keepToken('own-token');
  expect(await firstDrawn()).toBe('');
  expect(asked[0]).toBe(false);
  safeLocalStorage.remove('crossdock.acting');
  answer = { acting: { staffName: 'Lin' } };
  expect(await firstDrawn()).toContain('shell.acting Lin');
});
