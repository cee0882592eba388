import { type EventOf, machineOf, system } from '../machine.ts';
import { splitWholeByWeights, type TaxKind, type TaxSums, taxKinds } from './taxes.ts';

export const einvoiceKinds = ['invoice', 'allowance'] as const;
export type EinvoiceKind = (typeof einvoiceKinds)[number];

/**
 * `waiting`: to be issued; `failed`: the provider refused it; `voiding`: to be voided; `voidFailed`: the provider
 * refused to void it; `dropped`: no longer needed and never issued.
 */
export const einvoiceStates = [
  ...(['waiting', 'failed', 'issued', 'voiding', 'voidFailed'] as const),
  ...(['voided', 'dropped'] as const),
] as const;
export type EinvoiceState = (typeof einvoiceStates)[number];

/**
 * The steps of an invoice or allowance. `keep`: the invoice's two months are over, so it is not voided and an
 * allowance is issued instead.
 */
export const einvoiceMachine = machineOf(einvoiceStates, ['waiting'], {
  issue: [system, { waiting: 'issued' }],
  refuse: [system, { waiting: 'failed', voiding: 'voidFailed' }],
  retry: [['system', 'staff'], { failed: 'waiting', voidFailed: 'voiding' }],
  drop: [system, { waiting: 'dropped', failed: 'dropped' }],
  takeBack: [system, { issued: 'voiding' }],
  void: [system, { voiding: 'voided' }],
  keep: [system, { voiding: 'issued' }],
});
export type EinvoiceEvent = EventOf<typeof einvoiceMachine>;

const aheadMs = 8 * 3_600_000;

/**
 * The two-month period of Taiwan's calendar in which an invoice can be voided, named by its first month.
 * Periods begin in odd months.
 * @example invoicePeriod('2026-04-30T15:59:59.000Z') // → '2026-03'
 */
export function invoicePeriod(iso: string): string {
  const there = new Date(Date.parse(iso) + aheadMs);
  const first = there.getUTCMonth() - (there.getUTCMonth() % 2);
  return `${there.getUTCFullYear()}-${String(first + 1).padStart(2, '0')}`;
}

/** The fields of a sale's invoice or allowance that `planDocuments` needs. */
export interface IssuedDocument {
  readonly id: string;
  readonly kind: EinvoiceKind;
  /** For an allowance: the id of its invoice. */
  readonly ofId: string | null;
  readonly state: EinvoiceState;
  readonly dollars: number;
  readonly sums: TaxSums;
  /** How often we asked the provider to issue the document since the last refusal. */
  readonly tries: number;
  readonly issuedAt: string | null;
  /** Donated invoices are not voided. */
  readonly donated: boolean;
}

export interface NewAllowance {
  readonly ofId: string;
  readonly tax: TaxKind;
  readonly dollars: number;
}

/** The changes after which a sale's documents match its payments. */
export interface DocumentPlan {
  readonly drop: readonly string[];
  readonly takeBack: readonly string[];
  readonly allow: readonly NewAllowance[];
  /** The amount still to be invoiced, in whole dollars. */
  readonly issueDollars: number;
}

const counting: readonly EinvoiceState[] = ['waiting', 'failed', 'issued'];

/**
 * Plans the documents that make a sale's invoices minus its allowances equal the payments that the shop
 * keeps: a new invoice, voiding within the two months, or allowances. Never touches an invoice that the
 * provider has not answered yet.
 * @example planDocuments([], 100, '2026-01-01T00:00:00.000Z') // → { drop: [], takeBack: [], allow: [], issueDollars: 100 }
 */
export function planDocuments(
  known: readonly IssuedDocument[],
  targetDollars: number,
  now: string,
): DocumentPlan {
  const counted = known.filter(({ state }) => counting.includes(state));
  const of = (kind: EinvoiceKind) => counted.filter((one) => one.kind === kind);
  const sum = (rows: readonly IssuedDocument[]) => rows.reduce((all, { dollars }) => all + dollars, 0);
  let over = sum(of('invoice')) - sum(of('allowance')) - targetDollars;
  const [drop, takeBack, allow]: [string[], string[], NewAllowance[]] = [[], [], []];
  for (const invoice of of('invoice').toReversed()) {
    if (over <= 0) break;
    if (invoice.state === 'failed' || (invoice.state === 'waiting' && invoice.tries === 0)) {
      drop.push(invoice.id);
      over -= invoice.dollars;
    } else if (invoice.state === 'issued') {
      const allowances = of('allowance').filter(({ ofId }) => ofId === invoice.id);
      const isWhole = allowances.length === 0 && over >= invoice.dollars;
      if (isWhole && canBeVoided(invoice, now)) {
        takeBack.push(invoice.id);
        over -= invoice.dollars;
      } else {
        const taken = allowancesOf(invoice, allowances, over);
        allow.push(...taken);
        over -= taken.reduce((all, { dollars }) => all + dollars, 0);
      }
    }
  }
  return { drop, takeBack, allow, issueDollars: Math.max(0, -over) };
}

/**
 * Whether an issued invoice can be voided at this moment.
 * @example canBeVoided({ issuedAt: '2026-02-28T12:00:00.000Z', donated: false }, '2026-03-02T00:00:00.000Z') // → false
 */
export const canBeVoided = (
  { issuedAt, donated }: Pick<IssuedDocument, 'issuedAt' | 'donated'>,
  now: string,
): boolean => !donated && issuedAt !== null && invoicePeriod(issuedAt) === invoicePeriod(now);

/** One allowance for each tax, in proportion to the part of the invoice that earlier allowances do not cover. */
function allowancesOf(
  invoice: IssuedDocument,
  before: readonly IssuedDocument[],
  over: number,
): NewAllowance[] {
  const left = taxKinds.map(
    (tax) => invoice.sums[tax] - before.reduce((all, { sums }) => all + sums[tax], 0),
  );
  const most = left.reduce((all, dollars) => all + dollars, 0);
  const shares = splitWholeByWeights(Math.min(over, most), left);
  return taxKinds.flatMap((tax, place) => {
    const dollars = shares[place] ?? 0;
    return dollars > 0 ? [{ ofId: invoice.id, tax, dollars }] : [];
  });
}
