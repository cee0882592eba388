import type { OnlineMethod } from '@crossdock/contract/payments/methods.ts';
import type { ProviderKind, SecretName } from '@crossdock/contract/payments/providerKinds.ts';
import type { PayInStep } from '@crossdock/contract/payments/steps.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ChargebackReason, ChargebackState } from '@crossdock/domain/payments/chargebacks.ts';
import type { NoTransaction } from '../../platform/db.ts';

export interface StartRequest {
  /** Identifies the payment at the provider: starting it again returns the same page. */
  readonly paymentId: string;
  readonly shopId: string;
  readonly method: OnlineMethod;
  /**
   * The name of this attempt: 12 capital letters and digits that no attempt of the shop had before. Empty for
   * providers without `namesTries`, which identify the payment by `paymentId`.
   */
  readonly tryReference: string;
  /** All fields are empty for providers without `namesTries`. */
  readonly payer: Payer;
  /** The address for the provider's reports; empty for play money. */
  readonly callbackUrl: string;
  /** The title on the provider's page. */
  readonly title: string;
  /** Amount and fee together, in minor units of `currency`. */
  readonly totalMinor: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The address to which the payer returns, whatever the outcome. */
  readonly returnUrl: string;
  readonly lang: Lang;
}

/** The paying member, for providers that require it. */
export interface Payer {
  readonly name: string;
  /** Empty if the member has none. */
  readonly email: string;
  /** In international form with its plus; empty if the member has none. */
  readonly phone: string;
}

