import type { Request } from '@crossdock/contract/table.ts';
import type { RemittanceTab } from '@crossdock/domain/remittances/differences.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { openPayWorld } from './payWorld.ts';
import { csvFile } from './shippingWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

export interface Listed {
  readonly tracking?: string;
  readonly order?: string;
  readonly collected: number;
  readonly fee?: number;
  readonly day?: string;
  readonly reference?: string;
}

/** A carrier's list of these packages. */
export const carrierTable = (lines: readonly Listed[]): string =>
  [
    'Tracking number,Order number,COD amount,Fee,Date,Remittance reference',
    ...lines.map((one) =>
      [one.tracking, one.order, one.collected, one.fee, one.day, one.reference].map((x) => x ?? '').join(','),
    ),
  ].join('\n');

interface CodOrder {
  readonly id: string;
  readonly number: string;
  readonly tracking: string;
  readonly member: Person;
}

/** A shop with orders that carriers collected money for, and two clerks of finance. */
export async function openRemittanceWorld() {
  const world = await startWorld({ settings: { adjustAloneMaxMinor: maxDailyLimitMinor } });
  const pay = await openPayWorld(world);
  const [finance, second] = [await world.tw.staff(['finance']), await world.tw.staff(['finance'])];
  const owner = await world.tw.staff(['owner']);
  const carriers = (await finance.client.call('getRemittanceSettings', {})).carriers;
  const [carrierId = '', otherId = ''] = [pay.lane.homeCarrierId, pay.lane.pickupCarrierId];
  const member = await pay.memberWith(0);
  let made = 0;
  /** A shipped order to be paid on delivery; the amount is in whole units. */
  const shipped = async (amount: number, changes: Readonly<Record<string, unknown>> = {}) => {
    const tracking = `KX${String(++made).padStart(8, '0')}`;
    const id = await pay.order(member, amount * 100, {
      ...{ state: 'awaitingSignature', cashOnDelivery: true, codAmountMinor: amount * 100, carrierId },
      ...{ forwardingNumber: tracking, shippedAt: new Date().toISOString() },
      ...changes,
    });
    const row = await world.row('orders', { id });
    return { id, tracking, number: row?.number ?? '', member } satisfies CodOrder;
  };
  const deliver = (orderId: string) =>
    owner.client.call('signForOrder', { orderId, signer: 'x', note: '', fileIds: [] });
  const importList = (
    lines: readonly Listed[],
    input: Partial<Request<'importRemittances'>> = {},
    who: Person = finance,
  ) => who.client.call('importRemittances', { carrierId, ...input }, { file: csvFile(carrierTable(lines)) });
  const shelf = (name: RemittanceTab, words?: string) =>
    finance.client.call('listRemittanceLines', { shelf: name, words, pageSize: 100 });
  return {
    ...{
      world,
      pay,
      finance,
      second,
      owner,
      carriers,
      carrierId,
      otherId,
      shipped,
      deliver,
      importList,
      shelf,
    },
    delivered: async (amount: number, changes: Readonly<Record<string, unknown>> = {}) => {
      const order = await shipped(amount, changes);
      await deliver(order.id);
      return order;
    },
    line: async (words: string) => {
      const { list } = await shelf('all', words);
      const [first] = list;
      if (first === undefined) throw new Error(`no line ${words}`);
      return first;
    },
    accounts: () => accountsOf(world),
    limit: (minor: number | null) => limitTo(world, minor ?? maxDailyLimitMinor),
  };
}

export type RemittanceWorld = Awaited<ReturnType<typeof openRemittanceWorld>>;

/** The balances of the shop's ledger accounts, in minor units. */
async function accountsOf(world: World) {
  const rows = await world.sql<{ kind: string; balance: number }>(
    `select kind, balance_minor::int as balance from ledger_accounts where shop_id = $1 and member_id is null`,
    [world.tw.id],
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    ...{ bank: of('bank'), cash: of('cash') },
    ...{ fees: of('carrierFees'), differences: of('carrierDifferences') },
  };
}

const limitTo = (world: World, minor: number) => world.tw.set({ adjustAloneMaxMinor: minor });
