import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import {
  type EinvoiceEvent,
  type EinvoiceKind,
  type EinvoiceState,
  einvoiceMachine,
} from '@crossdock/domain/einvoices/documents.ts';
import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import type { EinvoiceItem } from '@crossdock/domain/einvoices/taxes.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import type { Tx } from '../platform/db.ts';
import { newId, newPayReference } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, fromShop, insertRow } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';
import { saleColumnByKind, saleNumberSqlOfRow, toSaleColumns } from './sales.store.ts';

const einvoiceRows = (tx: Tx) => fromShop(tx, 'einvoices').selectAll();

/** A sale's invoices and allowances, oldest first. */
export const einvoicesOfSale = (tx: Tx, { kind, id }: Sale) =>
  tx.all(einvoiceRows(tx).where(saleColumnByKind[kind], '=', id).orderBy('id'));

export type EinvoiceRow = Awaited<ReturnType<typeof einvoicesOfSale>>[number];

export const findEinvoice = (tx: Tx, id: string) => tx.maybe(einvoiceRows(tx).where('id', '=', id));

export const lockEinvoice = (tx: Tx, id: string) =>
  tx.maybe(einvoiceRows(tx).where('id', '=', id).forUpdate());

/** The allowances of an invoice, oldest first. */
export const allowancesOf = (tx: Tx, id: string) =>
  tx.all(einvoiceRows(tx).where('ofId', '=', id).orderBy('id'));

export interface NewEinvoice {
  readonly kind: EinvoiceKind;
  readonly ofId: string | null;
  readonly accountId: string;
  readonly sale: Sale;
  readonly memberId: string;
  readonly amountMinor: number;
  readonly taxableMinor: number;
  readonly zeroMinor: number;
  readonly exemptMinor: number;
  readonly taxMinor: number;
  readonly buyer: EinvoiceBuyer;
  readonly items: readonly EinvoiceItem[];
}

/** Stores a document that is due to be sent to the provider immediately. */
export async function addEinvoice(tx: Tx, actor: Actor, { sale, ...einvoice }: NewEinvoice): Promise<void> {
  const id = newId();
  await insertRow(tx, 'einvoices', {
    ...einvoice,
    ...toSaleColumns(sale),
    ...{ id, state: 'waiting', reference: newPayReference() },
    ...{ buyer: JSON.stringify(einvoice.buyer), items: JSON.stringify(einvoice.items) },
    ...{ createdAt: tx.now, dueAt: tx.now },
  });
  await Promise.all([
    recordSteps(tx, actor, 'einvoice', [{ subjectId: id, event: 'plan', from: null, to: 'waiting' }]),
    publish(tx, 'orders', einvoice.memberId),
  ]);
}

const toDo: readonly EinvoiceState[] = ['waiting', 'voiding'];

/** Documents that must be sent to the provider, those that wait longest first. */
export function einvoicesToSend(tx: Tx, most: number) {
  return tx.all(
    fromShop(tx, 'einvoices')
      .select(['einvoices.id', saleNumberSqlOfRow(tx).as('number')])
      .where('dueAt', '<=', tx.now)
      .where('einvoices.state', 'in', toDo)
      .orderBy('dueAt')
      .orderBy('einvoices.id')
      .limit(most),
  );
}

/**
 * Claims a due document until `untilAt`, so that no other process works on it before then. Undefined if it is
 * not due. The documents of one invoice are claimed one after the other, so that the provider's state of the
 * invoice is unambiguous.
 */
export async function claimEinvoice(tx: Tx, id: string, untilAt: string): Promise<EinvoiceRow | undefined> {
  const row = await lockEinvoice(tx, id);
  if (row === undefined || row.dueAt === null || row.dueAt > tx.now || !toDo.includes(row.state)) return;
  if (row.ofId !== null) {
    // The invoice is locked, so that its allowances are claimed one after another.
    await lockEinvoice(tx, row.ofId);
    const earlier = (await allowancesOf(tx, row.ofId)).find((one) => one.id < id && one.state === 'waiting');
    if (earlier) return;
  }
  await changeRow(tx, 'einvoices', id, { dueAt: untilAt, tries: row.tries + 1 });
  return row;
}

/** The columns that a step changes besides the state. */
interface Changes {
  readonly why?: string;
  readonly dueAt?: string | null;
  readonly number?: string;
  readonly randomCode?: string;
  readonly issuedAt?: string;
  readonly voidedAt?: string;
  readonly tries?: number;
  readonly reference?: string;
  readonly buyer?: EinvoiceBuyer;
  readonly accountId?: string;
}

/** Moves a document by one event of its machine. False, without writing, if its state does not allow it. */
export async function transitionEinvoice(
  tx: Tx,
  actor: Actor,
  { id, memberId, state }: Pick<EinvoiceRow, 'id' | 'memberId' | 'state'>,
  event: EinvoiceEvent,
  { why = '', dueAt = null, buyer, ...changes }: Changes = {},
): Promise<boolean> {
  const to = nextState(einvoiceMachine, state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const moved = await changeRows(
    tx,
    'einvoices',
    { id, state },
    { ...changes, why, dueAt, state: to, ...(buyer && { buyer: JSON.stringify(buyer) }) },
  );
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'einvoice', [{ subjectId: id, event, from: state, to, why }]),
    publish(tx, 'orders', memberId),
  ]);
  return true;
}
