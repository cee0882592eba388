import { paymentStates } from '@crossdock/domain/payments/states.ts';
import type { FieldDefinition } from '../wire/fact.ts';

/** The columns of the console's list of payments, on screen and in exports. */
export const paymentListFacts = {
  at: { kind: 'instant', style: 'short', label: 'payments.at', sort: 'created' },
  member: { kind: 'text', label: 'payments.member' },
  about: { kind: 'text', label: 'payments.purpose' },
  method: { kind: 'text', label: 'payments.method' },
  reference: { kind: 'code', label: 'payments.reference', none: true },
  payerEnding: { kind: 'code', label: 'payments.payerEnding', none: true },
  amount: { kind: 'money', label: 'payments.amount', sort: 'amount' },
  fee: { kind: 'money', label: 'payments.fee' },
  state: { kind: 'choice', choices: paymentStates, label: 'payments.state' },
} as const satisfies Readonly<Record<string, FieldDefinition>>;
