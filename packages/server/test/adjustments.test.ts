import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

let [finance, second, owner]: Person[] = [];
const world = await startWorld({ settings: { adjustAloneMaxMinor: 1_000 } });
const pay = await openPayWorld(world);
// Each test has new clerks, so their totals of the day are zero.
beforeEach(async () => {
  finance = await world.tw.staff(['finance']);
  second = await world.tw.staff(['finance']);
  owner = await world.tw.staff(['owner']);
});

const as = (person: Person | undefined) => {
  if (person === undefined) throw new Error('nobody');
  return person.client;
};
const ask = (memberId: string, amountMinor: number, who = finance) =>
  as(who).call('adjustMemberBalance', { memberId, amountMinor, reason: '賠付運損' });

/** A member with this balance, which a second person approved if necessary. */
async function memberWith(balanceMinor: number): Promise<Person> {
  const member = await world.tw.member();
  if (balanceMinor > 0) {
    const { id, state } = await ask(member.id, balanceMinor);
    if (state === 'pending') await as(second).call('approveAdjustment', { id });
  }
  return member;
}

describe('an amount that one person may change alone', () => {
  test('is moved at once, and stored as an approved request of that person', async () => {
    const member = await memberWith(0);
    const { id, state, balanceMinor } = await ask(member.id, 1_000);
    expect([state, balanceMinor]).toEqual(['approved', 1_000]);
    const { list } = await as(second).call('listAdjustments', { state: 'approved', memberId: member.id });
    expect(list).toMatchObject([{ id, amountMinor: 1_000, mine: false, balanceMinor: 1_000 }]);
    expect(list[0]?.auditedBy).toBe(list[0]?.requestedBy);
    const row = await world.row('ledgerTransfers', { adjustmentId: id });
    expect(row).toBeDefined();
  });

  test('cannot be exceeded by splitting a larger one, even at the same moment', async () => {
    const member = await memberWith(0);
    const answers = await Promise.all([400, 400, 400, 400].map((amount) => ask(member.id, amount)));
    expect(answers.filter(({ state }) => state === 'approved')).toHaveLength(2);
    expect((await member.client.call('getWallet', {})).balanceMinor).toBe(800);
    // Credits and debits are added up separately: they do not cancel out.
    expect((await ask(member.id, -400)).state).toBe('pending');
    // The daily limit is per clerk, over all members. Another clerk has a separate limit.
    expect((await ask((await memberWith(0)).id, 400)).state).toBe('pending');
    expect((await ask((await memberWith(0)).id, 200)).state).toBe('approved');
    expect((await ask(member.id, 300, second)).state).toBe('approved');
  });

  testSettingEffect(
    'saveAdjustmentSettings.adjustAloneMaxMinor',
    'lowered by the owner at once and raised by two; 0 asks for a second person every time',
    async () => {
      const member = await memberWith(0);
      expect(
        await as(finance).attempt('saveAdjustmentSettings', { adjustAloneMaxMinor: 9_999_999 }),
      ).toBeRefused({ code: 403, error: 'access.denied' });
      const negative = await as(owner).attempt('saveAdjustmentSettings', { adjustAloneMaxMinor: -1 });
      expect(negative).toBeRefusedAt('adjustAloneMaxMinor', 'amount.negative');
      await as(owner).call('saveAdjustmentSettings', { adjustAloneMaxMinor: 0 });
      expect(await as(finance).call('getAdjustmentSettings', {})).toEqual({ adjustAloneMaxMinor: 0 });
      expect((await ask(member.id, 1)).state).toBe('pending');
      const raised = await as(owner).call('saveAdjustmentSettings', { adjustAloneMaxMinor: 1_000 });
      expect(raised).toEqual({ adjustAloneMaxMinor: 0, state: 'pending' });
      expect((await ask(member.id, 1)).state).toBe('pending');
      const { list } = await as(finance).call('listAdjustments', { pageSize: 100 });
      const waiting = list.find(({ kind }) => kind === 'limit');
      expect(waiting).toMatchObject({ amountMinor: 1_000, memberId: null, mine: false });
      const id = waiting?.id ?? '';
      expect(await as(owner).attempt('approveAdjustment', { id })).toBeRefused('adjustment.own');
      await as(finance).call('approveAdjustment', { id });
      expect((await ask(member.id, 1)).state).toBe('approved');
    },
  );
});

