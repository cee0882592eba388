import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarrierReport, carrierReports, classifyCarrierText } from '../src/orders/carrierReports.ts';
import { type JourneyInput, journeyOf, journeyStages } from '../src/orders/journey.ts';
import { arrivalWindow } from '../src/orders/laneDays.ts';
import { packageStates } from '../src/orders/packages.ts';
import { dateIn } from '../src/orders/timeFilters.ts';
import { forAll } from './forAll.ts';

const at = { now: '2026-11-20T04:00:00.000Z', timeZone: 'Asia/Taipei' };
const days = { minDays: 3, maxDays: 6, source: 'deliveries', packDays: 2, shipDays: 1 } as const;
const facts: JourneyInput = {
  state: 'processing',
  ...{ cashOnDelivery: false, payBeforePacking: false, beingPacked: false, addressPending: false },
  ...{ asksMember: false, transferReported: false, answerBy: null, priceUntil: null, claimDay: null },
  ...{ memberMaySign: true, waitingSince: '2026-11-19T04:00:00.000Z', packages: [], days },
};
const shipped = (reports: readonly CarrierReport[], more: object = {}) =>
  ({ state: 'shipped', shippedAt: '2026-11-18T04:00:00.000Z', quietSince: null, reports, ...more }) as const;
const inTransit = (...packages: JourneyInput['packages']): JourneyInput => ({
  ...facts,
  state: 'awaitingSignature',
  packages,
});
const seen = (one: JourneyInput) => {
  const { stage, step, by, dueDay } = journeyOf(one, at);
  return [stage, step, by, dueDay];
};

test.each([
  ['進口清關中', 'customs'],
  ['Import customs clearance', 'customs'],
  ['出口報關中', 'transit'],
  ['Export customs clearance', 'transit'],
  ['海關查驗中，請留意來電', 'held'],
  ['清關完成', 'arrived'],
  ['已抵達目的地轉運中心', 'arrived'],
  ['抵達配送中心', 'arrived'],
  ['配送中，請保持電話暢通', 'delivery'],
  ['Out for delivery', 'delivery'],
  ['配送未成功，將再次配送', 'failed'],
  ['Delivery failed. The carrier will try again', 'failed'],
  ['已到自取點，請攜帶證件領取', 'pickup'],
  ['包裹已送達門市，請於七日內取件', 'pickup'],
  ['已送達', 'delivered'],
  ['退回中', 'returning'],
  ['班機已起飛', 'transit'],
  ['已交給物流商', 'transit'],
] as const)('%s: %s', (text, report) => expect(classifyCarrierText(text)).toBe(report));

describe('the next step, who acts and by when', () => {
  test.each([
    ['waits for packing', {}, ['warehouse', 'pack', 'firm', '2026-11-21']],
    ['usual days are over', { waitingSince: '2026-11-01T00:00:00Z' }, ['warehouse', 'pack', 'firm', null]],
    ['no history', { days: undefined }, ['warehouse', 'pack', 'firm', null]],
    ['is being packed', { beingPacked: true }, ['packing', 'packing', 'firm', '2026-11-21']],
    ['address in review', { addressPending: true }, ['warehouse', 'address', 'firm', null]],
    ['asks its member', { asksMember: true }, ['warehouse', 'problem', 'member', null]],
    ['to pay', { state: 'awaitingPayment' }, ['payment', 'pay', 'member', null]],
    [
      'to pay while the price holds',
      { state: 'awaitingPayment', priceUntil: '2026-11-23T16:00:00Z' },
      ['payment', 'pay', 'member', '2026-11-24'],
    ],
    ['transfer', { state: 'awaitingPayment', transferReported: true }, ['payment', 'transfer', 'firm', null]],
    [
      'dearer',
      { state: 'awaitingPayment', answerBy: '2026-11-22T00:00:00Z', transferReported: true },
      ['payment', 'price', 'member', '2026-11-22'],
    ],
    ['paid', { state: 'awaitingShipment' }, ['leaving', 'ship', 'firm', '2026-11-20']],
    ['signed', { state: 'signed' }, ['signed', 'done', 'nobody', null]],
  ] as const)('%s', (_what, change, expected) => expect(seen({ ...facts, ...change })).toEqual(expected));

  test.each([
    ['nothing reported', shipped([]), ['transit', 'carry', 'carrier', null]],
    ['at customs', shipped(['transit', 'customs']), ['arrived', 'clear', 'carrier', null]],
    ['held there', shipped(['customs', 'held']), ['arrived', 'held', 'member', null]],
    ['a text that says less', shipped(['customs', 'transit']), ['arrived', 'bring', 'carrier', null]],
    ['at the door', shipped(['arrived', 'delivery']), ['delivery', 'deliver', 'carrier', null]],
    ['not met', shipped(['delivery', 'failed']), ['delivery', 'retry', 'carrier', null]],
    ['at the pickup point', shipped(['pickup']), ['delivery', 'collect', 'member', null]],
    ['delivered', shipped(['delivery', 'delivered']), ['delivered', 'sign', 'member', null]],
    ['sent back', shipped(['delivery', 'returning']), ['delivery', 'returning', 'firm', null]],
    ['quiet', shipped(['customs'], { quietSince: at.now }), ['arrived', 'ask', 'firm', null]],
    ['late', shipped(['customs'], { shippedAt: '2026-11-01T00:00:00Z' }), ['arrived', 'late', 'firm', null]],
  ] as const)('in transit: %s', (_what, one, expected) => expect(seen(inTransit(one))).toEqual(expected));

  test('an order at the pickup point has arrived: no day is promised, until it travels on again', () => {
    const arrivalAfter = (...reports: CarrierReport[]) =>
      journeyOf(inTransit(shipped(reports)), at).arrival.kind;
    expect(arrivalAfter('arrived')).toBe('between');
    expect(arrivalAfter('arrived', 'pickup')).toBe('none');
    expect(arrivalAfter('pickup', 'returning')).toBe('between');
  });

  test('a member who may not confirm is not asked to', () => {
    const one = { ...inTransit(shipped(['delivered'])), memberMaySign: false };
    expect(seen(one)).toEqual(['delivered', 'confirm', 'firm', null]);
  });

  test('lost: the member can claim until the last day, and has nothing to do after claiming', () => {
    const lost = inTransit({ ...shipped([]), state: 'lost' });
    expect(seen({ ...lost, claimDay: '2026-12-01' })).toEqual(['transit', 'claim', 'member', '2026-12-01']);
    expect(seen(lost)).toEqual(['transit', 'lost', 'firm', null]);
  });
});

