import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { listenForFaults, newPage, openAs, read, settled } from './visit.ts';

interface Row {
  readonly billCode: string;
  readonly weightG: number;
  readonly shelfCode: string;
}

const parcels = 90;
const shelves = ['A-01-2', 'B-07-1', 'C-12-5'] as const;
/** What goes wrong at every so manieth parcel: 20 slips in all beside 180 right scans. */
const slips = ['doubled', 'wrong', 'early', 'earlyAtShelf', 'elsewhere'] as const;

/** A scanner is a keyboard: it types without looking where the cursor is or whether anything has been answered. */
async function scannerOf(clerk: Page) {
  const line = await clerk.context().newCDPSession(clerk);
  const press = (key: Readonly<Record<string, unknown>>) =>
    Promise.all([
      line.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
      line.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: '' }),
    ]);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  return {
    scan: (text: string) =>
      Promise.all([...[...text].map((char) => press({ key: char, text: char })), press(enter)]),
    noPicture: () => press({ key: 'F9', code: 'F9', windowsVirtualKeyCode: 120 }),
  };
}

test('two hundred scans, twenty of them wrong, doubled, early or elsewhere: every parcel right', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const clerk = await newPage(browser, 1280);
  const faults = listenForFaults(clerk);
  await openAs(clerk, origin, 'console', 'warehouse', 'tw');
  await clerk.goto(`${origin}/console/desk`);
  await settled(clerk);
  const { scan, noPicture } = await scannerOf(clerk);
  const serial = `SF${randomInt(1_000_000, 9_999_999)}`;
  const number = (n: number) => `${serial}${String(n).padStart(6, '0')}`;
  const wanted = Array.from({ length: parcels }, (_, n) => ({
    billCode: number(n),
    weightG: 1_000 + n * 10,
    shelfCode: shelves[n % shelves.length] ?? '',
  }));
  let ahead = false;
  for (const [n, { billCode, weightG, shelfCode }] of wanted.entries()) {
    const slip = n % 9 === 4 || n % 9 === 8 ? slips[Math.floor(n / 4.5) % slips.length] : undefined;
    const next = n + 1 < parcels ? number(n + 1) : undefined;
    if (slip === 'wrong') await scan(shelfCode);
    if (slip === 'elsewhere')
      await clerk.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (!ahead) await scan(billCode);
    ahead = false;
    if (slip === 'doubled') await scan(billCode);
    if (slip === 'early' && next) await scan(next);
    await scan((weightG / 1_000).toFixed(2));
    await scan('30 20 10');
    await noPicture();
    if (slip === 'earlyAtShelf' && next) await scan(next);
    ahead = (slip === 'early' || slip === 'earlyAtShelf') && next !== undefined;
    await scan(shelfCode);
  }
  const received = () =>
    read<{ list: Row[] }>(clerk, origin, ['console', 'owner'], `staff/parcels?words=${serial}&pageSize=100`);
  await expect.poll(async () => (await received()).list.length, { timeout: 30_000 }).toBe(parcels);
  const rows = (await received()).list.map(({ billCode, weightG, shelfCode }) => ({
    billCode,
    weightG,
    shelfCode,
  }));
  expect(rows.sort((a, b) => (a.billCode < b.billCode ? -1 : 1))).toEqual(wanted);
  expect(faults).toEqual([]);
  await clerk.context().close();
});
