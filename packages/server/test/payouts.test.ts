import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { inAWeek, openPayoutWorld, payer } from './payoutWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { refusedWith } from './toBeRefused.ts';

const scene = await openPayoutWorld();
checkLedgerAtEnd(scene.world);
const { detail, bank } = scene;

test('built, approved, sent, one paid and one returned: the ledger is right at each step', async () => {
  const [one, two] = [await scene.asking(), await scene.asking()];
  const before = await bank();
  const id = await scene.build([one.id, two.id]);
  const money = async () => [await scene.money(one.member), await scene.money(two.member)];
  const held = { balanceMinor: 20_000, heldMinor: 30_000 };
  expect(await money()).toMatchObject([held, held]);

  // Withdrawals in a batch cannot be decided separately.
  expect(await one.member.client.attempt('cancelWithdrawal', { id: one.id })).toBeRefused(
    'withdrawal.inPayout',
  );
  for (const name of ['approveWithdrawal', 'rejectWithdrawal'] as const) {
    const input = name === 'approveWithdrawal' ? { id: one.id } : { id: one.id, reason: 'no' };
    expect(await scene.second.client.attempt(name, input as { id: string; reason: string })).toBeRefused(
      'withdrawal.inPayout',
    );
  }
  expect(await scene.finance.client.attempt('sendPayout', { id })).toBeRefused('payout.wrongState');
  expect(await scene.finance.client.attempt('approvePayout', { id })).toBeRefused('adjustment.own');
  await scene.second.client.call('approvePayout', { id });
  expect(await money()).toMatchObject([held, held]);

  const file = await scene.finance.client.call('sendPayout', { id });
  const left = { balanceMinor: 20_000, heldMinor: 0 };
  expect(await money()).toMatchObject([left, left]);
  expect((await bank()) - before).toBe(60_000);
  expect(createHash('sha256').update(Buffer.from(file.base64, 'base64')).digest('hex')).toBe(file.sha256);
  expect(await detail(id)).toMatchObject({ state: 'sent', fileSha256: file.sha256, totalMinor: 60_000 });
  expect(await scene.finance.client.call('downloadPayout', { id })).toEqual(file);
  expect(await scene.finance.client.attempt('cancelPayout', { id })).toBeRefused('payout.wrongState');

  const { lines } = await detail(id);
  const lineOf = (withdrawalId: string) => lines.find((line) => line.withdrawalId === withdrawalId)?.id ?? '';
  await scene.finance.client.call('markPayoutPaid', { id, lineIds: [lineOf(one.id)] });
  expect(await detail(id)).toMatchObject({ state: 'sent' });
  const returned = { lineId: lineOf(two.id), reason: '帳號錯誤' };
  await scene.finance.client.call('returnPayoutLine', returned);
  expect(await money()).toMatchObject([left, { balanceMinor: 50_000, heldMinor: 0 }]);
  expect((await bank()) - before).toBe(30_000);
  expect(await detail(id)).toMatchObject({ state: 'done' });
  expect(await scene.second.client.attempt('returnPayoutLine', returned)).toBeRefused('payout.lineState');
  const mine = await two.member.client.call('listMyWithdrawals', {});
  expect(mine.list[0]).toMatchObject({
    state: 'approved',
    returnReason: '帳號錯誤',
    returnedAt: expect.any(String),
  });
  const told = await scene.world.sql<{ event: string; reason: string }>(
    "select event, params ->> 'reason' as reason from notifications where member_id = $1 and event like 'withdrawal.%' order by id",
    [two.member.id],
  );
  expect(told).toMatchObject([
    { event: 'withdrawal.approve' },
    { event: 'withdrawal.return', reason: '帳號錯誤' },
  ]);

  // Days later the bank returns a payment that was recorded as paid.
  await scene.finance.client.call('returnPayoutLine', { lineId: lineOf(one.id), reason: 'closed' });
  expect(await money()).toMatchObject([{ balanceMinor: 50_000 }, { balanceMinor: 50_000 }]);
  expect(await bank()).toBe(before);
});

