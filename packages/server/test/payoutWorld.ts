import { type Client, createClient } from '@crossdock/contract/client.ts';
import { calls, type Output, type Request } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { startSecondApp } from './secondApp.ts';
import { openWithdrawalWorld, type WithdrawalWorld } from './withdrawalWorld.ts';
import { injectedFetch, type Person } from './world.ts';

export const payer: Output<'getPayoutSettings'> = {
  payerName: '集運有限公司',
  payerAccount: '808-0000-111222',
  payerBankCode: '8080012',
  payerTaxNumber: '12345675',
  achKind: 'SC',
  achItem: '904',
  maps: [
    {
      name: '玉山',
      separator: ',',
      encoding: 'big5',
      titled: true,
      columns: [
        { title: '戶名', value: 'payeeName', text: '' },
        { title: '銀行', value: 'bankCode', text: '' },
        { title: '帳號', value: 'account', text: '' },
        { title: '金額', value: 'amount', text: '' },
        { title: '附言', value: 'text', text: '提領' },
      ],
    },
  ],
};

export const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

export interface PayoutWorld extends WithdrawalWorld {
  readonly second: Person;
  /** A member with 500 who has requested a withdrawal of 300. */
  asking(
    changes?: Partial<Request<'submitWithdrawal'>>,
  ): Promise<{ member: Person; id: string; number: string }>;
  build(ids: readonly string[], changes?: Partial<Request<'buildPayout'>>, by?: Person): Promise<string>;
  detail(id: string): Promise<Output<'getPayout'>>;
  /** The balance of the shop's bank account in the ledger. */
  bank(): Promise<number>;
  /** A client of this clerk at a second server process. The test expects some of its calls to fail. */
  elsewhere(who: Person): Promise<Client>;
  /** Approves the batch as the second person, sends it and returns the file. */
  sent(id: string): Promise<{ sha256: string; text: string; bytes: Buffer; filename: string }>;
}

export async function openPayoutWorld(): Promise<PayoutWorld> {
  const scene = await openWithdrawalWorld();
  const owner = await scene.world.tw.staff(['owner']);
  await owner.client.call('savePayoutSettings', payer);
  const second = await scene.world.tw.staff(['finance']);
  const other = await startSecondApp(scene.world);
  const { world } = scene;
  return {
    ...scene,
    second,
    detail: (id) => scene.finance.client.call('getPayout', { id }),
    bank: async () => {
      const [row] = await world.sql<{ balance: number }>(
        "select coalesce(sum(balance_minor), 0)::int as balance from ledger_accounts where shop_id = $1 and kind = 'bank'",
        [world.tw.id],
      );
      return row?.balance ?? 0;
    },
    elsewhere: async ({ token }) =>
      createClient({
        wire: deriveWire(calls),
        baseUrl: `http://${world.tw.host}/api/`,
        lang: 'en',
        token,
        dedupeMs: 0,
        fetch: injectedFetch(other),
      }),
    asking: async (changes = {}) => {
      const member = await scene.pay.memberWith(50_000);
      const { id, number } = await scene.submit(member, { bankCode: '8081234', ...changes });
      return { member, id, number };
    },
    build: async (ids, changes = {}, by = scene.finance) => {
      const asked = { format: 'pain09' as const, payOn: inAWeek(), withdrawalIds: [...ids], ...changes };
      return (await by.client.call('buildPayout', asked)).id;
    },
    sent: async (id) => {
      await second.client.call('approvePayout', { id });
      const file = await second.client.call('sendPayout', { id });
      const bytes = Buffer.from(file.base64, 'base64');
      return { ...file, bytes, text: bytes.toString('utf8') };
    },
  };
}
