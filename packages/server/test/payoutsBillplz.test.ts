import { describe, expect, test } from 'vitest';
import {
  balancesAfterPayout,
  balancesAfterReturn,
  balancesWhileHeld,
  startBillplzPayoutWorld,
  tomorrow,
} from './billplzPayoutWorld.ts';
import { refusedWith } from './toBeRefused.ts';

/** Tests batches that Billplz pays by payment orders: allowed batches, who may pay them, and the state of each line. */
const shop = startBillplzPayoutWorld();
let accountId = '';

describe('the account', () => {
  test('does not require a collection of payment orders, which is tested separately', async () => {
    const bare = { ...shop.account(), secrets: { ...shop.secrets(), payoutCollectionId: undefined } };
    const { id } = await shop.owner.client.call('savePaymentAccount', bare);
    const asked = { format: 'billplz' as const };
    expect(await shop.scene.finance.client.attempt('previewPayout', asked)).toBeRefusedAt(
      'format',
      'payout.payer',
    );
    await shop.owner.client.call('savePaymentAccount', { ...shop.account(), id });
    accountId = id;
    expect(await shop.scene.finance.client.call('previewPayout', asked)).toMatchObject({ currency: 'MYR' });
    shop.billplz.callbackUrl = await shop.addressOf(shop.owner, id);
  });

  test('reports faults of the collection, and shows Billplz’s answer', async () => {
    const typed = (changes: object = {}) =>
      shop.owner.client.attempt('tryPayoutCollection', {
        ...{ kind: 'billplz' as const, live: true, id: accountId, secrets: changes },
      });
    const found = { title: 'Payouts', active: true, callback: 'set', availableMinor: 10_000_000 };
    expect(await typed()).toMatchObject({ data: found });
    Object.assign(shop.billplz, { active: false, busy: true });
    expect(await typed()).toMatchObject({ data: { active: false, availableMinor: null } });
    Object.assign(shop.billplz, { active: true, busy: false });
    for (const [payoutCollectionId, error] of [
      ['?', 'payAccount.billplz.payoutCollectionId'],
      ['another1', 'payAccount.keyRefused'],
    ] as const)
      expect(await typed({ payoutCollectionId })).toBeRefusedAt('secrets.payoutCollectionId', error);
    expect(await typed({ apiKey: shop.billplz.apiKey.replace('7', '8') })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.keyRefused',
    );
    const { callbackUrl } = shop.billplz;
    for (const [url, callback] of [
      ['', 'missing'],
      ['https://elsewhere.example/hook', 'other'],
    ] as const) {
      shop.billplz.callbackUrl = url;
      expect(await typed()).toMatchObject({ data: { callback } });
    }
    shop.billplz.callbackUrl = callbackUrl;
    shop.billplz.trouble = { at: shop.billplz.collectionId, how: 'lostBefore' };
    expect(await typed()).toBeRefused('payAccount.silent');
    const bare = { kind: 'billplz' as const, live: true, secrets: { apiKey: shop.billplz.apiKey } };
    expect(await shop.owner.client.attempt('tryPayoutCollection', bare)).toBeRefusedAt(
      'secrets.webhookSecret',
      'payAccount.secretNeeded',
    );
  });
});

