import { box, type ShippingWorld, startShippingWorld } from './shippingWorld.ts';
import type { Person, WorldOptions } from './world.ts';

/** A shop with a member whose orders are packed in three boxes. */
export async function startPackagesWorld(options: WorldOptions = {}) {
  const s: ShippingWorld = await startShippingWorld(options);
  const member: Person = await s.shop.member({ name: '陳大文', phone: '0987654321' });
  const desk = (orderId: string) => s.clerk.client.call('getDeskOrder', { orderId });
  const mine = (orderId: string) => member.client.call('getOrder', { orderId });
  return {
    ...s,
    ...{ member, desk, mine },
    statesOf: async (orderId: string) => (await mine(orderId)).packages.map(({ state }) => state),
    /** A paid order, packed in three boxes. */
    inThree: async ({ cashOnDelivery = false } = {}) => {
      const made = await s.order(member, { parcels: 3, cashOnDelivery });
      const packages = [box, { ...box, weightG: 3_000 }, { ...box, weightG: 1_000 }];
      await s.clerk.client.call('packOrder', { orderId: made.id, packages, allHere: true });
      if (!cashOnDelivery) {
        await s.give(member, 300_000);
        await member.client.call('payFromBalance', { orderId: made.id });
      }
      const { packages: boxes } = await desk(made.id);
      return { ...made, boxes, ids: boxes.map(({ id }) => id) };
    },
    ship: (number: string, forwardingNumber: string, more: { packageIds?: string[] } = {}) =>
      s.clerk.client.attempt('shipOrder', { number, forwardingNumber, ...more }),
  };
}

export type PackagesWorld = Awaited<ReturnType<typeof startPackagesWorld>>;
