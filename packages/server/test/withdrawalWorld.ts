import type { Output, Request } from '@crossdock/contract/table.ts';
import { minor } from '@crossdock/domain/money.ts';
import { transfer } from '../src/wallet/store.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

export type WithdrawalInput = Request<'submitWithdrawal'>;

/** A shop whose members have money to withdraw, and a clerk who decides. */
export interface WithdrawalWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly finance: Person;
  asked(member: Person, changes?: Partial<WithdrawalInput>): Promise<WithdrawalInput>;
  submit(member: Person, changes?: Partial<WithdrawalInput>): Promise<Output<'submitWithdrawal'>>;
  money(member: Person): Promise<Output<'getWallet'>>;
  /** Inserts the row of a clerk's picture of a payout, because uploading a file is another call. */
  payout(): Promise<string>;
  /** Pays the member earnings, as the promotion programme would. */
  earn(member: Person, amountMinor: number): Promise<void>;
}

/** The input of a withdrawal: 300 from the balance to a bank card. */
export const toBankCard = async (
  world: World,
  member: Person,
  changes: Partial<WithdrawalInput> = {},
): Promise<WithdrawalInput> => ({
  source: 'balance',
  amountMinor: 30_000,
  accountType: 'bankCard',
  accountName: '王小明',
  account: '808-1234-567890',
  bankName: '玉山銀行',
  accountFileId: await world.tw.pictureOf(member, 'withdrawal'),
  ...changes,
});

export async function openWithdrawalWorld(
  env: Readonly<Record<string, string>> = {},
): Promise<WithdrawalWorld> {
  const world = await startWorld({ env: { DATABASE_POOL: '20', ...env } });
  const pay = await openPayWorld(world);
  const finance = await world.tw.staff(['finance']);
  const asked: WithdrawalWorld['asked'] = (member, changes) => toBankCard(world, member, changes);
  return {
    world,
    pay,
    finance,
    asked,
    submit: async (member, changes) => member.client.call('submitWithdrawal', await asked(member, changes)),
    money: (member) => member.client.call('getWallet', {}),
    payout: () => world.tw.pictureOf(finance, 'payout', 'staff'),
    earn: (member, amountMinor) =>
      pay.transact<void>(async (tx) => {
        await transfer(tx, pay.system, {
          from: { kind: 'promotion' },
          to: { kind: 'memberEarnings', memberId: member.id },
          amount: minor(amountMinor),
          kind: 'promotionReward',
        });
      }),
  };
}