describe('a larger amount', () => {
  test('moves nothing until another person approves, and then once', async () => {
    const member = await memberWith(0);
    const { id, state } = await ask(member.id, 5_000);
    expect(state).toBe('pending');
    expect(await pay.balance(member)).toBe(0);
    expect((await member.client.call('getConsumptionList', {})).total).toBe(0);
    expect(await as(second).call('approveAdjustment', { id })).toEqual({ done: true, balanceMinor: 5_000 });
    const records = await member.client.call('getConsumptionList', {});
    expect(records.list).toMatchObject([{ event: 'adjustment', amountMinor: 5_000, memo: '賠付運損' }]);
    expect(await as(owner).attempt('approveAdjustment', { id })).toBeRefused({
      code: 409,
      error: 'adjustment.decided',
    });
    expect(await as(owner).attempt('rejectAdjustment', { id, reason: 'x' })).toBeRefused(
      'adjustment.decided',
    );
    expect(await as(finance).attempt('withdrawAdjustment', { id })).toBeRefused('adjustment.decided');
  });

  test('one of fifty concurrent approvals counts', async () => {
    const member = await memberWith(0);
    const { id } = await ask(member.id, 7_000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => as(at % 2 ? second : owner).attempt('approveAdjustment', { id })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of answers) if (!one.ok) expect(one.failure.error).toBe('adjustment.decided');
    expect(await pay.balance(member)).toBe(7_000);
    expect(await faultsOfLedger(world)).toEqual([]);
  });

  test('cannot be decided by its requester, not even the owner, with the reason in three languages', async () => {
    const member = await memberWith(0);
    const { id } = await ask(member.id, 5_000, owner);
    for (const [lang, words] of [
      ['tw', '這筆調整是你提出的，須由另一位同事審核；你可以撤回'],
      ['zh', '这笔调整是你提出的，须由另一位同事审核；你可以撤回'],
      ['en', 'You requested this change. Someone else has to decide it, or you can withdraw it'],
    ] as const) {
      const mine = world.tw.as(owner?.token ?? '', lang);
      const own = { ok: false, failure: { code: 403, error: 'adjustment.own', message: words } };
      expect(await mine.attempt('approveAdjustment', { id })).toMatchObject(own);
      expect(await mine.attempt('rejectAdjustment', { id, reason: 'x' })).toMatchObject(own);
    }
    const { list } = await as(owner).call('listAdjustments', { memberId: member.id });
    expect(list).toMatchObject([{ id, mine: true, state: 'pending' }]);
    expect(await pay.balance(member)).toBe(0);
  });

  test('can be withdrawn only by its requester', async () => {
    const member = await memberWith(0);
    const { id } = await ask(member.id, 5_000);
    expect(await as(second).attempt('withdrawAdjustment', { id })).toBeRefused({
      code: 403,
      error: 'adjustment.notYours',
    });
    await as(finance).call('withdrawAdjustment', { id });
    expect(await as(second).attempt('approveAdjustment', { id })).toBeRefused('adjustment.decided');
    const { list } = await as(second).call('listAdjustments', { state: 'withdrawn', memberId: member.id });
    expect(list).toMatchObject([{ id, state: 'withdrawn' }]);
  });

  test('is rejected with a required reason', async () => {
    const member = await memberWith(0);
    const { id } = await ask(member.id, 5_000);
    expect(await as(second).attempt('rejectAdjustment', { id, reason: ' ' })).toBeRefusedAt(
      'reason',
      'adjustment.reasonRequired',
    );
    await as(second).call('rejectAdjustment', { id, reason: '單據不全' });
    const { list } = await as(finance).call('listAdjustments', { state: 'rejected', memberId: member.id });
    expect(list).toMatchObject([{ id, rejectReason: '單據不全', mine: true }]);
    expect(await pay.balance(member)).toBe(0);
  });

  test('that exceeds the member’s money is refused when requested, and again if the money has gone since', async () => {
    const member = await memberWith(5_000);
    const far = { memberId: member.id, amountMinor: -5_001, reason: 'x' };
    expect(await as(finance).attempt('adjustMemberBalance', far)).toBeRefusedAt(
      'amountMinor',
      'wallet.adjustTooLow',
    );
    const { id } = await ask(member.id, -5_000);
    await member.client.call('payFromBalance', { orderId: await pay.order(member, 1_000) });
    expect(await as(second).attempt('approveAdjustment', { id })).toBeRefused('wallet.adjustTooLow');
    expect(await pay.balance(member)).toBe(4_000);
    const { list } = await as(second).call('listAdjustments', { memberId: member.id });
    expect(list).toMatchObject([{ id, state: 'pending', balanceMinor: 4_000 }]);
  });

  test('waits in a queue, oldest first, and is found by its member', async () => {
    const [one, other] = [await memberWith(0), await memberWith(0)];
    const first = await ask(one.id, 2_000);
    const next = await ask(other.id, 3_000);
    const { list } = await as(second).call('listAdjustments', { pageSize: 100 });
    const places = [first, next].map(({ id }) => list.findIndex((row) => row.id === id));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    const account = list.find(({ id }) => id === next.id)?.memberAccount ?? '';
    const found = await as(second).call('listAdjustments', { words: account });
    expect(found.list.map(({ id }) => id)).toEqual([next.id]);
  });

  test('of another shop does not exist', async () => {
    const { id } = await ask((await memberWith(0)).id, 5_000);
    const stranger = await world.th.staff(['owner']);
    for (const [name, input] of [
      ['approveAdjustment', { id }],
      ['withdrawAdjustment', { id }],
      ['rejectAdjustment', { id, reason: 'x' }],
    ] as const)
      expect(await stranger.client.attempt(name, input as never)).toBeRefused({
        code: 404,
        error: 'row.notFound',
      });
  });
});