describe('a batch', () => {
  test('is paid line by line: money leaves when Billplz accepts, and a refunded line is returned', async () => {
    const [one, two] = [await shop.asking(), await shop.asking({ bankName: 'CIMB Bank' })];
    const before = await shop.bank();
    const id = await shop.build(one, two);
    expect((await shop.detail(id)).lines.map(({ bankCode }) => bankCode)).toEqual(['MBBEMYKL', 'CIBBMYKL']);
    for (const name of ['startPayout', 'retryPayout', 'stopPayout'] as const)
      expect(await shop.second.client.attempt(name, { id }), name).toMatchObject(
        refusedWith('payout.wrongState'),
      );
    await shop.second.client.call('approvePayout', { id });
    expect(await shop.second.client.attempt('sendPayout', { id })).toBeRefused('payout.otherWay');
    expect([shop.billplz.orders, await shop.money(one)]).toMatchObject([[], balancesWhileHeld]);
    await shop.second.client.call('startPayout', { id });
    await shop.reaches(id, ['sent', 'sent']);
    expect(await shop.money(one)).toMatchObject(balancesAfterPayout);
    expect((await shop.bank()) - before).toBe(60_000);
    expect(shop.orderOf(one)).toMatchObject({
      ...{ bank_code: 'MBBEMYKL', name: 'Tan Mei Ling', total: '30000' },
      description: `Withdrawal ${one.number}`,
    });
    await shop.told(one, 'completed');
    await shop.told(two, 'refunded');
    const ended = await shop.reaches(id, ['paid', 'returned']);
    expect(ended).toMatchObject({ state: 'done', pausedWhy: '' });
    expect(ended.lines[0]).toMatchObject({
      ...{ providerReference: shop.orderOf(one).id, providerState: 'completed', unsure: false },
    });
    expect(await shop.money(two)).toMatchObject(balancesAfterReturn);
    expect((await shop.bank()) - before).toBe(30_000);
    const mine = await two.member.client.call('listMyWithdrawals', {});
    expect(mine.list[0]).toMatchObject({ state: 'approved', returnReason: expect.stringMatching(/\S/) });
    const queue = await shop.scene.finance.client.call('listWithdrawals', {
      state: 'approved',
      pageSize: 20,
    });
    expect(queue.list.find((row) => row.id === one.id)).toMatchObject({ auditedBy: expect.any(String) });
  });

  test('has only lines that Billplz can pay, and the others are listed with the reason', async () => {
    const strange = [
      ['bankUnknown', await shop.asking({ bankName: 'Bank of Nowhere' })],
      ['bankUnknown', await shop.asking({ bankName: 'Maybank', bankCode: 'ESUNTWTP' })],
      ['accountForm', await shop.asking({ account: '5434-AB-78' })],
      ['kind', await shop.asking({ accountType: 'alipay' })],
    ] as const;
    const seen = await shop.scene.finance.client.call('previewPayout', { format: 'billplz' });
    for (const [why, { id, number }] of strange) {
      expect(seen.leftOut.find((row) => row.withdrawalId === id)).toMatchObject({ why, reference: number });
      const input = { format: 'billplz' as const, payOn: tomorrow(), withdrawalIds: [id] };
      expect(await shop.scene.finance.client.attempt('buildPayout', input)).toBeRefused('payout.cannotCarry');
    }
    for (const [, { member, id }] of strange) await member.client.call('cancelWithdrawal', { id });
  });

  test('that was changed after it was built is not started', async () => {
    const one = await shop.asking();
    const id = await shop.build(one);
    await shop.second.client.call('approvePayout', { id });
    await shop.scene.world.change('payoutLines', { batchId: id }, { account: '99999999' });
    expect(await shop.second.client.attempt('startPayout', { id })).toBeRefused('payout.fileDiffers');
    await shop.scene.finance.client.call('cancelPayout', { id });
    const other = await shop.asking();
    const file = { format: 'map' as const, mapName: 'x', payOn: tomorrow(), withdrawalIds: [other.id] };
    expect(await shop.scene.finance.client.attempt('buildPayout', file)).toBeRefusedAt(
      'mapName',
      'payout.mapUnknown',
    );
  });

  test('leaves out a line that Billplz refuses, and its withdrawal is pending again', async () => {
    const [one, two] = [await shop.asking(), await shop.asking()];
    const id = await shop.build(one, two);
    const { account: wrong = '' } = (await shop.detail(id)).lines[0] ?? {};
    shop.billplz.refusedAccounts.add(wrong);
    await shop.second.client.call('approvePayout', { id });
    await shop.second.client.call('startPayout', { id });
    const seen = await shop.reaches(id, ['released', 'sent']);
    expect(seen.lines[0]?.returnReason).toContain('Bank account number is invalid');
    expect(await shop.money(one)).toMatchObject(balancesWhileHeld);
    // A later batch pays the withdrawal under its old number. Messages now concern the later line.
    shop.billplz.refusedAccounts.clear();
    const again = await shop.started(one);
    await shop.reaches(again, ['sent']);
    await shop.told(one, 'completed');
    expect(await shop.lines(again)).toEqual(['paid']);
    expect((await shop.detail(id)).lines[0]).toMatchObject({ state: 'released', providerState: '' });
    await shop.told(two, 'completed');
    expect((await shop.detail(id)).state).toBe('done');
  });

  test('waits while the limit at Billplz is too small, continues after a top-up, and can be stopped', async () => {
    const asked = [await shop.asking(), await shop.asking(), await shop.asking()] as const;
    shop.billplz.limitMinor = 30_000;
    const id = await shop.started(...asked);
    await shop.reaches(id, ['sent', 'waiting', 'waiting']);
    // The pause is recorded only after Billplz has refused the second line.
    await shop.paused(id, 'float');
    const seen = await shop.detail(id);
    expect(seen).toMatchObject({ pausedWhy: 'float', resumeAt: expect.any(String) });
    expect(seen.lines[1]).toMatchObject({ unsure: false });
    const requests = shop.billplz.requests();
    await shop.job();
    expect(shop.billplz.requests()).toBe(requests);
    shop.billplz.limitMinor = 30_000;
    await shop.second.client.call('retryPayout', { id });
    await shop.reaches(id, ['sent', 'sent', 'waiting']);
    expect(await shop.second.client.call('stopPayout', { id })).toMatchObject({ count: 1 });
    expect(await shop.money(asked[2])).toMatchObject(balancesWhileHeld);
    await asked[2].member.client.call('cancelWithdrawal', { id: asked[2].id });
    for (const one of asked.slice(0, 2)) await shop.told(one, 'completed');
    expect(await shop.detail(id)).toMatchObject({ state: 'done' });
    expect(shop.billplz.orders.filter(({ reference_id }) => reference_id === asked[2].number)).toEqual([]);
  });

  test('belongs to its shop and to those who pay', async () => {
    const id = await shop.started(await shop.asking());
    await shop.reaches(id, ['sent']);
    const stranger = await shop.scene.world.th.staff(['owner']);
    const support = await shop.scene.world.tw.staff(['support']);
    for (const name of ['startPayout', 'retryPayout', 'stopPayout'] as const) {
      expect(await stranger.client.attempt(name, { id }), name).toMatchObject(refusedWith('row.notFound'));
      expect(await support.client.attempt(name, { id }), name).toMatchObject(refusedWith('access.denied'));
    }
  });
});

test('keys that Billplz refuses pause the batch, and valid ones continue it', async () => {
  const one = await shop.asking();
  const id = await shop.build(one);
  await shop.owner.client.call('savePaymentAccount', {
    ...shop.account({ apiKey: shop.billplz.apiKey.replace('7', '8') }),
    id: accountId,
  });
  await shop.second.client.call('approvePayout', { id });
  await shop.second.client.call('startPayout', { id });
  await shop.paused(id, 'refused');
  expect((await shop.detail(id)).lines).toMatchObject([{ state: 'waiting', unsure: false }]);
  await shop.owner.client.call('savePaymentAccount', { ...shop.account(), id: accountId });
  await shop.second.client.call('retryPayout', { id });
  await shop.reaches(id, ['sent']);
});
