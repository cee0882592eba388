import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalTextOf } from '../words.ts';
import { type Browser, until } from './browser.ts';
import { writePhoto } from './photo.ts';
import { callAsMember, faultsOf, waitUntilSettled } from './screenChecks.ts';

/** The size to which the app shrinks a picture before sending it, with a small margin. */
const mostBytes = 550_000;

const numbers = { css: 'textarea', says: portalTextOf('parcels.forecast.numbers') };
const goods = { css: 'input', says: portalTextOf('parcels.forecast.goodsName') };
const value = { css: 'input', says: portalTextOf('parcels.value') };

/** A member's steps on a phone. After a failed step, the others still run. */
export function memberJourney(
  browser: Browser,
  origin: string,
): Readonly<Record<string, () => Promise<void>>> {
  const number = `SF${randomInt(1e9, 9e9)}${randomInt(100, 999)}`;
  return {
    'what was typed outlives a reload': () => draft(browser, origin),
    'a picture is made smaller and sent, and a parcel forecast': () => forecast(browser, origin, number),
    'a second visit shows the parcel': () => secondVisit(browser, origin, number),
    'Back closes a dialog and stays on the page': () => dialog(browser, origin),
    'Back asks before it loses what was typed': () => typedDialog(browser),
    'the chat takes a message': () => chat(browser, origin),
    'none of it leaves an error behind': async () => {
      const faults = await faultsOf(browser);
      if (faults.length > 0) throw new Error(faults.join('; '));
    },
  };
}

const typedInto = (browser: Browser, name: string) =>
  browser.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', `[name="${name}"]`);

const says = (browser: Browser, text: string) =>
  until(text, () => browser.run((wanted) => document.body.innerText.includes(wanted), text));

const openDialogs = (browser: Browser) =>
  browser.run(() => document.querySelectorAll('dialog[open], [role=dialog]').length);

async function draft(browser: Browser, origin: string): Promise<void> {
  await browser.open(`${origin}/newBag`);
  await waitUntilSettled(browser);
  await browser.type(goods, '手工皂禮盒');
  await until('the text', async () => (await typedInto(browser, 'goodsName')) === '手工皂禮盒');
  await browser.reload();
  await waitUntilSettled(browser);
  await until(
    'the text after the reload',
    async () => (await typedInto(browser, 'goodsName')) === '手工皂禮盒',
  );
  await says(browser, portalTextOf('shell.draft.restored'));
  await browser.press({ css: 'button', says: portalTextOf('shell.draft.drop') });
  await until('an empty form', async () => (await typedInto(browser, 'goodsName')) === '');
}

async function forecast(browser: Browser, origin: string, number: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-photo-'));
  const photo = join(folder, 'voucher.jpg');

  await browser.open(`${origin}/newBag`);
  await waitUntilSettled(browser);
  const bytes = await writePhoto(browser, photo);
  await browser.run(watchFiles);
  await browser.type(numbers, number);
  await browser.press({ css: 'label, button', says: '服飾' });
  await browser.type(goods, '棉質上衣');
  await browser.type(value, '800');
  await browser.attach({ css: 'main input[type="file"]' }, photo);
  const sent = await until('the picture', () =>
    browser.run(() => {
      const arrived = document.querySelector('main img[alt="voucher.jpg"]') !== null;
      const busy = document.querySelector('main [aria-busy="true"]') !== null;
      return arrived && !busy && (globalThis as { sentBytes?: number[] }).sentBytes?.at(-1);
    }),
  );
  await browser.press({ css: 'button', says: portalTextOf('parcels.forecast.send') });
  await says(browser, portalTextOf('parcels.result.allGood', { good: 1 }));
  rmSync(folder, { recursive: true });
  if (bytes <= mostBytes || sent > mostBytes) throw new Error(`${sent} bytes of ${bytes} were sent`);
}

/** Runs in the page: records the sizes of the files that forms send. */
function watchFiles(): void {
  const sizes: number[] = [];
  Object.assign(globalThis, { sentBytes: sizes });
  const append = FormData.prototype.append;
  FormData.prototype.append = function (
    this: FormData,
    name: string,
    entry: string | Blob,
    ...more: string[]
  ) {
    if (entry instanceof Blob) sizes.push(entry.size);
    Reflect.apply(append, this, [name, entry, ...more]);
  };
}

async function secondVisit(browser: Browser, origin: string, number: string): Promise<void> {
  await browser.open(`${origin}/myBag?state=forecast`);
  await waitUntilSettled(browser);
  await says(browser, number);
  const list = (await callAsMember(browser, 'Member/QueryBillCode?state=forecast')) as {
    list: { id: string }[];
  };
  const info = await callAsMember(browser, `Centralized/GetBillCodeInfo?id=${list.list[0]?.id}`);
  const { billCode, purchaseVoucher } = info as { billCode: string; purchaseVoucher: string | null };
  if (billCode !== number || purchaseVoucher === null) throw new Error(`${billCode} has ${purchaseVoucher}`);
  const width = await browser.run(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth;
  }, purchaseVoucher);
  if (width === 0 || width > 2_560) throw new Error(`the picture is ${width} px wide`);
}

async function dialog(browser: Browser, origin: string): Promise<void> {
  await browser.open(`${origin}/myBag?state=forecast`);
  await waitUntilSettled(browser);
  await browser.press({ css: 'main a[href^="/myBag/"]' });
  await until('the parcel', () => browser.run(() => /^\/myBag\/./.test(location.pathname)));
  await waitUntilSettled(browser);
  const page = await browser.run(() => location.href);
  await browser.press({ css: 'button', says: portalTextOf('parcels.detail.edit') });
  await until('the dialog', async () => (await openDialogs(browser)) > 0);
  await browser.back();
  await until('an end of the dialog', async () => (await openDialogs(browser)) === 0);
  const here = await browser.run(() => location.href);
  if (here !== page) throw new Error(`Back led to ${here}`);
}

async function typedDialog(browser: Browser): Promise<void> {
  await browser.press({ css: 'button', says: portalTextOf('parcels.detail.edit') });
  await browser.type({ css: 'dialog input, [role=dialog] input', says: goods.says }, '禮盒');
  await browser.back();
  await says(browser, portalTextOf('shell.losing'));
  await browser.press({ css: 'button', says: portalTextOf('shell.losing.lose') });
  await until('an end of the dialog', async () => (await openDialogs(browser)) === 0);
  await browser.back();
  await until('the list', () => browser.run(() => location.pathname === '/myBag'));
}

async function chat(browser: Browser, origin: string): Promise<void> {
  const text = `你好 ${randomInt(1e6)}`;
  await browser.open(`${origin}/im`);
  await waitUntilSettled(browser);
  await browser.type({ css: 'textarea', says: portalTextOf('support.write') }, text);
  await browser.press({ css: 'button', says: portalTextOf('support.send') });
  await until('the message', () =>
    browser.run((sent) => document.querySelector('[role=log]')?.textContent?.includes(sent), text),
  );
}
