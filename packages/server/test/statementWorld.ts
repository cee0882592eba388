import type { Client } from '@crossdock/contract/client.ts';
import type { StatementTab } from '@crossdock/domain/statements/statementTabs.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { csvFile } from './shippingWorld.ts';
import { openTransferWorld, type TransferWorld } from './transferWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

/** A camt.053 document of one statement with these entries. */
export const camtFile = (
  entries: readonly string[],
  of = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="${of}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
   <Acct><Id><Othr><Id>808-1234-567890</Id></Othr></Id><Ccy>TWD</Ccy></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;

export interface Movement {
  readonly day?: string;
  readonly in?: number;
  readonly out?: number;
  readonly balance?: number | '';
  readonly note?: string;
  readonly name?: string;
  readonly account?: string;
}

/** A bank's table of these movements. */
export const bankTable = (movements: readonly Movement[]): string =>
  [
    'Date,Description,Withdrawal,Deposit,Balance,Payer,Payer account',
    ...movements.map((one) =>
      [one.day ?? today(), one.note, one.out, one.in, one.balance, one.name, one.account]
        .map((cell) => cell ?? '')
        .join(','),
    ),
  ].join('\n');

export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

export const importTable = (client: Client, bankAccountId: string, movements: readonly Movement[]) =>
  client.call('importStatement', { bankAccountId }, { file: csvFile(bankTable(movements)) });

/** A shop with a bank account, two finance clerks, and functions that read its statements. */
export async function openStatementWorld() {
  const world: World = await startWorld({ settings: { adjustAloneMaxMinor: maxDailyLimitMinor } });
  const pay: PayWorld = await openPayWorld(world);
  const { finance, bankAccountId, file }: TransferWorld = await openTransferWorld(world);
  const second = await world.tw.staff(['finance']);
  const shelf = (name: StatementTab, words?: string) =>
    finance.client.call('listStatementLines', { shelf: name, words, pageSize: 100 });
  let balanceAfter = 1_000;
  return {
    ...{ world, pay, finance, second, bankAccountId, file, shelf },
    named: async (name: StatementTab, note: string) => (await shelf(name, note)).list[0],
    store: (movements: readonly Movement[]) => importTable(finance.client, bankAccountId, movements),
    balance: async (member: Person) => (await member.client.call('getWallet', {})).balanceMinor,
    /** A movement with this note and a unique balance. */
    movement: (fields: Movement & { readonly note: string }): Movement => {
      balanceAfter += 7;
      return { balance: balanceAfter, ...fields };
    },
  };
}

export type StatementWorld = Awaited<ReturnType<typeof openStatementWorld>>;
