import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const chargebacksFacts = {
  id: 'Id of the chargeback (UUID)',
  'registerChargeback.id': 'Id of the new chargeback (UUID); null while a second person is awaited',
  'registerChargeback.state': 'approved: registered; pending: waits for a second person',
  'endChargeback.state': 'approved: ended; pending: waits for a second person',
  payId: 'Payment that is disputed (UUID)',
  shelf: 'open, overdue, ended or all',
  state: 'needsAnswer, underReview, won, lost or accepted',
  source: 'provider: it reports the chargeback; hand: staff registered it',
  reference: 'The provider’s name for the chargeback; empty: not entered',
  providerReference: 'The provider’s name for the payment; null: none',
  provider: 'Kind of provider: stripe, omise, ecpay, …',
  reason: 'Why the cardholder objects, in the groups that ask for the same evidence',
  reasonText: 'What the provider calls the reason; empty: registered by hand',
  'endChargeback.reason': 'How that is known, for colleagues',
  amountMinor: 'What is disputed, in minor units',
  heldMinor: 'Gone from the provider’s account and not decided, in minor units',
  lostMinor: 'Lost for good, in minor units',
  feeMinor: 'Fee of the provider, in minor units; 0: none or not known',
  answerBy: 'Until when the bank takes evidence (ISO 8601, UTC); null: not known',
  openedAt: 'When it was reported or registered (ISO 8601, UTC)',
  endedAt: 'When it ended (ISO 8601, UTC); null: it is open',
  answeredOn: 'Day on which the evidence was sent, such as 2026-11-30; null: not yet',
  answeredBy: 'Name of the clerk who noted that; empty: nobody',
  assignedTo: 'Clerk who works on it (UUID); null: nobody',
  assignee: 'Name of that clerk; empty: nobody',
  note: 'Note for colleagues',
  evidence: 'What to send to the bank, the most telling first, by key',
  overMinor: 'How much more was taken than was left of the payment, in minor units',
  assignable: 'Clerks it can be assigned to',
  'assignable.id': 'Id of the clerk (UUID)',
  'assignable.name': 'Name of the clerk',
  counts: 'How many wait for an answer',
  'counts.open': 'Not answered yet',
  'counts.overdue': 'Of these, past the deadline',
  end: 'won: the money came back; lost; accepted: not contested',
} as const satisfies Facts;
