import type { ChargebackReason, ChargebackState } from '@crossdock/domain/payments/chargebacks.ts';
import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import type { OutboundResponse } from '../../../platform/outbound.ts';
import { parseJsonAnswer } from '../../requestProvider.ts';
import type { ChargebackEvent, ChargebackStatus, PaymentProvider } from '../provider.ts';

/** The part of a message that is the same in every API version that an account may use. */
const message = z.object({
  id: z.string(),
  key: z.string().startsWith('dispute.'),
  data: z.object({ object: z.literal('dispute'), id: z.string().min(1) }),
});

/**
 * Reads a message about a chargeback, which Omise calls a dispute; undefined for anything else. The message
 * does not contain its state, which is queried separately.
 * @example readChargeback({ id: 'evnt_1', key: 'dispute.create', data: { object: 'dispute', id: 'dspt_1' } }) // → { eventId: 'evnt_1', chargeback: 'dspt_1' }
 */
export function readChargeback(sent: unknown): ChargebackEvent | undefined {
  const read = message.safeParse(sent);
  return read.success ? { eventId: read.data.id, chargeback: read.data.data.id } : undefined;
}

const dispute = z.object({
  object: z.literal('dispute'),
  status: z.enum(['open', 'pending', 'won', 'lost']),
  amount: z.number().int(),
  currency: z.string(),
  charge: z.string(),
  reason_code: z.string().default('other'),
  transactions: z
    .array(z.object({ amount: z.number().int(), direction: z.enum(['debit', 'credit']) }))
    .default([]),
});

const states: Readonly<Record<z.infer<typeof dispute>['status'], ChargebackState>> = {
  open: 'needsAnswer',
  pending: 'underReview',
  won: 'won',
  lost: 'lost',
};

const reasons: Readonly<Record<string, ChargebackReason>> = {
  unauthorized_charge_aka_fraud: 'fraud',
  transaction_not_recognised: 'fraud',
  goods_or_services_not_provided: 'notReceived',
  not_as_described_or_defective_merchandise: 'notAsDescribed',
  duplicate_processing: 'duplicate',
  paid_by_other_means: 'duplicate',
  credit_not_processed: 'refundMissing',
  cancelled_recurring_transaction: 'cancelled',
  incorrect_transaction_amount: 'wrongAmount',
  incorrect_currency: 'wrongAmount',
};

/**
 * The part of the adapter that queries chargebacks. It never answers the bank: staff do that in Omise's
 * dashboard.
 * @example Object.keys(omiseChargebackAdapter(async () => ({ status: 404, text: '' }))) // → ['lookChargeback']
 */
export const omiseChargebackAdapter = (
  get: (noTransaction: NoTransaction, path: string) => Promise<OutboundResponse>,
): Required<Pick<PaymentProvider, 'lookChargeback'>> => ({
  lookChargeback: async (noTransaction, reference) => {
    const said = await get(noTransaction, `/disputes/${encodeURIComponent(reference)}`);
    if (said.status === 404) return undefined;
    if (said.status !== 200) throw new Error(`Omise answered HTTP ${said.status} about a dispute`);
    return seenIn(dispute.parse(parseJsonAnswer(said)));
  },
});

/** Translates Omise's chargeback. Omise states neither its fee nor the deadline for evidence. */
function seenIn(seen: z.infer<typeof dispute>): ChargebackStatus {
  const away = seen.transactions.reduce(
    (sum, { amount, direction }) => (direction === 'debit' ? sum + amount : sum - amount),
    0,
  );
  return {
    about: { providerReference: seen.charge },
    state: states[seen.status],
    currency: seen.currency.toUpperCase(),
    amountMinor: seen.amount,
    takenMinor: Math.max(0, away),
    feeMinor: 0,
    reason: reasons[seen.reason_code] ?? 'other',
    reasonText: seen.reason_code,
    answerBy: null,
  };
}