/** A page that must be opened by posting a form. */
export interface FormStep {
  readonly kind: 'form';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The payer's next step: open a page, post a form, or use a code or number in a banking app or a store. */
type Step = { readonly kind: 'page'; readonly url: string } | FormStep | PayInStep;

export interface StartedPayment {
  /** The reference for queries to the provider: its own, or the attempt's. */
  readonly reference: string;
  readonly step: Step;
  /**
   * The time at which the provider stops accepting the payment: no later than requested, if the provider allows
   * that.
   */
  readonly expiresAt: string;
}

/** A provider's report about a payment. */
export type ProviderReport =
  /** The payer got a number or code to pay with; there is no money yet. */
  | { readonly outcome: 'assigned'; readonly step: PayInStep; readonly expiresAt: string | null }
  /** The payer has agreed; the money arrives once we confirm. */
  | { readonly outcome: 'authorised' }
  | {
      readonly outcome: 'succeeded';
      /** The amount charged, in minor units of the payment's currency. */
      readonly receivedMinor: number;
      /**
       * The last digits of the paying account or card, with the bank's code before an account's digits;
       * missing if the provider does not state it.
       */
      readonly payerEnding?: string;
      /**
       * A simulated payment from the provider's dashboard: no money moved, so it counts only in demo shops.
       */
      readonly simulated?: boolean;
    }
  | { readonly outcome: 'failed' | 'expired' };

/** Identifies the payment by our id or by the provider's own reference. */
type AboutPayment =
  | { readonly shopId: string; readonly paymentId: string }
  | { readonly providerReference: string };

/** A signed event about a payment. */
export interface PaymentEvent {
  readonly eventId: string;
  /**
   * The subject of the event: a payment, an attempt of a payment, or the provider's own reference for the payment.
   */
  readonly about: AboutPayment | { readonly tryReference: string };
  readonly report: ProviderReport;
  /** Whether the payer's browser delivers the event. The browser is then redirected to the page of the payment. */
  readonly byBrowser?: boolean;
}

/**
 * An event that a chargeback has changed. It contains no state, because events arrive in any order: the
 * provider is queried for the current state.
 */
export interface ChargebackEvent {
  readonly eventId: string;
  /** The provider's id of the chargeback. */
  readonly chargeback: string;
}

export type ProviderEvent = PaymentEvent | ChargebackEvent;

/** The provider's current state of a chargeback. */
export interface ChargebackStatus {
  readonly about: AboutPayment;
  readonly state: ChargebackState;
  readonly currency: string;
  /** The disputed amount, in minor units. */
  readonly amountMinor: number;
  /** The amount taken from the account: 0 before it is taken, and after it was returned. */
  readonly takenMinor: number;
  /** The provider's fee; 0 if unknown. */
  readonly feeMinor: number;
  readonly reason: ChargebackReason;
  /** The provider's own text of the reason. */
  readonly reasonText: string;
  /** The deadline for evidence; null if unknown. */
  readonly answerBy: string | null;
}

/** The provider's answer about the state of a payment. */
export type PaymentStatus =
  | { readonly state: 'open' | 'closed' | 'authorised' }
  | { readonly state: 'paid'; readonly receivedMinor: number };

/** The response that the sender of an event expects, so that it does not resend it. */
export interface Acknowledgment {
  readonly type: string;
  readonly text: string;
}

/** The provider refuses this payment permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** An amount in minor units of its currency. */
export interface PayableTotal {
  readonly totalMinor: number;
  readonly currency: string;
}

export interface RefundRequest extends PayableTotal {
  /** The provider's reference of the payment. */
  readonly reference: string;
  /** The id of the refund, which is the same for every attempt. */
  readonly key: string;
  /** The amount that was received for the payment. */
  readonly paidMinor: number;
  /** The amount already refunded for this payment by completed refunds. */
  readonly doneBeforeMinor: number;
  readonly isRepeated: boolean;
}

/** `impossible`: the provider will never make this refund, with the reason. */
export type RefundStatus = 'done' | 'pending' | { readonly impossible: string };

export type ProviderName = ProviderKind | 'sandbox';

/**
 * A provider that charges members on its own page and reports by signed events. Calls may take seconds, so
 * they run outside of transactions. It never touches our database: callers store its answers.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * Whether every attempt has a reference of its own, because the provider accepts each reference only once. Queries
   * and reports then contain this reference, and the provider also gets the payer's name and contact.
   */
  readonly namesTries?: boolean;
  /** The provider may send no report, so it is first queried after this time, in ms. */
  readonly askedAfterMs?: number;
  /** The response to the provider's events. If missing, they get the usual JSON answer of our calls. */
  readonly acknowledgment?: Acknowledgment;
  /** Starts a payment. Throws `ProviderRefused`, or another error if a retry may help. */
  start(noTransaction: NoTransaction, request: StartRequest): Promise<StartedPayment>;
  /** Queries a payment. `total` is the payment's amount, for providers that require it. */
  look(noTransaction: NoTransaction, reference: string, total: PayableTotal): Promise<PaymentStatus>;
  /**
   * Takes the money that the payer has agreed to; repeated calls take it only once. After an error, `look`
   * returns the result.
   */
  confirm?(noTransaction: NoTransaction, reference: string, total: PayableTotal): Promise<PaymentStatus>;
  /** Makes the page accept no more money; harmless if it is already closed or paid. Never refunds. */
  close(noTransaction: NoTransaction, reference: string): Promise<void>;
  /**
   * Refunds all or part of what was received. After an error it is called again with `isRepeated`; a provider that
   * does not recognise our `key` is then first asked what happened.
   */
  refund?(noTransaction: NoTransaction, refund: RefundRequest): Promise<RefundStatus>;
  /** The state of a refund that was `pending`. */
  lookRefund?(noTransaction: NoTransaction, refund: RefundRequest): Promise<RefundStatus>;
  /**
   * The current state of a chargeback; undefined if it is not about one of our payments. Missing if the
   * provider reports none.
   */
  lookChargeback?(noTransaction: NoTransaction, reference: string): Promise<ChargebackStatus | undefined>;
  /**
   * Parses an event; never changes anything. `forged` if the signature is wrong; undefined for events that
   * are not about payments.
   */
  readEvent(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): ProviderEvent | 'forged' | undefined;
}

/** The provider's answer about an account. */
export interface ProviderAccountInfo {
  readonly accountName: string;
  readonly country: string;
  readonly currency: string;
  readonly live: boolean;
  readonly chargesEnabled: boolean;
  /**
   * Whether the provider has our callback address, with the events that we read. `unknown` if the key may not
   * see that; `unneeded` if the provider sends no reports, or each payment contains the address.
   */
  readonly callback: 'set' | 'missing' | 'otherEvents' | 'unknown' | 'unneeded';
}

/** The reason why an account's secrets are rejected. `AccountProvider.ask` explains the values. */
type Unfit = 'refused' | 'limited' | { readonly wrong: SecretName };

/** A provider at which shops have accounts. */
export interface AccountProvider extends PaymentProvider {
  /**
   * Queries the account and changes nothing. `refused`: the key is unknown; `limited`: the key may not read
   * the account; `wrong`: the secret that does not belong to the key. Throws if the provider does not answer.
   */
  ask(noTransaction: NoTransaction, callback: string): Promise<ProviderAccountInfo | Unfit>;
}
