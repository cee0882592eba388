// @vitest-environment happy-dom
import type { HomePageOrder } from '@crossdock/contract/orders/journey.ts';
import { journeyStages } from '@crossdock/domain/orders/journey.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Shipments } from '../src/home/Shipments.tsx';
import { words } from '../src/words/words.gen.ts';

vi.mock('@tanstack/react-router', () => {
  const Link = ({ to }: { to: string }) => ` [${to}]`;
  return { Link, createLink: () => Link };
});
vi.mock('@crossdock/web/layoutLinks.tsx', () => {
  const Placed = ({ children }: { children: ReactNode }) => <span>{children} </span>;
  return { GridLink: Placed, RowLink: Placed };
});
vi.mock('@crossdock/ui/UiProvider.tsx', () => ({
  useFormatting: () => ({ locale: 'en-GB', timeZone: 'Asia/Taipei', currency: 'TWD' }),
}));
vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: keyof typeof words, params: Readonly<Record<string, string>> = {}) =>
    words[key].en.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => String(params[name] ?? '')),
}));

const between = {
  kind: 'between',
  from: '2026-12-03',
  until: '2026-12-06',
  late: false,
  source: 'channel',
} as const;
const after = { kind: 'afterShipping', minDays: 3, maxDays: 6, source: 'deliveries' } as const;
const journey: HomePageOrder['journey'] = {
  ...{ stage: 'transit', step: 'carry', by: 'carrier', arrival: between, dueDay: null, packages: [] },
  stages: [...journeyStages],
};
const shipment: HomePageOrder = {
  ...{ id: 'one', number: 'CD1', goodsNames: ['Tea'], channelName: 'Air', dueMinor: 12_400 },
  ...{ signAsked: false, journey },
};
const counts = {
  ...{ toBeWarehoused: 0, toBeConsolidated: 0, toBePaid: 0, toBeDelivered: 0, toBeSigned: 0, beingPacked: 0 },
  ...{ moneyDueMinor: 0, transferReported: 0, servicesEnded: 0, vipAsking: 0, pickupsFailed: 0 },
  assistantsAsking: 0,
};

async function drawn(shipments: HomePageOrder[], more: Partial<typeof counts> = {}, all = false) {
  const { place } = await draw(<Shipments counts={{ ...counts, ...more, shipments }} all={all} />);
  return {
    text: (place.textContent ?? '').replace(/\s*–\s*/gu, '–'),
    current: place.querySelectorAll('[aria-current="step"]'),
    stagesSaid: [...place.querySelectorAll('ol li')].map((one) => one.textContent),
  };
}

test.each<[string, Partial<HomePageOrder['journey']>, string[]]>([
  ['when it arrives', {}, ['Arrives 3–6 Dec', 'With the carrier']],
  ['one day', { arrival: { ...between, from: '2026-12-06' } }, ['Arrives Sun 6 Dec']],
  [
    'what is to be paid',
    { stage: 'payment', step: 'pay', by: 'member', arrival: after },
    ['Pay $124', 'Your turn', 'Arrives about 3–6 days after leaving', '[/pay/$orderId]'],
  ],
  [
    'until when',
    { stage: 'payment', step: 'pay', by: 'member', arrival: after, dueDay: '2026-12-04' },
    ['Pay $124 by Fri 4 Dec'],
  ],
  [
    'that it is late, and what the firm does',
    { step: 'late', by: 'firm', arrival: { ...between, late: true } },
    ['Late: was due by 6 Dec', 'With us', 'we ask the carrier'],
  ],
  [
    'that it is late where something else is the headline',
    { stage: 'arrived', step: 'held', by: 'member', arrival: { ...between, late: true } },
    ['Held by customs', 'Late: was due by 6 Dec'],
  ],
  ['that nothing is known', { arrival: { kind: 'none' } }, ['On the way', 'No estimate yet']],
  [
    'a claim and its last day',
    { step: 'claim', by: 'member', arrival: { kind: 'none' }, dueDay: '2026-12-04' },
    ['Lost: file a claim by Fri 4 Dec', '[/afterSales/apply]'],
  ],
])('a line says %s', async (_what, change, said) => {
  const { text, current } = await drawn([{ ...shipment, journey: { ...journey, ...change } }]);
  for (const one of said) expect(text).toContain(one);
  expect(current).toHaveLength(1);
});

test('each stage says in words whether it is done', async () => {
  const { stagesSaid } = await drawn([shipment]);
  expect(stagesSaid.slice(2, 6)).toEqual([
    'Payment: done',
    'Ready to leave: done',
    'On the way: now',
    'Customs and arrival: later',
  ]);
});

test('packages that travel separately have a line each', async () => {
  const part = { stage: 'transit', step: 'carry', by: 'carrier', arrival: between } as const;
  const packages = [
    { ...part, position: 1, stage: 'signed' as const, step: 'done' as const, by: 'nobody' as const },
    { ...part, position: 2, step: 'deliver' as const },
  ];
  const { text } = await drawn([{ ...shipment, journey: { ...journey, packages } }]);
  expect(text).toMatch(/1.*Signed.*2.*Out for delivery/);
});

test('without orders it says so, and with more than are shown it links to all', async () => {
  expect((await drawn([])).text).toContain('No orders are under way.');
  expect((await drawn([shipment], { toBeSigned: 1 })).text).not.toContain('See all');
  expect((await drawn([shipment], { toBeSigned: 2 })).text).toContain('See all');
});

test('the first four are shown, and the others on request', async () => {
  const six = ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...shipment, id, number: `CD-${id}` }));
  const few = await drawn(six, { toBeSigned: 6 });
  expect(few.current).toHaveLength(4);
  expect(few.text).toContain('Show 2 more');
  const whole = await drawn(six, { toBeSigned: 6 }, true);
  expect(whole.current).toHaveLength(6);
  expect(whole.text).not.toMatch(/Show \d+ more/);
});

test('the total of several orders is shown above them', async () => {
  expect((await drawn([shipment], { toBePaid: 2, moneyDueMinor: 30_000 })).text).toContain('$300 in all');
  expect((await drawn([shipment], { toBePaid: 2, transferReported: 1 })).text).not.toContain('in all');
});

test.each([
  ['deliver', 'nothing arrived', false],
  ['sign', 'a package is reported as delivered', true],
  ['late', 'its days are over', true],
] as const)(
  'step %s: the confirmation is offered if it may have arrived (%s)',
  async (step, _what, offered) => {
    const { text } = await drawn([{ ...shipment, signAsked: true, journey: { ...journey, step } }]);
    expect(text.includes('[/myOrder/$id]')).toBe(offered);
  },
);