test('batches are listed with their actors, and the settings can be read by those who pay', async () => {
  const { list } = await scene.second.client.call('listPayouts', { state: 'done' });
  expect(list[0]).toMatchObject({ lineCount: 2, mine: false, approved: { name: expect.any(String) } });
  const settings = await scene.finance.client.call('getPayoutSettings', {});
  expect(settings).toEqual(payer);
});

test('earnings return to earnings', async () => {
  const member = await scene.pay.memberWith(0);
  await scene.earn(member, 40_000);
  const { id: withdrawalId } = await scene.submit(member, { source: 'earnings', bankCode: '8081234' });
  const id = await scene.build([withdrawalId]);
  await scene.sent(id);
  const [line] = (await detail(id)).lines;
  await scene.finance.client.call('returnPayoutLine', { lineId: line?.id ?? '', reason: 'closed' });
  expect(await scene.money(member)).toMatchObject({ earningsMinor: 40_000, balanceMinor: 0, heldMinor: 0 });
});

describe('the withdrawals of a batch', () => {
  test('that a file cannot contain are listed before, and refuse the build', async () => {
    const [good, plain, seven, wallet] = [
      await scene.asking(),
      await scene.asking({ bankCode: '' }),
      await scene.asking({ bankCode: 'ESUNTWTP' }),
      await scene.asking({ accountType: 'alipay' }),
    ];
    const asked = { format: 'achP01' as const, bank: '', olderThanDays: 0 };
    const seen = await scene.finance.client.call('previewPayout', asked);
    const whyOf = (id: string) => seen.leftOut.find((row) => row.withdrawalId === id)?.why;
    expect(seen.lines.some(({ withdrawalId }) => withdrawalId === good.id)).toBe(true);
    expect([plain, seven, wallet].map(({ id }) => whyOf(id))).toEqual([
      'bankCodeMissing',
      'bankCodeSeven',
      'kind',
    ]);
    const build = { format: 'achP01' as const, payOn: inAWeek(), withdrawalIds: [good.id, seven.id] };
    expect(await scene.finance.client.attempt('buildPayout', build)).toBeRefused('payout.cannotCarry');
    expect(
      await scene.finance.client.attempt('buildPayout', { ...build, payOn: '2020-01-01' }),
    ).toBeRefusedAt('payOn', 'payout.dayPast');
    const unknown = { ...build, format: 'map' as const, mapName: 'none' };
    expect(await scene.finance.client.attempt('buildPayout', unknown)).toBeRefusedAt(
      'mapName',
      'payout.mapUnknown',
    );
    // The name contains a character that Big5 lacks.
    const odd = await scene.asking({ accountName: '王😀明' });
    const mapped = await scene.finance.client.call('previewPayout', {
      ...asked,
      format: 'map',
      mapName: '玉山',
    });
    expect(mapped.leftOut.find((row) => row.withdrawalId === odd.id)?.why).toBe('letters');
    for (const { member, id } of [good, plain, seven, wallet, odd])
      await member.client.call('cancelWithdrawal', { id });
  });

  test('can be neither built nor approved by a clerk who gave the member money', async () => {
    const [clean, gifted] = [await scene.asking(), await scene.asking()];
    const giver = await scene.world.tw.staff(['finance']);
    const adjusted = { memberId: gifted.member.id, amountMinor: 100, reason: 'gift' };
    await giver.client.call('adjustMemberBalance', adjusted);
    const seen = await giver.client.call('previewPayout', { format: 'pain09' });
    expect(seen.leftOut.find((row) => row.withdrawalId === gifted.id)?.why).toBe('tookPart');
    const id = await scene.build([clean.id, gifted.id]);
    expect(await giver.client.attempt('approvePayout', { id })).toBeRefused('act.tookPart');
    await scene.finance.client.call('cancelPayout', { id });
    expect((await detail(id)).lines.map(({ state }) => state)).toEqual(['released', 'released']);
    // A released withdrawal can be cancelled by its member or added to another batch.
    await clean.member.client.call('cancelWithdrawal', { id: clean.id });
    const again = await scene.build([gifted.id]);
    await scene.finance.client.call('cancelPayout', { id: again });
    await gifted.member.client.call('cancelWithdrawal', { id: gifted.id });
  });
});

