// @vitest-environment happy-dom
import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { compilePack, textsIn } from '@crossdock/ui/vite/languagePacks.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../src/firstRows.tsx';
import { storeActingToken } from '../src/shell/acting.ts';
import { dropToken, keepToken } from '../src/shell/session.ts';
import { words } from '../src/words/words.gen.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const shop = {
  ...{ id: 's1', code: 'tw1', defaultLanguage: 'tw', languages: ['tw', 'en'] },
  ...{ timeZone: 'Asia/Taipei', currency: 'TWD' },
};
const row = (id: string, state: ParcelRow['state']) =>
  ({
    ...{
      id,
      state,
      courierNumber: `YT${id}`,
      courier: 'yto',
      goodsName: '茶壺',
      goodsType: 'A',
      goodsCount: 2,
    },
    ...{ thumb: '/files/secret', weightG: 1_200, lengthMm: null, widthMm: null, heightMm: null },
    ...{ warehouseId: 'w', warehouseName: '東莞', createdAt: '2026-11-20T02:00:00Z', storage: null },
  }) as ParcelRow;
const rows = [row('1', 'shelved'), row('2', 'forecast')];
const counts = { ...recordOf(parcelStates, () => 0), forecast: 1, shelved: 1 };

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'languages', { value: ['zh-TW'], configurable: true });
  keepToken('secret');
  page();
  answer('Member/QueryBillCode?pageIndex=1&pageSize=20&shopId=s1', { list: rows, counts });
  const pack = compilePack(textsIn('tw', words));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(pack)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  globalThis.crossdockEarly = undefined;
});

function page(langVersion = 1): void {
  const data = { shop: { ...shop, langVersion }, packs: { tw: '/tw.json', en: '/en.json' } };
  document.body.innerHTML =
    '<div id="root"><div class="fp" aria-hidden="true"><div class="fp-main"><i></i></div></div></div>';
  for (const [id, value] of Object.entries(data))
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`,
    );
}

/** Pretends that the page's inline script has requested this path, and sets the answer. */
function answer(path: string, data: unknown, code = 200): void {
  const body = JSON.stringify(
    code === 200 ? { code, message: '', data } : { code, message: 'no', error: 'no' },
  );
  globalThis.crossdockEarly = {
    ...globalThis.crossdockEarly,
    [`/api/${path}`]: {
      authorization: 'Bearer secret',
      lang: 'tw',
      answer: Promise.resolve(new Response(body, { status: code })),
    },
  };
}

const drawn = () => act(() => draw());
const outline = () => document.querySelector('.fp');

test('the rows are drawn in the outline, and the answer is left to the app', async () => {
  await drawn();
  expect(outline()?.getAttribute('aria-hidden')).toBeNull();
  const main = document.querySelector('[data-first] main[aria-busy=true]');
  expect(main?.querySelector('h1')?.textContent).toBe('我的包裹');
  const links = [...(main?.querySelectorAll('article a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/myBag/1', '/myBag/2']);
  expect(main?.textContent).toMatch(/茶壺.*1\.2/);
  // Pictures are private, so only the app loads them.
  expect(main?.innerHTML).not.toContain('/files/secret');
  // Controls that need the app are inert until it has loaded. The parcel on the shelf has its checkbox.
  expect(main?.querySelectorAll('article input[type=checkbox]')).toHaveLength(1);
  for (const control of main?.querySelectorAll('button, input, label') ?? [])
    expect(control.hasAttribute('inert')).toBe(true);
  const [early] = Object.values(globalThis.crossdockEarly ?? {});
  expect((await early?.answer)?.bodyUsed).toBe(false);
});

test("a shop's own texts are used", async () => {
  page(2);
  answer('File/GetLanguagePack?code=tw&shopId=s1&type=1', { 'parcels.list.title': '我的貨' });
  await drawn();
  expect(outline()?.querySelector('h1')?.textContent).toBe('我的貨');
});

test.each([
  ['nobody has asked for rows', () => (globalThis.crossdockEarly = {})],
  ['they are refused', () => answer('Member/QueryBillCode?pageIndex=1&pageSize=20&shopId=s1', null, 401)],
  ["the shop's words cannot be had", () => page(2)],
  ['the texts cannot be had', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('line')))],
])('the outline stays if %s', async (_why, change) => {
  change();
  await expect(drawn()).rejects.toThrow();
  expect(outline()?.outerHTML).toContain('<i></i>');
});

test.each([
  [
    'there are none',
    () => answer('Member/QueryBillCode?pageIndex=1&pageSize=20&shopId=s1', { list: [], counts }),
  ],
  ['the session ends meanwhile', () => queueMicrotask(dropToken)],
  ['somebody else logs in meanwhile', () => queueMicrotask(() => keepToken('of another'))],
  ['staff act as the member', () => storeActingToken('secret')],
  ['there is no shop', () => document.getElementById('shop')?.remove()],
])('nothing is drawn if %s', async (_why, change) => {
  change();
  await drawn();
  expect(outline()?.outerHTML).toContain('<i></i>');
});

test('rows that the app has drawn stay', async () => {
  const root = document.getElementById('root');
  if (root) root.innerHTML = '<main>the app</main>';
  await drawn();
  expect(root?.innerHTML).toBe('<main>the app</main>');
});
