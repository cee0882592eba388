import type { Output } from '@crossdock/contract/table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payoutOrders } from '../src/payouts/ordersJob.ts';
import { accountOf } from './accountWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { type BillplzPayoutsStandIn, startBillplzPayouts } from './standIns/billplzPayouts.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { refused } from './twoPairsWorld.ts';
import { openWithdrawalWorld, type WithdrawalWorld } from './withdrawalWorld.ts';
import type { Person } from './world.ts';

/** Batches that Billplz pays by payment orders, against a stand-in that keeps every order it has made. */
let billplz: BillplzPayoutsStandIn;
let scene: WithdrawalWorld;
let [owner, second] = [] as unknown as [Person, Person];
let accountId: string;
const today = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  billplz = await startBillplzPayouts();
  scene = await openWithdrawalWorld({ BILLPLZ_API_URL: billplz.url });
  const { world } = scene;
  await world.sql("update shops set demo = false, currency = 'MYR' where id = $1", [world.tw.id]);
  await world.sql("update shops set demo = false, currency = 'MYR' where id = $1", [world.th.id]);
  world.running.services.tenants.forget();
  [owner, second] = [await world.tw.staff(['owner']), await world.tw.staff(['finance'])];
});
afterAll(async () => {
  expect(await faultsOfLedger(scene.world)).toEqual([]);
  await scene.world.stop();
  await billplz.stop();
});
beforeEach(() => {
  Object.assign(billplz, { limitMinor: 10_000_000, trouble: null });
  billplz.refusedAccounts.clear();
});

const secrets = () => ({
  ...{ apiKey: billplz.apiKey, collectionId: 'inbmmepb', webhookSecret: billplz.signatureKey },
  payoutCollectionId: billplz.collectionId,
});
const account = (changes: Partial<ReturnType<typeof secrets>> = {}) => ({
  ...{ kind: 'billplz' as const, live: true, name: 'Billplz', methods: [], limits: [] },
  secrets: { ...secrets(), ...changes },
});

const detail = (id: string) => scene.finance.client.call('getPayout', { id });
const job = async () => {
  await scene.world.sql("update open_work set due_at = now() - interval '1 minute'");
  await scene.pay.runJob(payoutOrders(scene.world.running.services), {});
};
const bank = async () => {
  const [row] = await scene.world.sql<{ balance: number }>(
    "select coalesce(sum(balance_minor), 0)::int as balance from ledger_accounts where shop_id = $1 and kind = 'bank'",
    [scene.world.tw.id],
  );
  return row?.balance ?? 0;
};
let accounts = 543_478_924_000;
const asking = async (changes: Parameters<WithdrawalWorld['submit']>[1] = {}) => {
  const member = await scene.pay.memberWith(50_000);
  const made = { bankName: 'Maybank Berhad', account: String(accounts++), accountName: 'Tan Mei Ling' };
  return { member, ...(await scene.submit(member, { ...made, ...changes })) };
};
type Asking = Awaited<ReturnType<typeof asking>>;
const build = async (...asked: Asking[]) => {
  const withdrawalIds = asked.map(({ id }) => id);
  const input = { format: 'billplz' as const, payOn: today(), withdrawalIds };
  return (await scene.finance.client.call('buildPayout', input)).id;
};
/** Built, approved by the second person, and started; the job has not run. */
const started = async (...asked: Asking[]) => {
  const id = await build(...asked);
  await second.client.call('approvePayout', { id });
  await second.client.call('startPayout', { id });
  return id;
};
/** The job that starting has left in the queue may run by itself: each state is waited for. */
const reaches = async (id: string, states: readonly string[]) => {
  await job();
  await expect.poll(async () => (await detail(id)).lines.map(({ state }) => state)).toEqual(states);
  return detail(id);
};
const orderOf = ({ number }: { number: string }) => {
  const found = billplz.orders.filter(({ reference_id }) => reference_id === number);
  expect(found, number).toHaveLength(1);
  return found[0] as (typeof found)[number];
};
const becomes = (asked: Asking, status: string) => Object.assign(orderOf(asked), { status });
const send = (delivery: Delivery) => deliverInto(scene.world, delivery);
const told = (asked: Asking, status: string) => send(billplz.callback(becomes(asked, status)));
const left = { balanceMinor: 20_000, heldMinor: 0 };
const held = { balanceMinor: 20_000, heldMinor: 30_000 };
const back = { balanceMinor: 50_000, heldMinor: 0 };

