import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { payoutOrdersJobDefinition } from '../src/payouts/ordersJob.ts';
import { accountOf } from './accountWorld.ts';
import { minutesAgo } from './ago.ts';
import { faultsOfLedger } from './payWorld.ts';
import { type BillplzPayoutsStandIn, startBillplzPayouts } from './standIns/billplzPayouts.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { openWithdrawalWorld, type WithdrawalWorld } from './withdrawalWorld.ts';
import type { Person } from './world.ts';

/** A withdrawal that its member waits for. */
export interface RequestedWithdrawal {
  readonly member: Person;
  readonly id: string;
  readonly number: string;
}

export const balancesAfterPayout = { balanceMinor: 20_000, heldMinor: 0 };
export const balancesWhileHeld = { balanceMinor: 20_000, heldMinor: 30_000 };
export const balancesAfterReturn = { balanceMinor: 50_000, heldMinor: 0 };
export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
let accounts = 543_478_924_000;

/** A shop in MYR whose batches Billplz pays, against a stand-in that keeps every order it has made. */
export class BillplzPayoutWorld {
  billplz = {} as BillplzPayoutsStandIn;
  scene = {} as WithdrawalWorld;
  owner = {} as Person;
  /** The second person, who approves the batches that the scene's clerk has built. */
  second = {} as Person;

  async open(): Promise<void> {
    this.billplz = await startBillplzPayouts();
    this.scene = await openWithdrawalWorld({ BILLPLZ_API_URL: this.billplz.url });
    const { world } = this.scene;
    await world.change('shops', {}, { demo: false, currency: 'MYR' });
    [this.owner, this.second] = [await world.tw.staff(['owner']), await world.tw.staff(['finance'])];
  }

  async close(): Promise<void> {
    expect(await faultsOfLedger(this.scene.world)).toEqual([]);
  }

  calm(): void {
    Object.assign(this.billplz, { limitMinor: 10_000_000, trouble: null });
    this.billplz.refusedAccounts.clear();
  }

  secrets() {
    const { apiKey, signatureKey: webhookSecret, collectionId: payoutCollectionId } = this.billplz;
    return { apiKey, collectionId: 'inbmmepb', webhookSecret, payoutCollectionId };
  }

  account(changes: Partial<ReturnType<BillplzPayoutWorld['secrets']>> = {}) {
    return {
      ...{ kind: 'billplz' as const, live: true, name: 'Billplz', methods: [], limits: [] },
      secrets: { ...this.secrets(), ...changes },
    };
  }

  /** The account's address for messages about payment orders. */
  async addressOf(who: Person, id: string): Promise<string> {
    return (await accountOf(who, id)).callback.replace('webhook/account', 'webhook/payouts');
  }

  /** Adds the shop's account. Its collection at Billplz sends its messages to the address of this account. */
  async added(): Promise<string> {
    const { id } = await this.owner.client.call('savePaymentAccount', this.account());
    this.billplz.callbackUrl = await this.addressOf(this.owner, id);
    return id;
  }

  async asking(changes: Parameters<WithdrawalWorld['submit']>[1] = {}): Promise<RequestedWithdrawal> {
    const member = await this.scene.pay.memberWith(50_000);
    const made = { bankName: 'Maybank Berhad', account: String(accounts++), accountName: 'Tan Mei Ling' };
    const { id, number } = await this.scene.submit(member, { ...made, ...changes });
    return { member, id, number };
  }

  async build(...asked: RequestedWithdrawal[]): Promise<string> {
    const withdrawalIds = asked.map(({ id }) => id);
    const input = { format: 'billplz' as const, payOn: tomorrow(), withdrawalIds };
    return (await this.scene.finance.client.call('buildPayout', input)).id;
  }

  /** Returns the id of a batch that was built, approved by the second person and started. */
  async started(...asked: RequestedWithdrawal[]): Promise<string> {
    const id = await this.build(...asked);
    await this.second.client.call('approvePayout', { id });
    await this.second.client.call('startPayout', { id });
    return id;
  }

  detail(id: string) {
    return this.scene.finance.client.call('getPayout', { id });
  }

  async job(): Promise<void> {
    const { world, pay } = this.scene;
    await world.change('openWork', {}, { dueAt: minutesAgo(1) });
    await pay.runJob(payoutOrdersJobDefinition(world.running.services), {});
  }

  /**
   * Runs the job until the lines have these states. One run may not be enough: the job that the start queued
   * runs concurrently, and may record a failure only now, so that the line waits.
   */
  async reaches(id: string, states: readonly string[]) {
    const next = async () => {
      await this.job();
      return this.lines(id);
    };
    await expect.poll(next).toEqual(states);
    return this.detail(id);
  }

  async paused(id: string, why: string): Promise<void> {
    await this.job();
    await expect.poll(async () => (await this.detail(id)).pausedWhy).toBe(why);
  }

  async lines(id: string): Promise<string[]> {
    return (await this.detail(id)).lines.map(({ state }) => state);
  }

  /** The only payment order that the stand-in has for this withdrawal. */
  orderOf({ number }: Pick<RequestedWithdrawal, 'number'>) {
    const [order, ...more] = this.billplz.orders.filter(({ reference_id }) => reference_id === number);
    if (order === undefined) throw new Error(`no order of ${number}`);
    expect(more, number).toEqual([]);
    return order;
  }

  becomes(asked: RequestedWithdrawal, status: string) {
    return Object.assign(this.orderOf(asked), { status });
  }

  send(delivery: Delivery) {
    return deliverInto(this.scene.world, delivery);
  }

  told(asked: RequestedWithdrawal, status: string) {
    return this.send(this.billplz.callback(this.becomes(asked, status)));
  }

  money(asked: RequestedWithdrawal) {
    return this.scene.money(asked.member);
  }

  async bank(): Promise<number> {
    const [row] = await this.scene.world.sql<{ balance: number }>(
      "select coalesce(sum(balance_minor), 0)::int as balance from ledger_accounts where shop_id = $1 and kind = 'bank'",
      [this.scene.world.tw.id],
    );
    return row?.balance ?? 0;
  }
}

/** A shop with Billplz payouts for all tests of a file. */
export function startBillplzPayoutWorld(): BillplzPayoutWorld {
  const shop = new BillplzPayoutWorld();
  beforeAll(() => shop.open());
  beforeEach(() => shop.calm());
  afterAll(() => shop.close());
  return shop;
}
