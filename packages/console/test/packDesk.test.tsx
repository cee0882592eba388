// @vitest-environment happy-dom
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctScansOf, loadScanStream, typedTextOf } from '../../../e2e/streams/player.ts';
import { scanDispatcher, useScanKeys } from '../src/shell/scanKeys.ts';
import { press } from './keyboard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const orders = Array.from({ length: 36 }, (_, n) => ({
  id: `order ${n}`,
  number: referenceNumber('CD', Uint8Array.from([n, n >> 5, 2, 3, 4, 5, 6, n * 7])),
  state: 'processing',
  carrierId: 'c',
  addressPending: false,
  vipOrderId: null,
  carriers: [],
  packageCount: 1,
  packages: [{ id: `package ${n}`, position: 1, state: 'packed', forwardingNumber: '' }],
  consignee: 'x',
  destination: { pickupPoint: { name: 'x' } },
  parcels: [0, 1].map((at) => ({
    id: `parcel ${n} ${at}`,
    number: `P${n}${at}`,
    courierNumber: `YT1234567${String((n * 2 + at) * 37).padStart(6, '0')}`,
    weightG: 1_000,
    goodsCount: 3,
    pictures: [],
  })),
}));
interface Pack {
  orderId: string;
  number: string;
  parcelIds: string[];
  packages: { weightG: number }[];
}
const packed: Pack[] = [];
const shipped: { number: string; orderId: string; forwardingNumber: string }[] = [];
const answers: (() => void)[] = [];
let late = false;
const answered = <T,>(data: T): Promise<T> =>
  late ? new Promise((resolve) => answers.push(() => resolve(data))) : Promise.resolve(data);
const keysSeen = new Set<string>();
/**
 * With slow answers, every second request reaches the server late, and is lost if the page is left before that. The
 * other requests arrive at once, and only their answers can be lost.
 */
let sent = 0;
async function receivePacking(input: Pack, key: string) {
  sent += 1;
  if (sent % 2 === 0) await answered(null);
  if (!keysSeen.has(key)) packed.push(input);
  keysSeen.add(key);
  const order = orders.find(({ id }) => id === input.orderId);
  if (order) order.state = 'awaitingShipment';
  const data = {
    number: input.number,
    state: 'awaitingShipment',
    billTotalMinor: 1,
    dueMinor: 0,
    returnedMinor: 0,
  };
  return answered({ ok: true, data });
}
let at = '';
let render: () => void = () => {};
const found = (number: string) => orders.find((order) => order.number === number);

vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string) => key,
  labelAndHint: (key: string) => ({ label: key, description: `${key}.hint` }),
}));
vi.mock('../src/shell/staff.ts', () => ({ useStaff: () => ({ login: 'x', may: () => true }) }));
vi.mock('../src/shell/links.tsx', () => ({ OrderLink: () => null }));
for (const part of [
  'shell/CustomsLines',
  'shell/OrderedServiceList',
  'orders/BillPreview',
  'orders/PackSummary',
])
  vi.doMock(`../src/${part}.tsx`, () => ({ [part.split('/')[1] ?? '']: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => children,
  createLink:
    () =>
    ({ text }: { text: string }) =>
      text,
  useNavigate:
    () =>
    async ({ params }: { params?: { id: string } }) => {
      at = params?.id ?? '';
      render();
    },
}));
vi.mock('@crossdock/web/uploads.ts', () => ({
  useUploads: () => ({ files: [], fileIds: [], drop: { files: [] } }),
}));
vi.mock('@crossdock/ui/UiProvider.tsx', () => ({ useFormatting: () => ({ currency: 'TWD', locale: 'en' }) }));
vi.mock('../src/shell/api.ts', () => {
  return {
    queryClient: { invalidateQueries: async () => undefined },
    useCall: () => ({ data: undefined, isPending: false, error: null }),
    useSubmit: () => ({ submit: async () => undefined }),
    client: {
      call: async (_name: string, input: { number: string; orderId: string; forwardingNumber: string }) => {
        shipped.push(input);
        return answered({ consignee: 'x', carrierName: 'y' });
      },
      attempt: async (
        name: string,
        input: { text?: string; orderId?: string },
        options: { idempotencyKey?: string },
      ) => {
        if (name === 'packOrder') return receivePacking(input as Pack, options.idempotencyKey ?? '');
        const order = found(input.text ?? '');
        const data =
          name === 'resolveScan'
            ? { list: order ? [{ ...order, kind: 'order' }] : [], guesses: [] }
            : orders.find(({ id }) => id === input.orderId);
        return answered({ ok: data !== undefined, data, failure: { message: 'unknown', undecided: false } });
      },
    },
  };
});

