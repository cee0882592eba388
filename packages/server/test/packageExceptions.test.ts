import { describe, expect, it } from 'vitest';
import { startAfterSalesWorld } from './aftersalesWorld.ts';
import { daysAgo } from './ago.ts';
import { box, freshForwardingNumber } from './shippingWorld.ts';

const s = await startAfterSalesWorld();
const member = await s.shop.member();

/** A paid order, packed in three boxes with one parcel in each. */
async function inThree() {
  const made = await s.order(member, { parcels: 3, insuredMinor: 120_000 });
  const packages = made.parcelIds.map((parcelId) => ({ ...box, contents: [{ parcelId }] }));
  await s.clerk.client.call('packOrder', { orderId: made.id, packages, allHere: true });
  await s.give(member, 300_000);
  await member.client.call('payFromBalance', { orderId: made.id });
  const { packages: boxes } = await s.clerk.client.call('getDeskOrder', { orderId: made.id });
  return { ...made, ids: boxes.map(({ id }) => id) };
}
const ship = (number: string, forwardingNumber: string, more: { packageIds?: string[] } = {}) =>
  s.clerk.client.call('shipOrder', { number, forwardingNumber, ...more });

const list = (input: object = {}) => s.clerk.client.call('listExceptions', input);
const idsOf = async () => (await list({ kind: 'package' })).list.map(({ id }) => id);

/** Two packages arrived, and the third is lost. */
async function oneLost() {
  const order = await inThree();
  const [one = '', two = '', three = ''] = order.ids;
  const number = freshForwardingNumber();
  await ship(order.number, freshForwardingNumber(), { packageIds: [one, two] });
  await ship(order.number, number, { packageIds: [three] });
  await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: [three], why: '查無下落' });
  return { ...order, one, two, three, forwardingNumber: number };
}

describe('a lost package of an order', () => {
  it('is an exception without manual registration, with its owner and deadline, until it is found', async () => {
    const order = await oneLost();
    const found = await list({ kind: 'package', words: `${order.number}-3` });
    expect(found.list).toMatchObject([
      {
        ...{ id: order.three, kind: 'package', waitsFor: 'staff', note: '查無下落', takenBy: null },
        order: { id: order.id },
        package: { id: order.three, number: `${order.number}-3` },
        member: { id: member.id },
      },
    ]);
    const [row] = found.list;
    expect(Date.parse(row?.promisedAt ?? '') - Date.parse(row?.since ?? '')).toBe(7 * 86_400_000);
    expect((await list({ words: order.forwardingNumber })).list.map(({ id }) => id)).toEqual([order.three]);
    expect((await list({ words: `${order.number}-2` })).list).toEqual([]);
    const take = (taken: boolean) =>
      s.clerk.client.call('takeException', { kind: 'package', id: order.three, taken });
    await take(true);
    expect((await list({ mine: true })).list.map(({ id }) => id)).toContain(order.three);
    await take(false);
    await s.clerk.client.call('declareFound', { orderId: order.id, packageIds: [order.three] });
    expect(await idsOf()).not.toContain(order.three);
    expect(
      await s.clerk.client.attempt('takeException', { kind: 'package', id: order.three, taken: true }),
    ).toBeRefused('row.notFound');
  });

  it('stays one when the rest is signed, until a claim names it or claims are closed', async () => {
    const order = await oneLost();
    await s.clerk.client.call('signForOrder', { orderId: order.id, signer: '王先生' });
    expect(await idsOf()).toContain(order.three);
    await s.world.change('orders', { id: order.id }, { signedAt: daysAgo(90) });
    expect(await idsOf()).not.toContain(order.three);
    await s.world.change('orders', { id: order.id }, { signedAt: new Date() });
    const claim = (at: number, packageId?: string) =>
      s.file(member, order, { parcelId: order.parcelIds[at] ?? '', ...(packageId ? { packageId } : {}) });
    await claim(0, order.one);
    await claim(1);
    expect(await idsOf()).toContain(order.three);
    const id = await claim(2, order.three);
    expect(await idsOf()).not.toContain(order.three);
    await member.client.call('revokeAfterSales', { id });
    expect(await idsOf()).toContain(order.three);
    // A claim for a parcel of the lost package also settles that package.
    await claim(2);
    expect(await idsOf()).not.toContain(order.three);
  });

  it('is not a separate one when the whole order is lost', async () => {
    const order = await inThree();
    await ship(order.number, freshForwardingNumber());
    await s.clerk.client.call('declareLost', { orderId: order.id, why: '整批遺失' });
    const { list: rows } = await list({ words: order.number });
    expect(rows).toMatchObject([{ kind: 'lost', id: order.id, package: null }]);
  });
});

describe('a damaged package', () => {
  it('is registered by its number, which the queue and the problems show', async () => {
    const order = await inThree();
    const number = `${order.number}-2`;
    const registered = await s.clerk.client.call('registerProblem', {
      ...{ courierNumber: number.toLowerCase(), type: 'damaged', description: '外箱破損' },
    });
    const [row] = (await list({ words: number })).list;
    expect(row).toMatchObject({ id: registered.id, kind: 'problem', package: { number } });
    const problem = await s.clerk.client.call('getStaffProblem', { id: registered.id });
    expect(problem.package).toEqual({ id: order.ids[1], number });
    // A problem that is registered under a parcel's own number names no package.
    const { courierNumber } = problem.parcel;
    const other = await s.clerk.client.call('registerProblem', {
      ...{ courierNumber, type: 'wet', description: '受潮' },
    });
    expect((await s.clerk.client.call('getStaffProblem', { id: other.id })).package).toBeNull();
  });

  it('is unknown under an unused number', async () => {
    const order = await inThree();
    const said = { type: 'damaged', description: '外箱破損' } as const;
    for (const courierNumber of [`${order.number}-9`, order.number])
      expect(await s.clerk.client.attempt('registerProblem', { ...said, courierNumber })).toBeRefused(
        'problem.parcelUnknown',
      );
  });
});
