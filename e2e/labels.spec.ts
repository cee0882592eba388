import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { codesOn, printedTspl, printedZpl } from '../packages/console/test/labelReader.ts';
import { pack, receiveParcels } from './clerk.ts';
import { typeLine } from './presses.ts';
import { printCount, printedCodes } from './printedLabels.ts';
import { loadAndSettle } from './route.ts';
import { clientOf, createOrdersForDesk } from './streams/orders.ts';
import { test } from './test.ts';
import {
  callAsDemoLogin,
  expectAccessible,
  listenForFaults,
  newPage,
  openAs,
  waitUntilSettled,
} from './visit.ts';
import { consoleTextOf } from './words.ts';

interface Choice {
  readonly way: 'browser' | 'pdf' | 'zpl' | 'tspl' | 'zebra';
  readonly size: string;
  readonly dpi: number;
  readonly receiving?: string;
  readonly packing?: boolean;
}

/** Chooses how this desk prints from now on. */
const choose = (clerk: Page, choice: Choice) =>
  clerk.evaluate((kept) => localStorage.setItem('crossdock.console.labels', JSON.stringify(kept)), choice);

async function deskWithPrinter(clerk: Page, origin: string): Promise<void> {
  await openAs(clerk, origin, 'console', 'warehouse', 'tw');
  // Imitates kiosk mode, in which the browser prints without a dialog. Calls of `print` are only counted, and the
  // labels stay in the page for checks.
  await clerk.addInitScript(() => {
    window.print = () =>
      Object.assign(globalThis, { prints: ((globalThis as { prints?: number }).prints ?? 0) + 1 });
  });
  await loadAndSettle(clerk, `${origin}/console/desk`);
}

/** Prints the open parcel's label again, with a reason. */
async function printAgain(clerk: Page, reason: string): Promise<void> {
  await clerk.getByRole('button', { name: consoleTextOf('labels.print'), exact: true }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: consoleTextOf('labels.reprint.reason') }).fill(reason);
  await dialog.getByRole('button', { name: consoleTextOf('labels.print'), exact: true }).click();
}

async function savedAgain(clerk: Page, reason: string): Promise<Buffer> {
  const download = clerk.waitForEvent('download');
  await printAgain(clerk, reason);
  const file = await readFile(await (await download).path());
  await expect(clerk.getByRole('dialog')).toHaveCount(0);
  return file;
}

test('a parcel’s label is printed on arrival, read by an independent reader, and found at the shelving desk', async ({
  browser,
  origin,
}) => {
  const clerk = await newPage(browser, 1280);
  const faults = listenForFaults(clerk);
  await deskWithPrinter(clerk, origin);
  await choose(clerk, { way: 'browser', size: '60x40', dpi: 203, receiving: 'received' });
  const number = `SF${randomInt(1_000, 9_999)}${randomInt(100_000_000, 999_999_999)}`;
  const both = [`Code128 ${number}`, `QRCode ${number}`];

  let bars = '';
  await test.step('receiving prints without a click', async () => {
    const member = await clientOf(clerk, origin, 'portal', 'demo');
    const goods = { goodsType: 'clothes', goodsName: '棉質上衣', goodsCount: 1, declaredValueMinor: 80_000 };
    await member.call('forecastParcels', { courierNumber: number, ...goods });
    await receiveParcels(clerk, origin, [number]);
    await expect.poll(() => printCount(clerk)).toBe(1);
    const printed = await printedCodes(clerk);
    expect(printed).toEqual([both]);
    [bars = ''] = printed[0] ?? [];
    const pdf = (await clerk.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width) / 2.8346), Math.round(Number(height) / 2.8346)]).toEqual([60, 40]);
    // Printed labels are removed from the page after printing.
    await expect(clerk.locator('[data-labels]')).toHaveCount(0);
  });

  await test.step('the shelving desk finds the parcel by the text that the reader read', async () => {
    await loadAndSettle(clerk, `${origin}/console/desk?mode=shelve`);
    for (const scan of ['A-01-3', bars.replace('Code128 ', '')]) {
      await typeLine(clerk, scan);
    }
    await expect(clerk.getByRole('listitem').filter({ hasText: number })).toContainText(
      consoleTextOf('parcels.shelved.moved'),
    );
  });

  const { list } = await callAsDemoLogin<{ list: { id: string }[] }>(
    clerk,
    origin,
    ['console', 'warehouse'],
    `staff/parcels?words=${number}`,
  );
  const open = async () => {
    await loadAndSettle(clerk, `${origin}/console/parcels/${list[0]?.id}`);
  };
  await test.step('a second copy needs a reason, and its files are readable too', async () => {
    await open();
    for (const [way, size, dpi, width, height] of [
      ['zpl', '100x150', 203, 800, 1_200],
      ['tspl', '76x130', 300, 898, 1_535],
      ['tspl', '50x30', 203, 400, 240],
      ['zpl', '50x30', 300, 591, 354],
    ] as const) {
      await choose(clerk, { way, size, dpi });
      const file = await savedAgain(clerk, '標籤破損');
      const picture = way === 'zpl' ? printedZpl(file.toString()) : printedTspl(file, { width, height });
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(await codesOn(picture), `${way} ${size} ${dpi}`).toEqual(both);
    }
    await choose(clerk, { way: 'pdf', size: '100x150', dpi: 203 });
    const pdf = (await savedAgain(clerk, '標籤破損')).toString('latin1');
    expect(pdf).toContain('/MediaBox[0 0 283.465 425.197]');
  });

  await test.step('straight to a Zebra printer', async () => {
    const sent: string[] = [];
    await clerk.route('http://127.0.0.1:9100/**', async (route) => {
      const headers = { 'access-control-allow-origin': '*' };
      if (!route.request().url().endsWith('/write'))
        return route.fulfill({ headers, json: { name: 'ZD421', uid: 'x' } });
      const body = route.request().postDataJSON() as { device: { uid: string }; data: string };
      expect(body.device.uid).toBe('x');
      sent.push(body.data);
      return route.fulfill({ headers, body: '{}' });
    });
    await choose(clerk, { way: 'zebra', size: '60x40', dpi: 203 });
    await printAgain(clerk, '試印');
    await expect.poll(() => sent.length).toBe(1);
    expect(await codesOn(printedZpl(sent[0] ?? ''))).toEqual(both);
  });

  await test.step('packing prints the labels of the boxes without a click', async () => {
    await choose(clerk, { way: 'browser', size: '100x150', dpi: 203, packing: true });
    const serial = `YT${randomInt(1_000_000_000, 9_999_999_999)}`;
    const [order] = await createOrdersForDesk(clerk, origin, [`${serial}001`, `${serial}002`]);
    if (order === undefined) throw new Error('no order');
    const before = await printCount(clerk);
    await pack(clerk, origin, order.number, order.parcels);
    await expect.poll(() => printCount(clerk)).toBeGreaterThan(before);
    expect(await printedCodes(clerk)).toEqual([[`Code128 ${order.number}-1`, `QRCode ${order.number}-1`]]);
    await expect(clerk.locator('[data-labels]')).toContainText('1/1');
  });
  // Every repeated print of a label is first refused with status 409, until a reason is given.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  await clerk.context().close();
});

