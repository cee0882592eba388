import { describe, expect, test } from 'vitest';
import { freshNumber, goods, measured, startParcelWorld } from './parcelWorld.ts';
import type { Person } from './world.ts';

const { world, member, other, clerk, say, receive } = await startParcelWorld();

const uploadProof = (person: Person) => world.tw.pictureOf(person, 'voucher');

describe('purchase vouchers, and claiming unannounced parcels', () => {
  test('requires a proof if the shop does, and only an own file is accepted', async () => {
    const courierNumber = freshNumber();
    expect((await receive(courierNumber)).outcome).toBe('unclaimed');
    const bare = await member.client.call('forecastParcels', { courierNumber, ...goods });
    expect(bare.list[0]).toMatchObject({ result: 'needsProof', error: 'parcel.claimNeedsProof' });
    const foreign = await say({ courierNumber, proofFileId: await uploadProof(other) });
    expect(foreign).toBeRefused({ error: 'parcel.proofUnknown', fields: { proofFileId: {} } });
    const proofFileId = await uploadProof(member);
    const claimed = await member.client.call('forecastParcels', { courierNumber, ...goods, proofFileId });
    expect(claimed.list[0]).toMatchObject({ result: 'claimed' });
    const parcel = await member.client.call('getParcel', { id: claimed.list[0]?.id ?? '' });
    expect(parcel).toMatchObject({
      state: 'received',
      goodsName: goods.goodsName,
      weightG: measured.weightG,
    });
    expect(parcel.timeline.map(({ event }) => event)).toEqual(['receiveUnclaimed', 'claimReceived']);
  });

  test('a voucher uploaded with a forecast stays with the parcel, for member and staff', async () => {
    const proofFileId = await uploadProof(member);
    const said = { courierNumber: freshNumber(), ...goods, proofFileId };
    const { list } = await member.client.call('forecastParcels', said);
    const id = list[0]?.id ?? '';
    const { purchaseVoucher } = await member.client.call('getParcel', { id });
    expect(purchaseVoucher).toContain(proofFileId);
    expect((await clerk.client.call('getStaffParcel', { id })).purchaseVoucher).toContain(proofFileId);
  });

  test('a voucher can be added later, by its owner, until the parcel has left', async () => {
    const { list } = await member.client.call('forecastParcels', { courierNumber: freshNumber(), ...goods });
    const id = list[0]?.id ?? '';
    expect((await member.client.call('getParcel', { id })).purchaseVoucher).toBeNull();
    const proofFileId = await uploadProof(member);
    await member.client.call('setPurchaseVoucher', { id, proofFileId });
    expect((await member.client.call('getParcel', { id })).purchaseVoucher).toContain(proofFileId);
    const theirs = await uploadProof(other);
    expect(await member.client.attempt('setPurchaseVoucher', { id, proofFileId: theirs })).toBeRefused(
      'parcel.proofUnknown',
    );
    expect(await other.client.attempt('setPurchaseVoucher', { id, proofFileId: theirs })).toBeRefused(
      'row.notFound',
    );
    const { parcel } = await receive(freshNumber());
    await clerk.client.call('assignParcel', { id: parcel.id, memberId: member.id, why: 'name on the box' });
    await clerk.client.call('disposeParcel', { id: parcel.id, how: 'return', why: 'sent back' });
    expect(await member.client.attempt('setPurchaseVoucher', { id: parcel.id, proofFileId })).toBeRefused(
      'parcel.voucherLate',
    );
  });

  test('a claimed parcel on a shelf can be ordered at once', async () => {
    const courierNumber = freshNumber();
    await receive(courierNumber, { shelfCode: 'A-01' });
    const proofFileId = await uploadProof(member);
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods, proofFileId });
    expect(await member.client.call('getParcel', { id: list[0]?.id ?? '' })).toMatchObject({
      state: 'shelved',
    });
  });

  test('two members claim at once: one gets it, and the other learns no name', async () => {
    const [mine, theirs] = await Promise.all([uploadProof(member), uploadProof(other)]);
    for (let round = 0; round < 5; round++) {
      const courierNumber = freshNumber();
      await receive(courierNumber);
      const answers = await Promise.all([
        member.client.call('forecastParcels', { courierNumber, ...goods, proofFileId: mine }),
        other.client.call('forecastParcels', { courierNumber, ...goods, proofFileId: theirs }),
      ]);
      expect(answers.map(({ list }) => list[0]?.result).sort()).toEqual(['claimed', 'someoneElses']);
    }
  });

  test('a returned parcel cannot be claimed', async () => {
    const courierNumber = freshNumber();
    const { parcel } = await receive(courierNumber);
    await clerk.client.call('disposeParcel', { id: parcel.id, how: 'return', why: 'nobody asked' });
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
    expect(list[0]).toMatchObject({ result: 'refused', error: 'parcel.gone' });
  });
});
