import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { openRemittanceWorld, type RemittanceWorld } from './remittanceWorld.ts';
import { importTable, type Movement } from './statementWorld.ts';
import { type Opened, openWalletWorld, type WalletWorld } from './walletWorld.ts';
import type { Person, World, WorldShop } from './world.ts';

/** Inserts a bank account by SQL, because saving one takes two people and is tested in other files. */
async function bankAccount(world: World, shop: WorldShop, currency: string): Promise<string> {
  const id = newId();
  await world.sql(
    `insert into bank_accounts (shop_id, id, bank_name, account_name, account_number, currency)
     values ($1, $2, 'Bank', 'Firm', '808-1234', $3)`,
    [shop.id, id, currency],
  );
  return id;
}

const desk = (who: Person, bankAccountId: string) => ({
  bankAccountId,
  store: (movements: readonly Movement[]) => importTable(who.client, bankAccountId, movements),
  line: async (words: string) => {
    const shelves = ['certain', 'probable', 'none', 'done'] as const;
    for (const shelf of shelves) {
      const { list } = await who.client.call('listStatementLines', { shelf, words, pageSize: 100 });
      if (list[0]) return { shelf, ...list[0] };
    }
    throw new Error(`no line ${words}`);
  },
});

describe('a payment by the shop’s own code', () => {
  let wallet: WalletWorld;
  let first: Person;
  let second: Person;
  let bank: ReturnType<typeof desk>;
  beforeAll(async () => {
    wallet = await openWalletWorld({}, 'th');
    await wallet.added({
      ...{ kind: 'ownPromptPay', live: true, methods: ['promptPay'], secrets: { payeeId: '0812345678' } },
    });
    await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });
    [first, second] = [await wallet.world.th.staff(['finance']), await wallet.world.th.staff(['finance'])];
    bank = desk(first, await bankAccount(wallet.world, wallet.world.th, 'THB'));
    await aloneUpTo(10_000_000);
  });
  afterAll(async () => expect(await faultsOfLedger(wallet.world)).toEqual([]));

  const aloneUpTo = (minor: number) => wallet.world.th.set({ adjustAloneMaxMinor: minor });
  const accept = (who: Person, id: string, { payId }: Pick<Opened, 'payId'>) =>
    who.client.attempt('acceptStatementLine', { id, paymentId: payId });
  const paid = { state: 'awaitingShipment', paid: 10_000 };
  const toBank = async ({ payId }: Opened) => {
    const [row] = await wallet.world.sql<{ sum: number }>(
      `select coalesce(sum(t.amount_minor), 0)::int as sum from ledger_transfers t join ledger_accounts a
       on a.shop_id = t.shop_id and a.id = t.debit_account_id where t.payment_id = $1 and a.kind = 'bank'`,
      [payId],
    );
    return row?.sum;
  };

  test('is certain by its reference, and accepting confirms it once', async () => {
    const one = await wallet.opened('promptPay');
    await bank.store([{ in: 100, balance: 1_001, note: `PromptPay ${one.state.reference}` }]);
    const line = await bank.line(one.state.reference);
    expect(line).toMatchObject({
      ...{ shelf: 'certain', certainId: one.payId },
      candidates: [{ kind: 'payment', reason: 'number', state: 'pending', memberId: one.member.id }],
    });
    const all = await Promise.all([first, second, first].map((who) => accept(who, line.id, one)));
    expect(all.filter(({ ok }) => ok)).toMatchObject([{ data: { state: 'approved', paidCount: 1 } }]);
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paid);
    expect(await toBank(one)).toBe(10_000);
    expect(await bank.line(one.state.reference)).toMatchObject({
      ...{ state: 'done', linkedTo: 'payment', memberId: one.member.id },
    });
    expect(await first.client.attempt('confirmOwnPayment', { payId: one.payId })).toBeRefused(
      'payment.confirmed',
    );
    const mark = { id: line.id, state: 'open' } as const;
    expect(await first.client.attempt('markStatementLine', mark)).toBeRefused('statement.used');
  });

  test('is not certain by amount and time alone', async () => {
    const one = await wallet.opened('promptPay');
    await bank.store([{ in: 100, balance: 1_002, note: 'transfer without words' }]);
    const line = await bank.line('without words');
    expect(line).toMatchObject({ shelf: 'probable', certainId: null });
    expect(line.candidates.find(({ id }) => id === one.payId)).toMatchObject({
      reason: 'day',
      confidence: 'weak',
    });
    expect(
      await first.client.attempt('acceptStatementLine', {
        id: line.id,
        paymentId: one.payId,
        transferId: newId(),
      }),
    ).toBeRefused('statement.unfit');
    await bank.store([{ in: 99, balance: 1_003, note: `other amount ${one.state.reference}` }]);
    const other = await bank.line('other amount');
    expect(other).toMatchObject({ shelf: 'none', candidates: [] });
    expect(await accept(first, other.id, one)).toBeRefused('statement.unfit');
    expect(await accept(first, line.id, one)).toMatchObject({ data: { state: 'approved' } });
  });

  test('confirmed by hand before is linked and moves no money', async () => {
    const one = await wallet.opened('promptPay');
    await first.client.call('confirmOwnPayment', { payId: one.payId });
    const lines = ['once', 'twice'].map((note, at) => ({
      ...{ in: 100, balance: 1_010 + at, note: `${note} ${one.state.reference}` },
    }));
    await bank.store(lines);
    const [line, again] = [await bank.line('once'), await bank.line('twice')];
    expect(line.candidates).toMatchObject([{ id: one.payId, state: 'approved' }]);
    const both = await Promise.all([accept(first, line.id, one), accept(second, again.id, one)]);
    expect(both.filter(({ ok }) => ok)).toMatchObject([{ data: { creditedMinor: 0, paidCount: 0 } }]);
    expect(both.find(({ ok }) => !ok)).toBeRefused('transfer.decided');
    expect(await toBank(one)).toBe(10_000);
  });

  test('above the limit needs two people, who accept the line or approve the request', async () => {
    await aloneUpTo(0);
    const [one, two] = [await wallet.opened('promptPay'), await wallet.opened('promptPay')];
    await bank.store([
      { in: 100, balance: 1_021, note: one.state.reference },
      { in: 100, balance: 1_022, note: two.state.reference },
    ]);
    const [line, other] = [await bank.line(one.state.reference), await bank.line(two.state.reference)];
    expect(await accept(first, line.id, one)).toMatchObject({ data: { state: 'pending' } });
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
    expect((await bank.line(one.state.reference)).candidates[0]).toMatchObject({
      secondAwaited: { mine: true },
    });
    expect(await accept(first, line.id, one)).toBeRefused('adjustment.own');
    expect(await accept(second, line.id, one)).toMatchObject({ data: { state: 'approved' } });
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paid);
    await accept(first, other.id, two);
    const list = await pendingApprovalRequests(second);
    const request = list.find(({ subjectId }) => subjectId === two.payId)?.id ?? '';
    await second.client.call('approveAdjustment', { id: request });
    expect(await wallet.pay.orderState(two.orderId)).toMatchObject(paid);
    expect(await bank.line(two.state.reference)).toMatchObject({ candidates: [{ state: 'approved' }] });
    await aloneUpTo(10_000_000);
  });

  test('confirmed elsewhere while its request waited is refused for the later approver', async () => {
    await aloneUpTo(0);
    const one = await wallet.opened('promptPay');
    await first.client.call('confirmOwnPayment', { payId: one.payId });
    await wallet.world.change('payments', { id: one.payId }, { state: 'succeeded' });
    const list = await pendingApprovalRequests(second);
    const request = list.find(({ subjectId }) => subjectId === one.payId)?.id ?? '';
    expect(await second.client.attempt('approveAdjustment', { id: request })).toBeRefused(
      'payment.confirmed',
    );
    await wallet.world.change('payments', { id: one.payId }, { state: 'pending' });
    await aloneUpTo(10_000_000);
  });

  test('does not match an account in another currency', async () => {
    const foreign = desk(first, await bankAccount(wallet.world, wallet.world.th, 'USD'));
    const one = await wallet.opened('promptPay');
    await foreign.store([{ in: 100, balance: 1, note: `dollars ${one.state.reference}` }]);
    const line = await foreign.line('dollars');
    expect(line.candidates).toEqual([]);
    expect(await accept(first, line.id, one)).toBeRefused('statement.otherCurrency');
  });
});

