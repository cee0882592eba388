// @vitest-environment happy-dom
import { keepShop } from '@crossdock/web/shop.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { t, texts } from '../src/shell/i18n.ts';
import { moreTexts } from '../src/shell/moreTexts.ts';

afterEach(() => vi.unstubAllGlobals());

test('the other texts come once, under the words of the shop, and again after a failure', async () => {
  localStorage.clear();
  document.body.innerHTML = '<script type="application/json" id="morePacks">{"en":"/more-en.json"}</script>';
  localStorage.setItem('crossdock.language', 'en');
  keepShop({ code: 'tw1', langVersion: 2, languages: ['en'], defaultLanguage: 'en' } as never);
  await texts.activate('en', { 'shell.login': ['Log in'] }, { 'orders.pay': 'Pay me' });
  const answers = [
    () => Promise.reject(new TypeError('no line')),
    () => Promise.resolve(Response.json({ 'orders.pay': ['Pay'], 'orders.sign': ['Sign'] })),
  ];
  const asked = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked once more')));
  vi.stubGlobal('fetch', asked);
  await expect(moreTexts()).rejects.toThrow('no line');
  await Promise.all([moreTexts(), moreTexts()]);
  expect([t('shell.login'), t('orders.pay'), t('orders.sign')]).toEqual(['Log in', 'Pay me', 'Sign']);
  expect(asked).toHaveBeenCalledTimes(2);
});
