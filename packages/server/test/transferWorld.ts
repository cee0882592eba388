import type { Output, Request } from '@crossdock/contract/table.ts';
import type { Person, World } from './world.ts';

type Claim = Request<'submitBankTransfer'>;

/** A shop with a bank account, and transfers to it. */
export interface TransferWorld {
  readonly finance: Person;
  readonly bankAccountId: string;
  claim(member: Person, changes?: Partial<Claim>): Promise<Claim>;
  file(member: Person, changes?: Partial<Claim>): Promise<Output<'submitBankTransfer'>>;
  voucherOf(member: Person): Promise<string>;
}

export async function openTransferWorld(world: World): Promise<TransferWorld> {
  const finance = await world.tw.staff(['finance']);
  const account = {
    bankName: '玉山銀行',
    accountName: '集運有限公司',
    accountNumber: '808-1234-567890',
    currency: 'TWD',
  };
  const bankAccountId = await saveBankAccountByTwo(world, finance, account);
  const voucherOf = (member: Person) => world.tw.pictureOf(member, 'voucher');
  let filed = 0;
  const claim = async (member: Person, changes: Partial<Claim> = {}): Promise<Claim> => ({
    bankAccountId,
    transactionNumber: `TX${++filed}`,
    payerName: '王小明',
    payerPhone: '0912345678',
    amountMinor: 20_000,
    tradedAt: new Date(Date.now() - 3_600_000).toISOString(),
    voucherFileId: await voucherOf(member),
    ...changes,
  });
  return {
    finance,
    bankAccountId,
    claim,
    file: async (member, changes = {}) =>
      member.client.call('submitBankTransfer', await claim(member, changes)),
    voucherOf,
  };
}

/** Saves a bank account. In a shop with members this takes two people. */
export async function saveBankAccountByTwo(
  world: World,
  finance: Person,
  account: Request<'saveBankAccount'>,
): Promise<string> {
  const asked = await finance.client.attempt('saveBankAccount', account);
  if (asked.ok) return asked.data.id;
  const owner = await world.tw.staff(['owner']);
  return (await owner.client.call('saveBankAccount', account)).id;
}