test('a desk chooses its printer and sees the label; long texts in any script stay on the label', async ({
  browser,
  origin,
}) => {
  const clerk = await newPage(browser, 1280);
  await deskWithPrinter(clerk, origin);
  await clerk.getByRole('button', { name: consoleTextOf('labels.station') }).click();
  const dialog = clerk.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: consoleTextOf('labels.preview') })).toBeVisible();
  await expectAccessible(clerk);
  await dialog.getByLabel(consoleTextOf('labels.size')).selectOption('50x30');
  await dialog.getByLabel(consoleTextOf('labels.way'), { exact: true }).selectOption('zebra');
  // No Zebra service answers here.
  await expect(dialog.getByText(consoleTextOf('labels.zebra.silent'))).toBeVisible();
  await dialog.getByLabel(consoleTextOf('labels.way'), { exact: true }).selectOption('browser');
  await clerk.reload();
  await waitUntilSettled(clerk);
  const kept = await clerk.evaluate(() => localStorage.getItem('crossdock.console.labels'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ way: 'browser', size: '50x30' });

  const texts = [
    'บริษัท ขนส่งด่วนกรุงเทพฯ จำกัด (มหาชน)',
    '臺灣鬱龜籲驫靈麤龘齉爨灩釁鸞籬壽豐盧蘭蘆葦',
    'W'.repeat(40),
  ];
  await clerk.route('**/staff/labels/print', (route) =>
    route.fulfill({
      json: { code: 200, message: '', data: { list: texts.map((text, at) => labelWith(text, at)) } },
    }),
  );
  await loadAndSettle(clerk, `${origin}/console/parcels`);
  for (const size of ['100x150', '76x130', '60x40', '50x30']) {
    await choose(clerk, { way: 'browser', size, dpi: 203 });
    const before = await printCount(clerk);
    const many = clerk.getByRole('button', {
      name: new RegExp(`^${consoleTextOf('labels.print.many', { n: 0 }).replace('0', '\\d+')}$`),
    });
    // Other journeys change the list meanwhile: the first row may be another one, and ticked rows stay
    // ticked.
    await expect(async () => {
      await clerk.locator('tbody input[type="checkbox"]').first().setChecked(true);
      await many.click({ timeout: 2_000 });
    }).toPass();
    await expect.poll(() => printCount(clerk)).toBe(before + 1);
    expect(await printedCodes(clerk), size).toEqual(
      texts.map((_, at) => [`Code128 SF137492001183${at}`, `QRCode SF137492001183${at}`]),
    );
    expect(await overlaps(clerk), size).toEqual([]);
  }
  await clerk.context().close();
});

const labelWith = (text: string, at: number) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${at}`, code: `SF137492001183${at}`, copy: 12, alias: text },
  ...{ shelf: text, tail: '011835', day: '2026-11-27', warehouse: text, channel: '', country: '' },
  ...{ consignee: '', weightG: 0, part: 0, parts: 0, parcels: 0 },
});

/** Texts that leave their printed label, or overlap another text or a code. */
async function overlaps(clerk: Page): Promise<string[]> {
  await clerk.emulateMedia({ media: 'print' });
  const found = await clerk.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('[data-labels] svg')].flatMap((label) => {
      const parts = [...label.querySelectorAll<SVGGraphicsElement>('text, path')];
      const { width, height } = label.viewBox.baseVal;
      return parts.flatMap((part, at) => {
        if (part.tagName !== 'text') return [];
        const box = part.getBBox();
        const out = box.x < 0 || box.x + box.width > width || box.y + box.height > height + 4;
        const into = parts.some((other, there) => {
          if (there === at) return false;
          const its = other.getBBox();
          const across = Math.min(box.x + box.width, its.x + its.width) - Math.max(box.x, its.x);
          // The box of a text is higher than its visible letters, so only a larger overlap counts.
          const down = Math.min(box.y + box.height, its.y + its.height) - Math.max(box.y, its.y);
          return across > 2 && down > box.height * 0.45;
        });
        return out || into ? [`${part.textContent}`] : [];
      });
    }),
  );
  await clerk.emulateMedia({ media: null });
  return found;
}