test('the slowest of several packages determines the order’s step, leaving out arrived and lost ones', () => {
  const parts = [
    shipped(['delivery']),
    shipped(['customs']),
    { ...shipped([]), state: 'delivered' as const },
    { ...shipped([]), state: 'lost' as const },
  ];
  expect(seen(inTransit(...parts)).slice(0, 2)).toEqual(['arrived', 'clear']);
  expect(journeyOf(inTransit(...parts), at).packages.map(({ stage }) => stage)).toEqual([
    'delivery',
    'arrived',
    'signed',
    'transit',
  ]);
  expect(seen(inTransit(...parts, { ...shipped([]), state: 'packed' })).slice(0, 2)).toEqual([
    'leaving',
    'ship',
  ]);
});

test('payment comes before packing if the shop requires it, except for cash on delivery', () => {
  expect(journeyOf({ ...facts, payBeforePacking: true }, at).stages[0]).toBe('payment');
  expect(journeyOf({ ...facts, cashOnDelivery: true, payBeforePacking: true }, at).stages).not.toContain(
    'payment',
  );
});

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const zones = fc.constantFrom('Asia/Taipei', 'Asia/Bangkok', 'America/New_York', 'Pacific/Auckland', 'UTC');
const lanes = fc
  .record({ minDays: fc.nat(40), more: fc.nat(40) })
  .map(({ minDays, more }) => ({ ...days, minDays, maxDays: minDays + more }));

test('an arrival is a range of days that has not begun yet, or is overdue only after its last day', () => {
  forAll(instants, instants, lanes, zones, (left, time, lane, timeZone) => {
    const [shippedAt, now] = [left.toISOString(), time.toISOString()];
    const arrival = arrivalWindow(shippedAt, lane, now, timeZone);
    if (arrival.kind !== 'between') throw new Error(arrival.kind);
    const today = dateIn(now, timeZone);
    expect(arrival.from <= arrival.until).toBe(true);
    expect(arrival.late).toBe(arrival.until < today);
    expect(arrival.late || arrival.from >= today).toBe(true);
  });
});

test('an arrival is not late on its last day', () => {
  const lane = { minDays: 1, maxDays: 3, source: 'channel' } as const;
  const window = (now: string) => arrivalWindow('2026-11-20T04:00:00Z', lane, now, 'Asia/Taipei');
  expect(window('2026-11-23T04:00:00Z')).toMatchObject({ from: '2026-11-23', late: false });
  expect(window('2026-11-24T04:00:00Z')).toMatchObject({ from: '2026-11-21', late: true });
});

