import { describe, expect, it } from 'vitest';
import { minutesAgo } from './ago.ts';
import { openOrderChangeScene } from './orderChangeScene.ts';

const c = await openOrderChangeScene();

describe('the packer of an order', () => {
  it('is shown to others, who may take over, and closes the order to its member', async () => {
    const { id, buyer } = await c.order();
    const second = await c.world.tw.staff(['warehouse']);
    await c.s.clerk.client.call('takeOrderToPack', { orderId: id });
    const shown = await second.client.call('getDeskOrder', { orderId: id });
    expect(shown.packer).toMatchObject({ mine: false });
    expect((await c.s.clerk.client.call('getDeskOrder', { orderId: id })).packer?.mine).toBe(true);
    expect(await second.client.attempt('takeOrderToPack', { orderId: id })).toBeRefused('order.beingPacked');
    const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 100 };
    const packing = { orderId: id, allHere: true, packages: [box] };
    expect(await second.client.attempt('packOrder', packing)).toBeRefused('order.beingPacked');
    expect(await c.read(buyer, id)).toMatchObject({ changeable: false });
    expect((await c.read(buyer, id)).beingPackedSince).not.toBeNull();
    expect(await c.change(buyer, id, { channelId: c.airId })).toBeRefused('order.beingPacked');
    expect(await c.changeByStaff(c.s.owner, id, { channelId: c.airId })).toBeRefused('order.beingPacked');
    await second.client.call('takeOrderToPack', { orderId: id, takeOver: true });
    expect(await c.s.clerk.client.attempt('packOrder', packing)).toBeRefused('order.beingPacked');
    await second.client.call('leaveOrderToPack', { orderId: id });
    expect((await c.read(buyer, id)).changeable).toBe(true);
    await second.client.call('takeOrderToPack', { orderId: id });
    await second.client.call('packOrder', packing);
    expect((await c.s.clerk.client.call('getDeskOrder', { orderId: id })).packer).toBeNull();
    expect(await second.client.attempt('takeOrderToPack', { orderId: id })).toBeRefused('order.wrongState');
  });

  it('is removed after minutes without a sign', async () => {
    const { id, buyer } = await c.order();
    await c.s.clerk.client.call('takeOrderToPack', { orderId: id });
    await c.world.change('orderPackers', { orderId: id }, { seenAt: minutesAgo(6) });
    expect((await c.read(buyer, id)).changeable).toBe(true);
    const second = await c.world.tw.staff(['warehouse']);
    await second.client.call('takeOrderToPack', { orderId: id });
  });

  it('is one of two who open it at the same moment', async () => {
    const second = await c.world.tw.staff(['warehouse']);
    for (let round = 0; round < 5; round += 1) {
      const { id: orderId } = await c.order(1);
      const both = await Promise.all(
        [c.s.clerk, second].map((one) => one.client.attempt('takeOrderToPack', { orderId })),
      );
      expect(both.filter((one) => one.ok)).toHaveLength(1);
      expect(both.find((one) => !one.ok)).toBeRefused('order.beingPacked');
    }
  });

  it('and a change at the same moment: one of them sees the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, buyer } = await c.order(1);
      const draft = { channelId: c.airId };
      const { afterMinor: totalMinor } = await c.preview(buyer, id, draft);
      const asked = { orderId: id, revision: 0, draft, totalMinor };
      const [changed, taken] = await Promise.all([
        buyer.client.attempt('changeOrder', asked),
        c.s.clerk.client.attempt('takeOrderToPack', { orderId: id }),
      ]);
      expect(taken.ok).toBe(true);
      if (!changed.ok) expect(changed).toBeRefused('order.beingPacked');
      expect((await c.read(buyer, id)).revision).toBe(changed.ok ? 1 : 0);
    }
  });

  it('concurrent change and payment never pay a different total', async () => {
    await c.setting({ payBeforePacking: true });
    for (let round = 0; round < 5; round += 1) {
      const { id, buyer, totalMinor: before } = await c.order(1);
      await c.s.pay.give(buyer, 100_000);
      const draft = { channelId: c.airId };
      const { afterMinor: totalMinor } = await c.preview(buyer, id, draft);
      const [changed, paid] = await Promise.all([
        buyer.client.attempt('changeOrder', { orderId: id, revision: 0, draft, totalMinor }),
        buyer.client.attempt('payFromBalance', { orderId: id }),
      ]);
      expect([changed.ok, paid.ok]).toEqual([true, true]);
      const order = await c.read(buyer, id);
      const spent = 100_000 - (await c.s.pay.balance(buyer));
      expect(spent === totalMinor ? order.state : 'awaitingPayment').toBe(order.state);
      expect([before, totalMinor]).toContain(spent);
      expect(order.dueMinor).toBe(totalMinor - spent);
    }
    await c.setting({ payBeforePacking: false });
  });
});