describe('the account', () => {
  test('needs no collection of payment orders, which is asked about on its own', async () => {
    const bare = { ...account(), secrets: { ...secrets(), payoutCollectionId: undefined } };
    const { id } = await owner.client.call('savePaymentAccount', bare);
    const asked = { format: 'billplz' as const };
    expect(await scene.finance.client.attempt('previewPayout', asked)).toMatchObject({
      failure: { fields: { format: { error: 'payout.payer' } } },
    });
    await owner.client.call('savePaymentAccount', { ...account(), id });
    accountId = id;
    expect(await scene.finance.client.call('previewPayout', asked)).toMatchObject({ currency: 'MYR' });
    const { callback } = await accountOf(owner, id);
    billplz.callbackUrl = callback.replace('webhook/account', 'webhook/payouts');
  });

  test('says what is wrong with the collection, and what Billplz answers', async () => {
    const typed = (changes: object = {}) =>
      owner.client.attempt('tryPayoutCollection', {
        ...{ kind: 'billplz' as const, live: true, id: accountId, secrets: changes },
      });
    const found = { title: 'Payouts', active: true, callback: 'set', availableMinor: 10_000_000 };
    expect(await typed()).toMatchObject({ data: found });
    Object.assign(billplz, { active: false, busy: true });
    expect(await typed()).toMatchObject({ data: { active: false, availableMinor: null } });
    Object.assign(billplz, { active: true, busy: false });
    for (const [payoutCollectionId, error] of [
      ['?', 'payAccount.billplz.payoutCollectionId'],
      ['another1', 'payAccount.keyRefused'],
    ])
      expect(await typed({ payoutCollectionId })).toMatchObject({
        failure: { fields: { 'secrets.payoutCollectionId': { error } } },
      });
    expect(await typed({ apiKey: billplz.apiKey.replace('7', '8') })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.keyRefused' } } },
    });
    const { callbackUrl } = billplz;
    for (const [url, callback] of [
      ['', 'missing'],
      ['https://elsewhere.example/hook', 'other'],
    ] as const) {
      billplz.callbackUrl = url;
      expect(await typed()).toMatchObject({ data: { callback } });
    }
    billplz.callbackUrl = callbackUrl;
    billplz.trouble = { at: billplz.collectionId, how: 'lostBefore' };
    expect(await typed()).toMatchObject(refused('payAccount.silent'));
    const bare = { kind: 'billplz' as const, live: true, secrets: { apiKey: billplz.apiKey } };
    expect(await owner.client.attempt('tryPayoutCollection', bare)).toMatchObject({
      failure: { fields: { 'secrets.webhookSecret': { error: 'payAccount.secretNeeded' } } },
    });
  });
});

