import type { Request } from '@crossdock/contract/table.ts';
import { einvoiceIssuing } from '../src/einvoicing/einvoicesJob.ts';
import { minutesAgo } from './ago.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

type Account = Request<'saveEinvoiceAccount'>;

/** A Taiwanese firm whose members have orders to pay, and which issues e-invoices. */
export interface EinvoiceWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly owner: Person;
  /** Saves the usual tax settings with these changes. */
  taxed(changes?: Partial<Request<'saveEinvoiceSettings'>>): Promise<void>;
  member(choice?: Partial<Request<'saveEinvoiceChoice'>>): Promise<Person>;
  /** A packed order with a bill of these lines, paid from the balance. */
  paid(member: Person, lines: Readonly<Record<string, number>>): Promise<string>;
  /** Runs the job now, including documents that would be retried later. */
  run(): Promise<void>;
  /** The documents of an order or another sale. */
  rows(saleId: string): Promise<Row[]>;
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly amount: number;
  readonly number: string;
  readonly reference: string;
  readonly why: string;
}

export const usualTaxes: Request<'saveEinvoiceSettings'> = {
  ...{ taxes: [], throughCustoms: true, zeroReason: '72' },
};

/** A shop where members can pay. */
export type Opened = Pick<EinvoiceWorld, 'world' | 'pay'>;
export type Open = (env: Record<string, string>) => Promise<Opened>;

const openPlain: Open = async (env) => {
  const world = await startWorld({ env: { DATABASE_POOL: '20', ...env } });
  return { world, pay: await openPayWorld(world) };
};

export async function openEinvoiceWorld(
  env: Record<string, string>,
  account: Account,
  open = openPlain,
): Promise<EinvoiceWorld> {
  const { world, pay } = await open(env);
  const owner = await world.tw.staff(['owner']);
  await owner.client.call('saveEinvoiceAccount', account);
  const job = () => einvoiceIssuing(world.running.services);
  return {
    ...{ world, pay, owner },
    taxed: async (changes) => {
      await owner.client.call('saveEinvoiceSettings', { ...usualTaxes, ...changes });
    },
    member: async (choice) => {
      const member = await world.tw.member({ email: `buyer${++buyers}@example.com` });
      await pay.give(member, 10_000_000);
      if (choice)
        await member.client.call('saveEinvoiceChoice', {
          code: '',
          title: '',
          address: '',
          ...choice,
        } as never);
      return member;
    },
    paid: async (member, lines) => {
      const totalMinor = Object.values(lines).reduce((sum, amount) => sum + amount, 0);
      const id = await pay.order(member, totalMinor);
      for (const [position, [kind, amount]] of Object.entries(lines).entries())
        await world.sql(
          `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
           values ($1, $2, 'bill', $3, $4, $5, '{"rule":"freight.first","numbers":{},"estimate":false}')`,
          [world.tw.id, id, position, kind, amount],
        );
      await member.client.call('payFromBalance', { orderId: id });
      return id;
    },
    run: async () => {
      await world.sql(`update einvoices set due_at = now() - interval '1 second' where due_at is not null`);
      await world.change('openWork', {}, { dueAt: minutesAgo(1) });
      await pay.runJob(job());
    },
    rows: (saleId) =>
      world.sql<Row>(
        `select id, kind, state, (amount_minor / 100)::int as amount, number, reference, why
         from einvoices where $1 in (order_id, purchase_id, service_task_id, pickup_task_id, problem_id) order by id`,
        [saleId],
      ),
  };
}

let buyers = 0;