const reported = fc.array(fc.constantFrom(...carrierReports), { maxLength: 8 });
const packed = fc.record({
  state: fc.constantFrom(...packageStates),
  shippedAt: fc.option(instants.map((one) => one.toISOString())),
  quietSince: fc.option(instants.map((one) => one.toISOString())),
  reports: reported,
});
const orders = fc.record({
  state: fc.constantFrom('processing', 'awaitingPayment', 'awaitingShipment', 'awaitingSignature', 'signed'),
  ...{ cashOnDelivery: fc.boolean(), payBeforePacking: fc.boolean(), beingPacked: fc.boolean() },
  ...{ addressPending: fc.boolean(), asksMember: fc.boolean(), transferReported: fc.boolean() },
  answerBy: fc.option(instants.map((one) => one.toISOString())),
  priceUntil: fc.option(instants.map((one) => one.toISOString())),
  claimDay: fc.option(fc.constant('2026-12-01')),
  memberMaySign: fc.boolean(),
  waitingSince: instants.map((one) => one.toISOString()),
  packages: fc.array(packed, { maxLength: 4 }),
  days: fc.option(lanes, { nil: undefined }),
}) satisfies fc.Arbitrary<JourneyInput>;

test('each shipment is at a stage, and none of its packages is at an earlier one', () => {
  forAll(orders, (one) => {
    const { stage, packages, step, by } = journeyOf(one, at);
    expect(journeyStages).toContain(stage);
    expect(step === 'done').toBe(by === 'nobody');
    const place = (name: (typeof journeyStages)[number]) => journeyStages.indexOf(name);
    for (const [n, { stage: other }] of packages.entries())
      if (one.packages[n]?.state === 'packed' || one.packages[n]?.state === 'shipped')
        expect(place(other)).toBeGreaterThanOrEqual(place(stage));
  });
});

test('a later report never moves a package back', () => {
  forAll(reported, fc.constantFrom(...carrierReports), (reports, more) => {
    const place = (all: readonly CarrierReport[]) =>
      journeyStages.indexOf(journeyOf(inTransit(shipped(all)), at).stage);
    expect(place([...reports, more])).toBeGreaterThanOrEqual(place(reports));
  });
});

test.each([
  ['after packing', {}, ['warehouse', 'packing', 'payment']],
  ['before packing', { payBeforePacking: true }, ['payment', 'warehouse', 'packing']],
  ['on delivery', { cashOnDelivery: true }, ['warehouse', 'packing']],
])('the stages of an order that is paid %s', (_, changes, first) => {
  const after = ['leaving', 'transit', 'arrived', 'delivery', 'delivered', 'signed'];
  expect(journeyOf({ ...facts, ...changes }, at).stages).toEqual([...first, ...after]);
});

test.each([
  ['held', 'held'],
  ['pickup', 'collect'],
  ['failed', 'retry'],
  ['delivery', 'ask'],
] as const)('a package without news since the report %s has the step %s', (report, step) => {
  const quiet = shipped([report], { quietSince: '2026-11-19T04:00:00.000Z' });
  expect(journeyOf(inTransit(quiet), at).step).toBe(step);
});

test('no arrival is promised once the last of several reports says that a package can be collected', () => {
  const arrivals = [['transit', 'delivery', 'pickup'] as const, ['pickup', 'delivery', 'delivery'] as const];
  expect(arrivals.map((reports) => journeyOf(inTransit(shipped(reports)), at).arrival.kind)).toEqual([
    'none',
    'between',
  ]);
});

test('of packages at the same stage, the one that needs the member comes first', () => {
  const [collected, carried] = [shipped(['pickup']), shipped(['delivery'])];
  for (const packages of [
    [collected, carried],
    [carried, collected],
  ])
    expect(seen(inTransit(...packages)).slice(0, 3)).toEqual(['delivery', 'collect', 'member']);
});

test.each([
  ['the earlier stage, in either order', [shipped(['customs']), shipped(['delivery'])], ['arrived', 'clear']],
  [
    'the only one that is still awaited',
    [{ ...shipped([]), state: 'lost' as const }, shipped(['delivery'])],
    ['delivery', 'deliver'],
  ],
])('an order of two packages has the step of %s', (_, packages, expected) => {
  expect(seen(inTransit(...packages)).slice(0, 2)).toEqual(expected);
  expect(seen(inTransit(...packages.toReversed())).slice(0, 2)).toEqual(expected);
});

test('of packages at the same stage that both or neither need the member, the first one comes first', () => {
  const [delivered, collected] = [
    shipped(['delivery', 'pickup']),
    shipped(['pickup'], { quietSince: at.now }),
  ];
  for (const [one, other] of [
    [shipped(['delivery']), shipped(['failed'])],
    [delivered, collected],
  ] as const) {
    const stepOf = (...packages: JourneyInput['packages']) => journeyOf(inTransit(...packages), at).step;
    expect(stepOf(one, other)).toBe(stepOf(one));
    expect(stepOf(other, one)).toBe(stepOf(other));
  }
});
