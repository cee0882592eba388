import { afterAll, describe, expect, test } from 'vitest';
import { type AfterSalesWorld, startAfterSalesWorld } from './aftersalesWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import type { ReadyOrder } from './shippingWorld.ts';
import type { Person } from './world.ts';

const scene = await startAfterSalesWorld();
const [member, other] = [await scene.shop.member(), await scene.shop.member()];
const order = await scene.signed(member);
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

const recordsOf = async (by: Person) => (await by.client.call('getAfterSalesRecords', {})).list;
const limitsOf = (of = order, by = member) => scene.limits(by, of);
const firstLimit = (of: ReadyOrder, by = member) => scene.firstLimit(by, of);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const grant: AfterSalesWorld['grant'] = (...all) => scene.grant(...all);
const atField = (field: string, error: string) => ({
  ok: false,
  failure: { fields: { [field]: { error } } },
});

describe('the limit of a claim', () => {
  test('is shown for each parcel before a claim, with its basis and its deadline', async () => {
    const { parcels, ...limits } = await limitsOf();
    expect(limits).toMatchObject({ insuredValueMinor: 120_000, lost: false, obstacle: null, days: 30 });
    expect(limits.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { costs } = await member.client.call('getOrder', { orderId: order.id });
    const freight = costs.bill.find(({ kind }) => kind === 'freight')?.amountMinor;
    // Both parcels have the same weight and value.
    const half = (freight ?? 0) / 2;
    expect(parcels.map(({ mostMinor }) => mostMinor)).toEqual(
      Array(2).fill({ freight: half, freightAndGoods: half + 60_000 }),
    );
    expect(parcels[0]).toMatchObject({ declaredValueMinor: 120_000, awardedMinor: 0, openClaimId: null });
  });

  test('is 0 before the signature, and after the last day in the shop’s calendar', async () => {
    const waiting = await scene.shipped(member);
    expect((await limitsOf(waiting)).obstacle?.error).toBe('aftersales.notSigned');
    const early = await scene.asked(member, waiting);
    expect(await member.client.attempt('applyForAfterSales', early)).toBeRefused('aftersales.notSigned');
    const late = await scene.signed(member);
    await scene.world.change('orders', { id: late.id }, { signedAt: ago(32) });
    expect((await limitsOf(late)).obstacle?.error).toBe('aftersales.tooLate');
    expect(await member.client.attempt('applyForAfterSales', await scene.asked(member, late))).toBeRefused(
      'aftersales.tooLate',
    );
    expect((await limitsOf()).obstacle).toBeNull();
  });

  test('starts for a lost order when staff declare it lost, and ends when it is found', async () => {
    const gone = await scene.shipped(member);
    const declare = (why: string) => scene.clerk.client.attempt('declareLost', { orderId: gone.id, why });
    expect(await declare('承運商查無下落')).toMatchObject({ ok: true });
    expect(await declare('again')).toBeRefused('order.wrongState');
    expect(await limitsOf(gone)).toMatchObject({ lost: true, obstacle: null });
    const waits = async (by = member) => (await by.client.call('listLostOrders', {})).list;
    expect(await waits()).toMatchObject([{ id: gone.id, lastDay: (await limitsOf(gone)).lastDay }]);
    expect(await waits(other)).toEqual([]);
    const [told] = (await member.client.call('listNotifications', {})).list;
    expect(told).toMatchObject({ event: 'order.lost', text: expect.stringContaining('承運商查無下落') });
    expect(await member.client.call('getOrder', { orderId: gone.id })).toMatchObject({
      lostReason: '承運商查無下落',
    });
    // A lost order needs no photos of damage.
    const filed = await scene.file(member, gone, { damageFileIds: [] });
    expect(filed).toBeTruthy();
    expect(await waits()).toEqual([]);
    await scene.clerk.client.call('declareFound', { orderId: gone.id });
    expect((await limitsOf(gone)).obstacle?.error).toBe('aftersales.notSigned');
    expect(await scene.clerk.client.attempt('declareFound', { orderId: gone.id })).toBeRefused(
      'order.wrongState',
    );
  });
});

describe('a claim', () => {
  test('belongs to the member, stays within the limit, and has proof', async () => {
    const file = async (changes: object, by = member) =>
      by.client.attempt('applyForAfterSales', await scene.asked(by, order, changes));
    expect(await file({}, other)).toBeRefused('row.notFound');
    const foreign = await scene.signed(other);
    expect(await file({ parcelId: foreign.parcelIds[0] })).toBeRefused('row.notFound');
    expect(await file({ damageFileIds: [] })).toBeRefused('aftersales.damageRequired', 'damageFileIds');
    expect(await file({ kind: 'freightAndGoods', purchaseFileIds: [] })).toBeRefused(
      'aftersales.purchaseRequired',
      'purchaseFileIds',
    );
    const wrong = [
      await scene.world.tw.pictureOf(other, 'aftersales'),
      await scene.world.tw.pictureOf(member, 'comment'),
    ];
    for (const fileId of wrong)
      expect(await file({ damageFileIds: [fileId] })).toBeRefused(
        'aftersales.pictureUnknown',
        'damageFileIds',
      );
    const { mostMinor } = await firstLimit(order);
    expect(await file({ amountMinor: mostMinor.freight + 1 })).toBeRefused(
      'aftersales.overLimit',
      'amountMinor',
    );
    expect(await file({ amountMinor: 0 })).toMatchObject(atField('amountMinor', 'amount.notAboveZero'));
    const filed = await member.client.call(
      'applyForAfterSales',
      await scene.asked(member, order, { kind: 'freightAndGoods', amountMinor: mostMinor.freightAndGoods }),
    );
    expect(filed).toMatchObject({ state: 'pending', claimedMinor: mostMinor.freightAndGoods, way: null });
    expect(filed.number).toMatch(/^AS[0-9A-Z]{9}$/);
    expect(filed.steps.map(({ event }) => event)).toEqual(['submit']);
    expect((await firstLimit(order)).openClaimId).toBe(filed.id);
    expect((await recordsOf(other)).map(({ id }) => id)).not.toContain(filed.id);
    await member.client.call('revokeAfterSales', { id: filed.id });
  });

  test('is the only open one of its parcel, however often it is sent at once', async () => {
    const asked = await scene.asked(member, order);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        member.client.attempt('applyForAfterSales', { ...asked, remark: `第 ${n} 次` }),
      ),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    for (const tried of tries.filter(({ ok }) => !ok)) expect(tried).toBeRefused('aftersales.known');
    const [open] = await recordsOf(member);
    expect(await other.client.attempt('revokeAfterSales', { id: open?.id ?? '' })).toBeRefused(
      'row.notFound',
    );
    await member.client.call('revokeAfterSales', { id: open?.id ?? '' });
    expect(await member.client.attempt('revokeAfterSales', { id: open?.id ?? '' })).toBeRefused(
      'aftersales.decided',
    );
  });

  test('is granted in full to the balance, once despite twenty attempts, and the ledger names it', async () => {
    const claimer = await scene.shop.member();
    const bought = await scene.signed(claimer);
    const { mostMinor } = await firstLimit(bought, claimer);
    const amountMinor = mostMinor.freightAndGoods;
    const id = await scene.file(claimer, bought, { kind: 'freightAndGoods', amountMinor });
    const [before, spent] = [await scene.balance(claimer), await scene.account('compensations')];
    const tries = await Promise.all(Array.from({ length: 20 }, () => grant(id, amountMinor)));
    expect(tries.filter(({ ok }) => ok)).not.toHaveLength(0);
    for (const tried of tries.filter(({ ok }) => !ok)) expect(tried).toBeRefused('aftersales.decided');
    expect((await scene.balance(claimer)) - before).toBe(amountMinor);
    expect((await scene.account('compensations')) - spent).toBe(-amountMinor);
    const [entry] = (await claimer.client.call('getConsumptionList', {})).list;
    const [claim] = await recordsOf(claimer);
    expect(entry).toMatchObject({ event: 'compensation', amountMinor, memo: claim?.number });
    expect(claim).toMatchObject({ state: 'approved', awardedMinor: amountMinor, way: 'balance' });
    const [told] = (await claimer.client.call('listNotifications', {})).list;
    expect(told).toMatchObject({ event: 'aftersales.approve' });
    // Compensation that was paid reduces the amount that can still be claimed.
    expect((await firstLimit(bought, claimer)).mostMinor).toEqual({ freight: 0, freightAndGoods: 0 });
    expect(
      await claimer.client.attempt('applyForAfterSales', await scene.asked(claimer, bought)),
    ).toBeRefused('aftersales.nothing');
    const { accounts } = await scene.finance.client.call('getLedgerOverview', {});
    expect(accounts.find(({ kind }) => kind === 'compensations')).toMatchObject({
      closingMinor: -(await scene.account('compensations')),
    });
  });

  test('is granted in part with a reason, by a transfer whose proof is added once', async () => {
    const id = await scene.file(member, order, { amountMinor: 200 });
    expect(await grant(id, 150)).toBeRefused('aftersales.reasonRequired', 'reason');
    expect(await grant(id, 201)).toBeRefused('aftersales.overLimit', 'amountMinor');
    const [before, bank] = [await scene.balance(member), await scene.account('bank')];
    const partly = { way: 'outside', reasonKey: 'valueNotProven', reason: '第 2 張' };
    const strange = await scene.world.tw.pictureOf(member, 'payout');
    expect(await grant(id, 150, { ...partly, voucherFileId: strange })).toBeRefused(
      'aftersales.voucherMissing',
      'voucherFileId',
    );
    expect(await grant(id, 150, partly)).toMatchObject({ ok: true, data: { paidMinor: 150 } });
    expect(await scene.balance(member)).toBe(before);
    expect((await scene.account('bank')) - bank).toBe(150);
    const [claim] = await recordsOf(member);
    expect(claim).toMatchObject({ state: 'partly', awardedMinor: 150, way: 'outside', voucher: null });
    expect(claim?.rejectReason).toContain('第 2 張');
    const voucherFileId = await scene.world.tw.pictureOf(scene.finance, 'payout', 'staff');
    const add = (of: string, file = voucherFileId) =>
      scene.finance.client.attempt('addAfterSalesVoucher', { id: of, voucherFileId: file });
    expect(await add(id, strange)).toBeRefused('aftersales.voucherMissing', 'voucherFileId');
    expect(await add(id)).toMatchObject({ ok: true });
    expect(await add(id)).toBeRefused('aftersales.voucherGiven');
    expect((await recordsOf(member))[0]?.voucher?.url).toContain(voucherFileId);
    const atOnce = await scene.file(member, order, { amountMinor: 5 });
    const paidWith = await scene.world.tw.pictureOf(scene.support, 'payout', 'staff');
    expect(await grant(atOnce, 5, { way: 'outside', voucherFileId: paidWith })).toMatchObject({ ok: true });
    expect((await recordsOf(member)).find((one) => one.id === atOnce)?.voucher?.url).toContain(paidWith);
    expect(await add(atOnce)).toBeRefused('aftersales.voucherGiven');
    const { list } = await scene.support.client.call('listAfterSales', { state: 'approved' });
    expect(list.find((one) => one.id === id)).toMatchObject({
      state: 'partly',
      auditedBy: expect.any(String),
    });
  });

  test('is rejected with a reason, and then final', async () => {
    const id = await scene.file(member, order);
    const reject = (reason: string) => scene.support.client.attempt('rejectAfterSales', { id, reason });
    expect(await reject(' ')).toMatchObject(atField('reason', 'aftersales.reasonRequired'));
    expect(await reject('照片是別的箱子')).toMatchObject({ ok: true });
    expect(await reject('again')).toBeRefused('aftersales.decided');
    expect(await grant(id, 50)).toBeRefused('aftersales.decided');
    expect((await recordsOf(member))[0]).toMatchObject({
      state: 'rejected',
      rejectReason: '照片是別的箱子',
    });
    const voucherFileId = await scene.world.tw.pictureOf(scene.finance, 'payout', 'staff');
    expect(await scene.finance.client.attempt('addAfterSalesVoucher', { id, voucherFileId })).toBeRefused(
      'aftersales.notOutside',
    );
  });

  test('is either withdrawn or granted, never both', async () => {
    const before = await scene.balance(member);
    for (let round = 0; round < 4; round += 1) {
      const id = await scene.file(member, order);
      const [revoked, granted] = await Promise.all([
        member.client.attempt('revokeAfterSales', { id }),
        grant(id, 100),
      ]);
      expect([revoked.ok, granted.ok].filter(Boolean)).toHaveLength(1);
      const [claim] = await recordsOf(member);
      expect(claim?.state).toBe(revoked.ok ? 'withdrawn' : 'approved');
    }
    const given = (await recordsOf(member)).filter(({ way }) => way === 'balance');
    const sum = given.reduce((all, { awardedMinor }) => all + awardedMinor, 0);
    expect((await scene.balance(member)) - before).toBe(sum);
  });

  test('above the shop’s limit needs two people, other than the one who filed it for the member', async () => {
    const id = await scene.file(member, order, { amountMinor: 300 });
    const limit = (minor: number) => scene.shop.set({ adjustAloneMaxMinor: minor });
    await limit(299);
    const before = await scene.balance(member);
    expect(await grant(id, 300)).toMatchObject({ ok: true, data: { state: 'pending', paidMinor: 0 } });
    expect(await grant(id, 300)).toBeRefused('adjustment.own');
    const { list } = await scene.finance.client.call('listAfterSales', {});
    expect(list.find((one) => one.id === id)).toMatchObject({
      secondAsked: { amountMinor: 300, way: 'balance' },
      secondAwaited: { mine: false },
    });
    expect(await scene.balance(member)).toBe(before);
    const act = (await scene.finance.client.call('listAdjustments', {})).list.find(
      ({ kind }) => kind === 'aftersales',
    );
    expect(await scene.finance.client.attempt('approveAdjustment', { id: act?.id ?? '' })).toMatchObject({
      ok: true,
    });
    expect((await scene.balance(member)) - before).toBe(300);
    await limit(Number.MAX_SAFE_INTEGER);
    const { ticket } = await scene.support.client.call('actAsMember', { memberId: member.id });
    const { token } = await scene.shop.guest.call('getBackMemberToken', { ticket });
    const acting = scene.shop.as(token);
    const own = await acting.call('applyForAfterSales', await scene.asked(member, order));
    expect(await grant(own.id, 100)).toBeRefused('act.tookPart');
    expect(await scene.support.client.attempt('rejectAfterSales', { id: own.id, reason: 'x' })).toBeRefused(
      'act.tookPart',
    );
  });
});