describe('a carrier’s payment', () => {
  let s: RemittanceWorld;
  let bank: ReturnType<typeof desk>;
  beforeAll(async () => {
    s = await openRemittanceWorld();
    bank = desk(s.finance, await bankAccount(s.world, s.world.tw, 'TWD'));
  });
  afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

  test('is one sum by its reference, certain on a line that names it, and linking moves no money', async () => {
    const orders = [await s.delivered(100), await s.delivered(200), await s.delivered(50)];
    const listed = orders.map(({ tracking }, at) => ({
      ...{
        tracking,
        collected: [100, 200, 50][at] ?? 0,
        fee: 10,
        reference: at < 2 ? 'RM20261101' : 'RM20261102',
      },
    }));
    const { id: listId } = await s.importList(listed);
    await s.finance.client.call('acceptRemittanceLines', { listId });
    const before = await s.accounts();
    await bank.store([
      { in: 280, balance: 1_280, note: 'COD RM20261101', name: 'Carrier' },
      { in: 280, balance: 1_560, note: 'RM20261101 again' },
    ]);
    const [line, again] = [await bank.line('COD RM20261101'), await bank.line('RM20261101 again')];
    expect(line.candidates).toMatchObject([
      { kind: 'remittance', reason: 'number', transactionNumber: 'RM20261101', memberId: null },
    ]);
    const [{ id: remittanceId = '' } = {}] = line.candidates;
    const member = await s.pay.memberWith(0);
    expect(
      await s.finance.client.attempt('creditStatementLine', { id: line.id, memberId: member.id }),
    ).toBeRefused('statement.fits');
    const accept = (id: string) => s.finance.client.attempt('acceptStatementLine', { id, remittanceId });
    const both = await Promise.all([accept(line.id), accept(again.id), accept(line.id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await s.accounts()).toEqual(before);
    const linked = (await bank.line('COD RM20261101')).state === 'done' ? line.id : again.id;
    const { list } = await s.finance.client.call('listStatementLines', { shelf: 'done' });
    expect(list).toMatchObject([{ id: linked, linkedTo: 'remittance', memberId: null }]);
    await s.finance.client.call('markStatementLine', { id: linked, state: 'open' });
    expect((await s.finance.client.call('listStatementLines', { shelf: 'done' })).total).toBe(0);
    await s.finance.client.call('acceptStatementLine', { id: linked, remittanceId });
    await bank.store([{ in: 40, balance: 1_600, note: 'RM20261102' }]);
    expect(await bank.line('RM20261102')).toMatchObject({ shelf: 'certain' });
  });

  test('without a reference is the sum of a list, and only likely; another sum is refused', async () => {
    const order = await s.delivered(77);
    await s.importList([{ tracking: order.tracking, collected: 77, fee: 7 }]);
    await bank.store([
      { in: 70, balance: 9_070, note: 'silent carrier' },
      { in: 71, balance: 9_141, note: 'one more' },
    ]);
    const line = await bank.line('silent carrier');
    expect(line).toMatchObject({ shelf: 'probable', candidates: [{ kind: 'remittance' }] });
    const remittanceId = line.candidates[0]?.id ?? '';
    const other = await bank.line('one more');
    expect(await s.finance.client.attempt('acceptStatementLine', { id: other.id, remittanceId })).toBeRefused(
      'statement.unfit',
    );
    expect(
      await s.finance.client.attempt('acceptStatementLine', { id: line.id, remittanceId: newId() }),
    ).toBeRefused({ code: 404 });
  });
});