test('a file that differs from the built one is not given out', async () => {
  const { id: withdrawalId } = await scene.asking();
  const id = await scene.build([withdrawalId]);
  await scene.second.client.call('approvePayout', { id });
  await scene.world.change('payoutLines', { batchId: id }, { account: '999' });
  expect(await scene.finance.client.attempt('sendPayout', { id })).toBeRefused('payout.fileDiffers');
  expect(await detail(id)).toMatchObject({ state: 'approved' });
});

test('the database refuses one withdrawal in two batches', async () => {
  const { id: withdrawalId } = await scene.asking();
  const id = await scene.build([withdrawalId]);
  const copied = scene.world.sql(
    `insert into payout_lines select shop_id, gen_random_uuid(), batch_id, 99, source, withdrawal_id, member_id, reference, amount_minor,
       payee_name, account, bank_code, bank_name, state, return_reason from payout_lines where batch_id = $1`,
    [id],
  );
  await expect(copied).rejects.toThrow(/payout_lines_once/);
});

test('staff of other shops and with other roles can see and do nothing', async () => {
  const { id: withdrawalId } = await scene.asking();
  const id = await scene.build([withdrawalId]);
  const stranger = await scene.world.th.staff(['owner']);
  for (const name of ['getPayout', 'approvePayout', 'sendPayout', 'cancelPayout'] as const)
    expect(await stranger.client.attempt(name, { id }), name).toMatchObject(refusedWith('row.notFound'));
  const support = await scene.world.tw.staff(['support']);
  expect(await support.client.attempt('approvePayout', { id })).toBeRefused('access.denied');
  await scene.finance.client.call('cancelPayout', { id });
});

describe('if clerks may do little alone', () => {
  const asked: string[] = [];
  beforeAll(async () => {
    asked.push((await scene.asking()).id, (await scene.asking()).id);
    await limit(10_000);
  });
  afterAll(() => limit(Number.MAX_SAFE_INTEGER));
  const limit = (minor: number) => scene.world.tw.set({ adjustAloneMaxMinor: minor });
  const waiting = async () =>
    (await pendingApprovalRequests(scene.second)).filter(({ kind }) => kind === 'payout');

  test('the request is in the shared queue, and is approved on the page with its lines', async () => {
    const id = await scene.build(asked.splice(0, 1));
    const [act] = await waiting();
    expect(act).toMatchObject({ subjectId: id, amountMinor: 30_000 });
    expect(await scene.second.client.attempt('approveAdjustment', { id: act?.id ?? '' })).toBeRefused(
      'payout.openBatch',
    );
    await scene.second.client.call('approvePayout', { id });
    expect(await waiting()).toEqual([]);
    await scene.second.client.call('sendPayout', { id });
    // A return from the bank credits a balance, so above the limit it also needs two people.
    const [line] = (await detail(id)).lines;
    const back = { lineId: line?.id ?? '', reason: '帳號錯誤' };
    expect(await scene.finance.client.call('returnPayoutLine', back)).toMatchObject({ state: 'pending' });
    expect((await detail(id)).lines).toMatchObject([{ state: 'sent' }]);
    const [returned] = await waiting();
    await scene.second.client.call('approveAdjustment', { id: returned?.id ?? '' });
    expect((await detail(id)).lines).toMatchObject([{ state: 'returned', returnReason: '帳號錯誤' }]);
  });

  test('a rejected request leaves a batch that can only be cancelled', async () => {
    const id = await scene.build(asked.splice(0, 1));
    const [act] = await waiting();
    await scene.second.client.call('rejectAdjustment', { id: act?.id ?? '', reason: 'no' });
    expect(await scene.second.client.attempt('approvePayout', { id })).toBeRefused('payout.rejected');
    await scene.finance.client.call('cancelPayout', { id });
  });
});
