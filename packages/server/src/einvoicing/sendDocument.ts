import { consoleWords, sheetWords } from '@crossdock/contract/einvoices/words.ts';
import { words as quoteWords } from '@crossdock/contract/pricing/words.ts';
import { canBeVoided } from '@crossdock/domain/einvoices/documents.ts';
import type { EinvoiceItem, EinvoiceSettings } from '@crossdock/domain/einvoices/taxes.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { costKinds } from '@crossdock/domain/pricing/costLine.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import {
  type EinvoiceProvider,
  type EinvoiceRefused,
  type IssuedInvoice,
  isRefused,
  type KnownInvoice,
} from '../einvoices/providers/provider.ts';
import { saleNumber, saleOf } from '../einvoices/sales.store.ts';
import {
  allowancesOf,
  claimEinvoice,
  type EinvoiceRow,
  findEinvoice,
  transitionEinvoice,
} from '../einvoices/store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { einvoiceProviderOfAccount } from './openEinvoiceProvider.ts';

/**
 * How long a document is claimed, which is longer than any call to a provider takes. Then another process may claim it.
 */
const heldMs = 120_000;

/** The facts about a claimed document. */
interface Taken {
  readonly row: EinvoiceRow;
  /** For an allowance: the invoice that it belongs to. */
  readonly invoice: EinvoiceRow | undefined;
  /** For an allowance: the numbers of the invoice's other allowances. */
  readonly known: readonly string[];
  readonly terms: EinvoiceSettings;
  readonly provider: EinvoiceProvider;
}

type Answer = EinvoiceRefused | IssuedInvoice | { readonly number: string } | 'voided' | 'tooLate';

/**
 * Asks the provider to issue or void a document. Claiming it keeps other processes away until the provider
 * has certainly answered or timed out. Throws if the provider does not answer; the next attempt first looks
 * up what happened.
 */
export async function sendDocument(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  id: string,
): Promise<void> {
  const taken = await noTransaction.transact(async (tx): Promise<Taken | undefined> => {
    const row = await claimEinvoice(tx, id, tx.later(heldMs));
    if (row === undefined) return undefined;
    const others = row.ofId === null ? [] : await allowancesOf(tx, row.ofId);
    return {
      row,
      invoice: row.ofId === null ? undefined : await findEinvoice(tx, row.ofId),
      known: others.flatMap(({ number }) => (number === '' ? [] : [number])),
      terms: (await currentSettings(tx)).einvoices,
      provider: await einvoiceProviderOfAccount(tx, services.config, row.accountId),
    };
  });
  if (taken === undefined) return;
  const answer = await ask(noTransaction, taken);
  await noTransaction.transact((tx) => keepAnswer(tx, actor, id, answer));
}

const inDollars = (minor: number): number => minor / toMinor(1, 'TWD');

function ask(noTransaction: NoTransaction, taken: Taken): Promise<Answer> {
  const { row, provider } = taken;
  if (row.state === 'voiding') return voidInvoice(noTransaction, taken);
  return row.kind === 'allowance'
    ? allow(noTransaction, taken)
    : provider.issue(noTransaction, {
        ...{ reference: row.reference, buyer: row.buyer, totalDollars: inDollars(row.amountMinor) },
        lines: row.items.map((item) => ({ name: nameOf(item), tax: item.tax, dollars: item.dollars })),
        sums: {
          taxable: inDollars(row.taxableMinor),
          zero: inDollars(row.zeroMinor),
          exempt: inDollars(row.exemptMinor),
        },
        terms: taken.terms,
        isRepeated: row.tries > 0,
      });
}

async function voidInvoice(noTransaction: NoTransaction, { row, provider }: Taken): Promise<Answer> {
  if (canBeVoided({ issuedAt: row.issuedAt, donated: false }, new Date().toISOString()))
    return provider.void(noTransaction, invoiceOf(row), sheetWords['einvoices.void.why'].tw);
  // It is too late to void the invoice now. An earlier request, sent in time, may have succeeded although its answer
  // was lost, so the provider is asked.
  const found = await provider.look(noTransaction, invoiceOf(row));
  return found.state === 'voided' ? 'voided' : 'tooLate';
}

async function allow(
  noTransaction: NoTransaction,
  { row, invoice, known, provider }: Taken,
): Promise<Answer> {
  const [item] = row.items;
  if (invoice === undefined || item === undefined) throw new Error('an allowance has no invoice or line');
  return provider.allow(noTransaction, {
    ...{ invoice: invoiceOf(invoice), known, name: nameOf(item), tax: item.tax, dollars: item.dollars },
    isRepeated: row.tries > 0,
  });
}

function invoiceOf(row: EinvoiceRow): KnownInvoice {
  if (row.issuedAt === null) throw new Error('the invoice was not issued');
  const taxes = [row.taxableMinor, row.zeroMinor, row.exemptMinor].filter((amount) => amount > 0);
  return {
    ...{ reference: row.reference, number: row.number, randomCode: row.randomCode },
    ...{ issuedAt: row.issuedAt, totalDollars: inDollars(row.amountMinor), buyer: row.buyer },
    isMixed: taxes.length > 1,
  };
}

/** The text of a line on the invoice. */
const nameOf = ({ kind, name }: EinvoiceItem): string =>
  name ??
  (isOneOf(costKinds, kind)
    ? quoteWords[`quote.kind.${kind}`].tw
    : consoleWords[`einvoices.line.${kind}`].tw);

/** Stores the provider's answer. The sale's payments may have changed meanwhile, so it is planned again. */
async function keepAnswer(tx: Tx, actor: System, id: string, answer: Answer): Promise<void> {
  const row = await findEinvoice(tx, id);
  if (row === undefined) return;
  if (answer === 'voided') {
    if (await transitionEinvoice(tx, actor, row, 'void', { voidedAt: tx.now }))
      await tell(tx, actor, row, 'einvoice.void', row.number);
  } else if (answer === 'tooLate') await transitionEinvoice(tx, actor, row, 'keep');
  else if (isRefused(answer))
    await transitionEinvoice(tx, actor, row, 'refuse', { why: answer.refused, tries: 0 });
  else if ('issuedAt' in answer) {
    const { number, randomCode, issuedAt } = answer;
    if (await transitionEinvoice(tx, actor, row, 'issue', { number, randomCode, issuedAt }))
      await tell(tx, actor, row, 'einvoice.issue', number);
  } else if (await transitionEinvoice(tx, actor, row, 'issue', { number: answer.number, issuedAt: tx.now }))
    await tell(tx, actor, row, 'einvoice.allow', answer.number);
  await markEinvoiceDue(tx, actor.shop, saleOf(row));
}

/** Messages the member that a document was issued or voided. */
async function tell(
  tx: Tx,
  actor: System,
  row: EinvoiceRow,
  event: 'einvoice.issue' | 'einvoice.allow' | 'einvoice.void',
  number: string,
): Promise<void> {
  const { id: subjectId, memberId, amountMinor } = row;
  const params = { number, amountMinor, subject: await saleNumber(tx, saleOf(row)) };
  await notify(tx, actor, [{ memberId, event, subjectId, params }]);
}