describe('a batch', () => {
  test('is paid line by line: money leaves when Billplz accepts, and a refunded line goes back', async () => {
    const [one, two] = [await asking(), await asking({ bankName: 'CIMB Bank' })];
    const before = await bank();
    const id = await build(one, two);
    expect((await detail(id)).lines.map(({ bankCode }) => bankCode)).toEqual(['MBBEMYKL', 'CIBBMYKL']);
    for (const name of ['startPayout', 'retryPayout', 'stopPayout'] as const)
      expect(await second.client.attempt(name, { id }), name).toMatchObject(refused('payout.wrongState'));
    await second.client.call('approvePayout', { id });
    expect(await second.client.attempt('sendPayout', { id })).toMatchObject(refused('payout.otherWay'));
    expect([billplz.orders, await scene.money(one.member)]).toMatchObject([[], held]);
    await second.client.call('startPayout', { id });
    await reaches(id, ['sent', 'sent']);
    expect(await scene.money(one.member)).toMatchObject(left);
    expect((await bank()) - before).toBe(60_000);
    expect(orderOf(one)).toMatchObject({
      ...{ bank_code: 'MBBEMYKL', name: 'Tan Mei Ling', total: '30000' },
      description: `Withdrawal ${one.number}`,
    });
    await told(one, 'completed');
    await told(two, 'refunded');
    const ended = await reaches(id, ['paid', 'returned']);
    expect(ended).toMatchObject({ state: 'done', pausedWhy: '' });
    expect(ended.lines[0]).toMatchObject({
      ...{ providerReference: orderOf(one).id, providerState: 'completed', unsure: false },
    });
    expect(await scene.money(two.member)).toMatchObject(back);
    expect((await bank()) - before).toBe(30_000);
    const mine = await two.member.client.call('listMyWithdrawals', {});
    expect(mine.list[0]).toMatchObject({ state: 'approved', returnReason: expect.stringMatching(/\S/) });
    const queue = await scene.finance.client.call('listWithdrawals', { state: 'approved', pageSize: 20 });
    expect(queue.list.find((row) => row.id === one.id)).toMatchObject({ auditedBy: expect.any(String) });
  });

  test('has only lines that Billplz can pay, each of the others named with the reason', async () => {
    const strange = [
      ['bankUnknown', await asking({ bankName: 'Bank of Nowhere' })],
      ['bankUnknown', await asking({ bankName: 'Maybank', bankCode: 'ESUNTWTP' })],
      ['accountForm', await asking({ account: '5434-AB-78' })],
      ['kind', await asking({ accountType: 'alipay' })],
    ] as const;
    const seen = await scene.finance.client.call('previewPayout', { format: 'billplz' });
    for (const [why, { id, number }] of strange) {
      expect(seen.leftOut.find((row) => row.withdrawalId === id)).toMatchObject({ why, reference: number });
      const input = { format: 'billplz' as const, payOn: today(), withdrawalIds: [id] };
      expect(await scene.finance.client.attempt('buildPayout', input)).toMatchObject(
        refused('payout.cannotCarry'),
      );
    }
    for (const [, { member, id }] of strange) await member.client.call('cancelWithdrawal', { id });
  });

  test('that was changed after it was built is not started', async () => {
    const one = await asking();
    const id = await build(one);
    await second.client.call('approvePayout', { id });
    await scene.world.sql("update payout_lines set account = '99999999' where batch_id = $1", [id]);
    expect(await second.client.attempt('startPayout', { id })).toMatchObject(refused('payout.fileDiffers'));
    await scene.finance.client.call('cancelPayout', { id });
    const other = await asking();
    const file = { format: 'map' as const, mapName: 'x', payOn: today(), withdrawalIds: [other.id] };
    expect(await scene.finance.client.attempt('buildPayout', file)).toMatchObject({
      failure: { fields: { mapName: { error: 'payout.mapUnknown' } } },
    });
  });

  test('leaves a line out that Billplz refuses: its withdrawal is pending again', async () => {
    const [one, two] = [await asking(), await asking()];
    const id = await build(one, two);
    const { account: wrong = '' } = (await detail(id)).lines[0] ?? {};
    billplz.refusedAccounts.add(wrong);
    await second.client.call('approvePayout', { id });
    await second.client.call('startPayout', { id });
    const seen = await reaches(id, ['released', 'sent']);
    expect(seen.lines[0]?.returnReason).toContain('Bank account number is invalid');
    expect(await scene.money(one.member)).toMatchObject(held);
    await one.member.client.call('cancelWithdrawal', { id: one.id });
    await told(two, 'completed');
    expect((await detail(id)).state).toBe('done');
  });

  test('waits while the limit at Billplz is too small, goes on after a top-up, and can be stopped', async () => {
    const asked = [await asking(), await asking(), await asking()] as const;
    billplz.limitMinor = 30_000;
    const id = await started(...asked);
    const seen = await reaches(id, ['sent', 'waiting', 'waiting']);
    expect(seen).toMatchObject({ pausedWhy: 'float', resumeAt: expect.any(String) });
    expect(seen.lines[1]).toMatchObject({ unsure: false });
    const requests = billplz.requests();
    await job();
    expect(billplz.requests()).toBe(requests);
    billplz.limitMinor = 30_000;
    await second.client.call('retryPayout', { id });
    await reaches(id, ['sent', 'sent', 'waiting']);
    expect(await second.client.call('stopPayout', { id })).toMatchObject({ count: 1 });
    expect(await scene.money(asked[2].member)).toMatchObject(held);
    await asked[2].member.client.call('cancelWithdrawal', { id: asked[2].id });
    for (const one of asked.slice(0, 2)) await told(one, 'completed');
    expect(await detail(id)).toMatchObject({ state: 'done' });
    expect(billplz.orders.filter(({ reference_id }) => reference_id === asked[2].number)).toEqual([]);
  });

  test('belongs to its shop and to those who pay', async () => {
    const id = await started(await asking());
    await reaches(id, ['sent']);
    const stranger = await scene.world.th.staff(['owner']);
    const support = await scene.world.tw.staff(['support']);
    for (const name of ['startPayout', 'retryPayout', 'stopPayout'] as const) {
      expect(await stranger.client.attempt(name, { id }), name).toMatchObject(refused('row.notFound'));
      expect(await support.client.attempt(name, { id }), name).toMatchObject(refused('access.denied'));
    }
  });
});

