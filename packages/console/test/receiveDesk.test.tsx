// @vitest-environment happy-dom

import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { correctScansOf, loadScanStream, typedTextOf } from '../../../e2e/streams/player.ts';
import type { ReceiptInput } from '../src/parcels/receiptQueue.ts';
import { useScanKeys } from '../src/shell/scanKeys.ts';
import { press } from './keyboard.ts';

const received: ReceiptInput[] = [];
const lookups: (() => void)[] = [];

vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string) => key,
  labelAndHint: (key: string) => ({ label: key, description: `${key}.hint` }),
}));
vi.mock('../src/parcels/AddShelf.tsx', () => ({ AddShelf: () => null }));
vi.mock('../src/shell/ScannedItemActions.tsx', () => ({ ScannedItemActions: () => null }));
vi.mock('../src/parcels/RecentReceipts.tsx', () => ({ RecentReceipts: () => null }));
vi.mock('../src/shell/api.ts', () => ({
  queryClient: { invalidateQueries: async () => undefined },
  client: {
    call: async (_: string, input: ReceiptInput) => {
      received.push(input);
      const parcel = { id: input.courierNumber, courierNumber: input.courierNumber, thumb: null };
      return { outcome: 'shelved', parcel };
    },
    attempt: (_: string, { text: courierNumber }: { text: string }) =>
      new Promise((resolve) => {
        const known = { courierNumber, verdict: 'unknown', couriers: [], refusalReason: '', parcel: null };
        const arrival = { ...known, endOf: '', usualWeightG: null };
        lookups.push(() => resolve({ ok: true, data: { courierNumber, list: [], guesses: [], arrival } }));
      }),
  },
}));

const { ReceiveDesk } = await import('../src/parcels/ReceiveDesk.tsx');

const shelves = new Set(['A-01-2', 'B-07-1', 'C-12-5']);
const desk = {
  ...{
    warehouses: [],
    goodsTypes: [],
    unclaimed: 0,
    notShelved: 0,
    withoutPicture: 0,
    takesRefusals: true,
    forecastDays: 90,
    asksOwners: true,
    picturesNeeded: true,
  },
  likelyMeasures: { maxWeightG: 40_000, maxSideMm: 1_800 },
};

function Screen() {
  useScanKeys('/desk');
  return <ReceiveDesk warehouseId="w" shelves={shelves} desk={desk} />;
}

let screen: Drawn;
const open = async () => {
  screen = await draw(<Screen />);
};
beforeEach(open);

/** Keys pressed since the screen was last drawn. */
const typed: string[] = [];
const drawn = () =>
  act(async () => {
    for (const key of typed.splice(0)) press(key);
  });

const answerAll = () =>
  act(async () => {
    for (const answer of lookups.splice(0)) answer();
  });

test('the recorded stream is received correctly on the screen', async () => {
  const stream = loadScanStream('receiving');
  const number = (at: string) => `SF1234567${String(Number(at.slice(1)) * 37).padStart(6, '0')}`;
  for (const [n, step] of stream.steps.slice(0, 120).entries()) {
    if ('scan' in step) typed.push(...typedTextOf(step.scan, number), 'Enter');
    if ('press' in step) typed.push(step.press);
    // The screen is not drawn between two keys of a scan. In every second block of 20 steps it is drawn only after
    // every fourth scan, as on a slow screen.
    const draws = n % 40 < 20 || n % 4 === 3;
    if (draws || !('scan' in step || 'press' in step)) await drawn();
    if ('scan' in step || 'press' in step) continue;
    if ('answersAfterMs' in step) await answerAll();
    else if ('reload' in step) {
      await screen.end();
      await open();
    } else
      await act(async () => {
        if (step.focus === 'button')
          screen.place.querySelector<HTMLElement>('button:not([disabled])')?.focus();
        else (document.activeElement as HTMLElement | null)?.blur();
      });
  }
  await drawn();
  const right = correctScansOf(stream);
  const weights = right.filter((scan) => /^\d\.\d\d$/.test(scan));
  const places = right.filter((scan) => shelves.has(scan));
  const wanted = weights.map((kg, n) => [number(`p${n}`), Math.round(Number(kg) * 1_000), places[n]]);
  expect(
    received.map(({ courierNumber, weightG, shelfCode }) => [courierNumber, weightG, shelfCode]),
  ).toEqual(wanted.slice(0, received.length));
  expect(received.length).toBeGreaterThan(18);
}, 60_000);
