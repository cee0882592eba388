// @vitest-environment happy-dom
import { createTexts } from '@crossdock/ui/texts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../src/language.ts';
import { loadTextsWithCode } from '../src/wordFiles.ts';

const texts = createTexts<string>();
const asked = vi.fn<(address: string) => Promise<Response>>();
let packIsLoading: ReturnType<typeof loadTextsWithCode>['packIsLoading'];

beforeEach(async () => {
  document.body.innerHTML = '<script type="application/json" id="packs">{"en":"/packs-en.json"}</script>';
  setLanguage('en');
  await texts.activate('en', { 'shell.login': ['Log in'] }, { 'orders.pay': 'Pay me' });
  vi.stubGlobal('fetch', asked);
  ({ packIsLoading } = loadTextsWithCode(texts.add));
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const screen = { default: 'the screen' };
const opened = (...words: string[]) => crossdockSaid(Promise.resolve(screen), ...words);

test("a file of code has its texts in the reader's language, under those of the shop, once", async () => {
  asked.mockResolvedValueOnce(Response.json({ 'orders.pay': ['Pay'], 'orders.sign': ['Sign'] }));
  expect(await Promise.all([opened('orders-1'), opened('orders-1')])).toEqual([screen, screen]);
  expect(texts.t('orders.sign')).toBe('Sign');
  expect(texts.t('orders.pay')).toBe('Pay me');
  expect(texts.t('shell.login')).toBe('Log in');
  expect(asked.mock.calls).toEqual([['/assets/orders-1.en.json']]);
});

test('a screen waits for its texts, and texts that could not be loaded are requested again', async () => {
  asked.mockRejectedValueOnce(new TypeError('no line'));
  await expect(opened('wallet-1')).rejects.toThrow('no line');
  const answer = Promise.withResolvers<Response>();
  asked.mockReturnValueOnce(answer.promise);
  const drawn = vi.fn();
  const again = opened('wallet-1').then(drawn);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(drawn).not.toHaveBeenCalled();
  answer.resolve(Response.json({ 'wallet.title': ['Balance'] }));
  await again;
  expect(texts.t('wallet.title')).toBe('Balance');
});

test('if code and texts both fail, the error of the code counts, whichever comes first', async () => {
  asked.mockRejectedValueOnce(new TypeError('no line'));
  const code = Promise.withResolvers<object>();
  const opening = crossdockSaid(code.promise, 'later-1');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  code.reject(new TypeError('no module at https://shop.test/assets/later-1.js'));
  await expect(opening).rejects.toThrow('later-1.js');
});

test('an invalid answer is an error', async () => {
  asked.mockResolvedValueOnce(Response.json({ code: 404, message: 'not found' }, { status: 404 }));
  await expect(opened('gone-1')).rejects.toThrow('404');
});

test('texts of earlier screens stay', async () => {
  asked.mockImplementation(async (address) => Response.json({ [address]: ['there'] }));
  await opened('a');
  await opened('b');
  expect([texts.t('/assets/a.en.json'), texts.t('/assets/b.en.json')]).toEqual(['there', 'there']);
});

test('a pack that the start of the app loads is awaited and not requested again', async () => {
  const start = Promise.withResolvers<void>();
  packIsLoading('packs', start.promise);
  const drawn = vi.fn();
  const opening = opened('packs').then(drawn);
  await Promise.resolve();
  expect(drawn).not.toHaveBeenCalled();
  start.resolve();
  await opening;
  expect(asked).not.toHaveBeenCalled();
});

test('after the login page, the shared pack comes with the first screen', async () => {
  asked.mockResolvedValueOnce(Response.json({ 'shell.nav.label': ['Menu'] }));
  await opened('packs');
  expect(asked.mock.calls).toEqual([['/packs-en.json']]);
  expect(texts.t('shell.nav.label')).toBe('Menu');
});