describe('never twice', () => {
  test('when the answer is lost, before or after the order was made, or the provider breaks', async () => {
    for (const how of ['lostAfter', 'lostBefore', 'broken'] as const) {
      const one = await asking();
      billplz.trouble = { at: '/payment_orders', how };
      const id = await started(one);
      await job();
      await expect.poll(async () => (await detail(id)).pausedWhy, how).toBe('silent');
      expect((await detail(id)).lines, how).toMatchObject([{ state: 'waiting', unsure: true }]);
      expect(await scene.money(one.member)).toMatchObject(held);
      // Of a line that may be paid nothing is taken back.
      expect(await second.client.call('stopPayout', { id })).toMatchObject({ count: 0 });
      await second.client.call('retryPayout', { id });
      await reaches(id, ['sent']);
      expect(orderOf(one).total).toBe('30000');
      expect(await scene.money(one.member)).toMatchObject(left);
      await told(one, 'completed');
      expect((await detail(id)).lines[0]).toMatchObject({ state: 'paid', providerReference: orderOf(one).id });
    }
  });

  test('when the process ends between the order and its note', async () => {
    const one = await asking();
    billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
    const id = await started(one);
    await job();
    await expect.poll(() => billplz.orders.some((order) => order.reference_id === one.number)).toBe(true);
    await expect.poll(async () => (await detail(id)).pausedWhy).toBe('silent');
    // As the ended process left it: requested, and held for two minutes.
    await scene.world.sql(
      "update payout_lines set due_at = now() + interval '100 seconds' where batch_id = $1",
      [id],
    );
    await second.client.call('retryPayout', { id });
    const requests = billplz.requests();
    await job();
    expect(billplz.requests()).toBe(requests);
    await scene.world.sql("update payout_lines set due_at = now() - interval '1 second' where batch_id = $1", [
      id,
    ]);
    await reaches(id, ['sent']);
    expect(orderOf(one).status).toBe('enquiring');
  });

  test('when two processes send and the answer is late', async () => {
    const one = await asking();
    const late = Promise.withResolvers<void>();
    billplz.trouble = { at: '/payment_orders', how: { lateUntil: late.promise } };
    const id = await started(one);
    const running = job();
    await expect.poll(() => billplz.trouble).toBe(null);
    await job();
    late.resolve();
    await running;
    await reaches(id, ['sent']);
    expect(orderOf(one).total).toBe('30000');
  });

  test('when a message comes before the answer', async () => {
    const one = await asking();
    billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
    const id = await started(one);
    await job();
    await expect.poll(async () => (await detail(id)).pausedWhy).toBe('silent');
    await told(one, 'completed');
    expect(await detail(id)).toMatchObject({ state: 'done', lines: [{ state: 'paid', unsure: false }] });
    expect(await scene.money(one.member)).toMatchObject(left);
    await job();
    expect(orderOf(one).total).toBe('30000');
  });

  test('when a person notes what they found at Billplz', async () => {
    const [paid, returned] = [await asking(), await asking()];
    const ids: string[] = [];
    for (const one of [paid, returned]) {
      billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
      const id = await started(one);
      await job();
      await expect.poll(async () => (await detail(id)).pausedWhy).toBe('silent');
      ids.push(id);
    }
    const [first = '', other = ''] = ids;
    const lineOf = async (id: string) => (await detail(id)).lines[0]?.id ?? '';
    await second.client.call('markPayoutPaid', { id: first, lineIds: [await lineOf(first)] });
    expect(await scene.money(paid.member)).toMatchObject(left);
    await second.client.call('returnPayoutLine', { lineId: await lineOf(other), reason: 'not at Billplz' });
    expect(await scene.money(returned.member)).toMatchObject(back);
    for (const id of ids) expect(await detail(id)).toMatchObject({ state: 'done' });
    const requests = billplz.requests();
    await job();
    expect(billplz.requests()).toBe(requests);
  });
});