const { PackDesk } = await import('../src/orders/PackDesk.tsx');
const { NextOrderScan, OrderNumberScan } = await import('../src/orders/OrderNumberScan.tsx');
const { ShipDesk } = await import('../src/orders/ShipDesk.tsx');

function Screen({ ship }: { ship: boolean }) {
  useScanKeys(ship ? '/shipping' : '/packing');
  return ship ? <ShipDesk /> : <OrderAt key={at} id={at} />;
}

/**
 * Like the real page, keeps an order open once packing has begun, and does not open an order that is already packed.
 */
function OrderAt({ id }: { id: string }) {
  const order = orders.find((one) => one.id === id);
  const [begun] = useState(order?.state === 'processing');
  if (!order) return <OrderNumberScan label="scan" />;
  const details = order as unknown as Parameters<typeof PackDesk>[0]['order'];
  return begun ? <PackDesk order={details} /> : <NextOrderScan order={details} />;
}

let root: Root;
let place: HTMLElement;
let ship = false;
const open = () => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  render = () => root.render(<Screen ship={ship} />);
  return act(async () => render());
};
const close = async () => {
  await act(async () => root.unmount());
  place.remove();
};
beforeEach(() => {
  at = '';
});
afterEach(async () => {
  await close();
  scanDispatcher.forget();
});

const numbers = (where: string) => {
  const [, kind, n, parcel] = /^([ol])(\d+)(?:p(\d))?$/.exec(where) ?? [];
  const order = orders[Number(n)];
  if (kind === 'l') return label(Number(n));
  return (parcel === undefined ? order?.number : order?.parcels[Number(parcel)]?.courierNumber) ?? '';
};
const label = (n: number) => `KR1234567${String(n * 31).padStart(4, '0')}`;
const answerAll = async () => {
  while (answers.length > 0)
    await act(async () => {
      for (const answer of answers.splice(0)) answer();
    });
};

type Typed = Extract<
  ReturnType<typeof loadScanStream>['steps'][number],
  { scan: string } | { press: string }
>;

function type(step: Typed): void {
  if ('scan' in step) for (const key of typedTextOf(step.scan, numbers)) press(key);
  if ('scan' in step || step.press !== 'Control+Enter') press('scan' in step ? 'Enter' : step.press);
  else press('Enter', { ctrlKey: true });
}

async function playOnScreen(desk: string, most: number) {
  const stream = loadScanStream(desk);
  const typed: Typed[] = [];
  const drawn = () => act(async () => typed.splice(0).forEach(type));
  for (const [n, step] of stream.steps.slice(0, most).entries()) {
    if (!('scan' in step || 'press' in step)) await drawn();
    if ('answersAfterMs' in step) late = step.answersAfterMs > 0;
    else if ('reload' in step) {
      // Answers that are still pending are lost with the page. The queue of shipments outlives the page in this test
      // and would wait for its answer forever, so its answers are given first.
      if (ship) await answerAll();
      answers.length = 0;
      dispatchEvent(new Event('pagehide'));
      await close();
      scanDispatcher.forget();
      await open();
    } else if ('focus' in step)
      await act(async () => {
        if (step.focus === 'button') place.querySelector<HTMLElement>('button:not([disabled])')?.focus();
        else (document.activeElement as HTMLElement | null)?.blur();
      });
    else {
      typed.push(step);
      // A slow screen is drawn only after every third line.
      if (typed.length >= (n % 40 < 20 ? 1 : 3)) await drawn();
    }
    if (n % 7 === 6) await answerAll();
  }
  await drawn();
  late = false;
  await answerAll();
  return correctScansOf(stream);
}

test('the recorded stream is packed correctly on the screen, one order after the other', async () => {
  ship = false;
  await open();
  const right = await playOnScreen('packing', 110);
  const weights = right.filter((scan) => /^\d\.\d\d$/.test(scan));
  expect(
    packed.map(({ orderId, number, parcelIds, packages }) => [
      orderId,
      number,
      parcelIds.length,
      packages[0]?.weightG,
    ]),
  ).toEqual(
    packed.map((_, n) => [`order ${n}`, orders[n]?.number, 2, Math.round(Number(weights[n]) * 1_000)]),
  );
  expect(packed.length).toBeGreaterThan(10);
}, 60_000);

test('the recorded stream is shipped correctly on the screen', async () => {
  for (const order of orders) order.state = 'awaitingShipment';
  ship = true;
  await open();
  await playOnScreen('shipping', 400);
  await vi.waitFor(() => expect(shipped).toHaveLength(36));
  expect(shipped.map(({ number, orderId, forwardingNumber }) => [number, orderId, forwardingNumber])).toEqual(
    orders.map((order, n) => [order.number, order.id, label(n)]),
  );
}, 60_000);
