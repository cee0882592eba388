import { auditStates, paymentStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { count, id, instant, minor, plain, refusalView, texts } from '../wire/values.ts';
import { paymentMethodCodes } from './methods.ts';
import { reportedTransfer } from './reportedTransfer.ts';
import { payStep } from './steps.ts';

const payOption = z.object({
  code: z.enum(paymentMethodCodes),
  name: plain.text,
  feeBasisPoints: count,
  /** The method's fee for the amount. */
  feeMinor: minor,
  totalMinor: minor,
  possible: plain.yesNo,
  obstacle: refusalView.nullable(),
});
export type PayOption = z.infer<typeof payOption>;

export const payOptions = z.object({
  currency: plain.text,
  purpose: z.enum(['order', 'purchase', 'recharge']),
  /** The order, or the purchase of goods, to be paid; null for a top-up. */
  orderId: plain.maybeId,
  orderNumber: plain.maybeText,
  /** The amount without any method's fee. */
  amountMinor: minor,
  balanceMinor: minor,
  /** The reported, undecided transfer for this order. */
  transfer: reportedTransfer.nullable(),
  /** Reported, undecided transfers that name no order and may be meant for this one. */
  spareTransfers: z.array(reportedTransfer),
  /** The method of the member's last payment, if it is offered. */
  lastUsed: z.enum(paymentMethodCodes).nullable(),
  /** Why nothing can be paid by any method, such as an order that is not packed yet. */
  obstacle: refusalView.nullable(),
  methods: z.array(payOption),
});

/** A payment as its payer sees it. */
export const paymentView = z.object({
  payId: id,
  purpose: z.enum(['order', 'purchase', 'recharge']),
  orderId: plain.maybeId,
  purchaseId: plain.maybeId,
  orderNumber: plain.maybeText,
  method: z.enum(paymentMethodCodes),
  methodName: plain.text,
  amountMinor: minor,
  feeMinor: minor,
  totalMinor: minor,
  /** The bonus of an offer, added when the top-up's money has arrived. */
  bonusMinor: minor,
  currency: plain.text,
  state: z.enum(paymentStates),
  /** The provider's page, while the payment waits for the payer. */
  url: plain.maybeText,
  /** The code that the payer must scan, show, or type outside the portal, while the payment waits. */
  step: payStep,
  /** In demo shops: the page where the visitor decides what the bank or till reports. */
  playUrl: plain.maybeText,
  /**
   * The reference to enter in the transfer, so that it is found on the statement; empty if the code contains
   * it.
   */
  reference: plain.text,
  /** Why the payment failed or expired, in the reader's language. */
  obstacle: refusalView.nullable(),
  /** Whether the money paid the order, or went to the balance because the order no longer accepted it. */
  settledTo: z.enum(['order', 'balance']).nullable(),
  createdAt: instant,
  expiresAt: plain.maybeInstant,
  settledAt: plain.maybeInstant,
});
export type PaymentView = z.infer<typeof paymentView>;

/** A top-up by a provider's page, or by a bank transfer without orders. */
export const rechargeView = z.object({
  id,
  amountMinor: minor,
  feeMinor: minor,
  bonusMinor: minor,
  methodName: plain.text,
  createdAt: instant,
  by: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('online'), state: z.enum(paymentStates) }),
    z.object({ kind: z.literal('transfer'), state: z.enum(auditStates), rejectReason: plain.text }),
  ]),
});
export type RechargeView = z.infer<typeof rechargeView>;

export const methodSettings = z.object({
  code: z.enum(paymentMethodCodes),
  ...texts.shape,
  feeBasisPoints: count,
  forOrders: plain.yesNo,
  forRecharge: plain.yesNo,
  active: plain.yesNo,
  position: count,
  /** The precondition that the method still lacks; null if members can use it. */
  lacks: z.enum(['providerAccount', 'liveAccount', 'bankAccount']).nullable(),
});