describe('what became of an order', () => {
  const lines = async (id: string) => (await detail(id)).lines.map(({ state }) => state);

  test('is asked for where no message comes', async () => {
    const [one, two, three] = [await asking(), await asking(), await asking()];
    const id = await started(one, two, three);
    await reaches(id, ['sent', 'sent', 'sent']);
    becomes(one, 'completed');
    becomes(two, 'refunded');
    becomes(three, 'reviewing');
    const questions = () => billplz.heard.filter(({ method, path }) => method === 'GET' && /orders\//.test(path));
    const before = questions().length;
    await job();
    expect(questions()).toHaveLength(before);
    await scene.world.sql("update payout_lines set due_at = now() where batch_id = $1 and state = 'sent'", [id]);
    const seen = await reaches(id, ['paid', 'returned', 'sent']);
    expect(seen.lines[2]).toMatchObject({ providerState: 'reviewing' });
    await told(three, 'completed');
    expect(await detail(id)).toMatchObject({ state: 'done' });
  });

  test('counts once, whatever is said twice or out of order', async () => {
    const [one, two] = [await asking(), await asking()];
    const id = await started(one, two);
    await reaches(id, ['sent', 'sent']);
    const completed = billplz.callback(becomes(two, 'completed'));
    const answers = await Promise.all([told(one, 'refunded'), told(one, 'refunded'), told(one, 'refunded')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await scene.money(one.member)).toMatchObject(back);
    // A bank may return what was paid; a late word about the payment changes nothing more.
    await told(two, 'refunded');
    await send(completed);
    expect(await lines(id)).toEqual(['returned', 'returned']);
    expect(await scene.money(two.member)).toMatchObject(back);
  });

  test('is believed only with a right checksum, at its own address, about its own line', async () => {
    const [one, unsent] = [await asking(), await asking()];
    const id = await started(one);
    await reaches(id, ['sent']);
    const waiting = await build(unsent);
    const order = { ...orderOf(one), status: 'refunded' };
    const right = billplz.callback(order);
    const at = (path: string) => ({ ...right, url: path });
    const stranger = await scene.world.th.staff(['owner']);
    const foreign = await stranger.client.call('savePaymentAccount', account());
    const { callback } = await accountOf(stranger, foreign.id);
    const ownOther = await owner.client.call('savePaymentAccount', {
      ...account({ webhookSecret: 'another-firms-key_xx' }),
    });
    const other = (await accountOf(owner, ownOther.id)).callback;
    await owner.client.call('endPaymentAccount', { id: ownOther.id });
    const unknown = { ...order, reference_id: unsent.number };
    const tries: [string, Delivery, number][] = [
      ['another key', billplz.callback(order, {}, 'another-firms-key_xx'), 400],
      ['a field changed', { ...right, body: right.body.replace('total=30000', 'total=90000') }, 400],
      ['a field twice', { ...right, body: `${right.body}&status=completed` }, 400],
      ['no checksum', { ...right, body: right.body.replace(/&checksum=.*/, '') }, 400],
      ['no form', { ...right, body: '{"status":"refunded"}' }, 400],
      ['no such address', at(`${billplz.callbackUrl}x`), 400],
      ['another account of the shop', at(other.replace('webhook/account', 'webhook/payouts')), 400],
      ['another shop', at(callback.replace('webhook/account', 'webhook/payouts')), 404],
      ['another amount', billplz.callback(order, { total: '90000' }), 404],
      ['another bank account', billplz.callback(order, { bank_account_number: '11112222' }), 404],
      ['another collection', billplz.callback(order, { payment_order_collection_id: 'other' }), 404],
      ['another order', billplz.callback(order, { id: 'other' }), 404],
      ['a line that was not requested', billplz.callback(unknown), 404],
    ];
    for (const [why, delivery, status] of tries) expect((await send(delivery)).status, why).toBe(status);
    expect(await lines(id)).toEqual(['sent']);
    expect(await lines(waiting)).toEqual(['waiting']);
    expect(await scene.money(one.member)).toMatchObject(left);
    await send(right);
    expect(await lines(id)).toEqual(['returned']);
  });
});

test('keys that Billplz refuses pause the batch, and right ones let it go on', async () => {
  const one = await asking();
  const id = await build(one);
  await owner.client.call('savePaymentAccount', {
    ...account({ apiKey: billplz.apiKey.replace('7', '8') }),
    id: accountId,
  });
  await second.client.call('approvePayout', { id });
  await second.client.call('startPayout', { id });
  await job();
  await expect.poll(async () => (await detail(id)).pausedWhy).toBe('refused');
  expect((await detail(id)).lines).toMatchObject([
    { state: 'waiting', unsure: false } satisfies Partial<Output<'getPayout'>['lines'][number]>,
  ]);
  await owner.client.call('savePaymentAccount', { ...account(), id: accountId });
  await second.client.call('retryPayout', { id });
  await reaches(id, ['sent']);
});
