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
   * The name of this try: 12 capital letters and digits that no try of the shop had before. Empty for providers that
   * go by `paymentId` (`namesTries`).
   */
  readonly tryReference: string;
  /** Empty for providers that go by `paymentId`. */
  readonly payer: Payer;
  /** Where the provider reports to; empty for play money. */
  readonly callbackUrl: string;
  /** The title on the provider's page. */
  readonly title: string;
  /** Amount and fee together, in minor units of `currency`. */
  readonly totalMinor: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Where the payer returns to, whatever the outcome. */
  readonly returnUrl: string;
  readonly lang: Lang;
}

/** The member who pays, for providers that ask for it. */
export interface Payer {
  readonly name: string;
  /** Empty if the member has none. */
  readonly email: string;
  /** As it is called from abroad, with its plus; empty if the member has none. */
  readonly phone: string;
}

/** A page that is reached by posting a form. */
export interface FormStep {
  readonly kind: 'form';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the payer does next: go to a page, post a form, or scan, type or show something elsewhere. */
type Step = { readonly kind: 'page'; readonly url: string } | FormStep | PayInStep;

export interface Started {
  /** The name by which the provider is asked: its own, or the try's. */
  readonly reference: string;
  readonly step: Step;
  /** When the provider takes no more money: not later than requested, if the provider allows that. */
  readonly expiresAt: string;
}

/** What a provider reports about a payment. */
export type Report =
  /** The payer was given something to pay with; no money yet. */
  | { readonly outcome: 'assigned'; readonly step: PayInStep; readonly expiresAt: string | null }
  /** The payer has agreed; the money comes once we confirm. */
  | { readonly outcome: 'authorised' }
  | {
      readonly outcome: 'succeeded';
      /** The amount charged, in minor units of the payment's currency. */
      readonly receivedMinor: number;
      /** The last digits of the account or card that paid, an account's after its bank's code; left out: it does not say. */
      readonly payerEnding?: string;
      /** A trial of the provider's back office: no money, so that it counts in demo shops alone. */
      readonly simulated?: boolean;
    }
  | { readonly outcome: 'failed' | 'expired' };

/** The payment, by our id or by the provider's own name. */
type AboutPayment =
  | { readonly shopId: string; readonly paymentId: string }
  | { readonly providerReference: string };

/** An event about a payment, proven by its signature. */
export interface PaymentEvent {
  readonly eventId: string;
  /** The payment, the try of a payment, or the provider's own name for it that it is about. */
  readonly about: AboutPayment | { readonly tryReference: string };
  readonly report: Report;
  /** The payer's browser brings it, and is led on to the payment. */
  readonly byBrowser?: boolean;
}

/**
 * Something about a chargeback has changed. The event says no more, since events come in any order: the provider is asked
 * how it is now.
 */
export interface ChargebackEvent {
  readonly eventId: string;
  /** The provider's name for the chargeback. */
  readonly chargeback: string;
}

export type ProviderEvent = PaymentEvent | ChargebackEvent;

/** A chargeback as the provider has it now. */
export interface SeenChargeback {
  readonly about: AboutPayment;
  readonly state: ChargebackState;
  readonly currency: string;
  /** What the cardholder disputes, in minor units. */
  readonly amountMinor: number;
  /** What the account lacks because of it: nothing before it is taken, and after it came back. */
  readonly takenMinor: number;
  /** 0 if it is not known. */
  readonly feeMinor: number;
  readonly reason: ChargebackReason;
  /** The provider's own word for the reason. */
  readonly reasonText: string;
  /** Until when evidence is taken; null: not known. */
  readonly answerBy: string | null;
}

/** The provider's answer about the state of a payment. */
export type Seen =
  | { readonly state: 'open' | 'closed' | 'authorised' }
  | { readonly state: 'paid'; readonly receivedMinor: number };

/** What the sender of an event wants to read, so that it does not send it again. */
export interface Acknowledgment {
  readonly type: string;
  readonly text: string;
}

/** The provider refuses this payment permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** An amount in minor units of its currency. */
export interface Total {
  readonly totalMinor: number;
  readonly currency: string;
}

export interface RefundRequest extends Total {
  /** What was paid: the name under which the provider knows it. */
  readonly reference: string;
  /** The id of the refund: the same for every try. */
  readonly key: string;
  /** What the payment brought in. */
  readonly paidMinor: number;
  /** What was paid back of this payment before, by refunds that are done. */
  readonly doneBeforeMinor: number;
  readonly isRepeated: boolean;
}

/** `impossible`: it never will be paid back like this, and why. */
export type Refunded = 'done' | 'pending' | { readonly impossible: string };

export type ProviderName = ProviderKind | 'sandbox';

/**
 * A provider that charges members on its own page and reports by signed events. It may take seconds, so it is called
 * outside of transactions. It never touches our database: callers store what it answers.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** It takes no name twice, so each try has one of its own, under which it is asked and reports. It also gets the payer's name and contact. */
  readonly namesTries?: boolean;
  /** It may report nothing, so it is asked for the first time after this time, in ms. */
  readonly askedAfterMs?: number;
  /** Left out: the usual answer of our calls, in JSON. */
  readonly acknowledgment?: Acknowledgment;
  /** Starts a payment. Throws `ProviderRefused`, or another error if a retry may help. */
  start(noTransaction: NoTransaction, request: StartRequest): Promise<Started>;
  /** `total` is what the payment asks for, for providers that want to be told. */
  look(noTransaction: NoTransaction, reference: string, total: Total): Promise<Seen>;
  /** Takes the money that the payer has agreed to, once however often it is called. After an error, `look` says what came of it. */
  confirm?(noTransaction: NoTransaction, reference: string, total: Total): Promise<Seen>;
  /** Makes the page accept no more money; harmless if it is already closed or paid. Never refunds. */
  close(noTransaction: NoTransaction, reference: string): Promise<void>;
  /**
   * Pays back a part of what was received, or all of it. Asked again after an error with `isRepeated`: then the provider
   * is asked first what came of it, where it does not know our key.
   */
  refund?(noTransaction: NoTransaction, refund: RefundRequest): Promise<Refunded>;
  /** What became of a refund that was `pending`. */
  lookRefund?(noTransaction: NoTransaction, refund: RefundRequest): Promise<Refunded>;
  /** A chargeback as it is now; undefined if it is not about a payment of ours. Left out: the provider reports none. */
  lookChargeback?(noTransaction: NoTransaction, reference: string): Promise<SeenChargeback | undefined>;
  /**
   * Reads an event; never changes anything. `forged` if the signature is wrong; undefined for events that are not
   * about payments.
   */
  readEvent(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): ProviderEvent | 'forged' | undefined;
}

/** What a provider says about an account. */
export interface AccountFound {
  readonly accountName: string;
  readonly country: string;
  readonly currency: string;
  readonly live: boolean;
  readonly chargesEnabled: boolean;
  /**
   * Whether our address is entered there, with the events that we read: `unknown` where the key may not see that,
   * `unneeded` where it reports nothing, or each payment names the address.
   */
  readonly callback: 'set' | 'missing' | 'otherEvents' | 'unknown' | 'unneeded';
}

/** Why an account's secrets are not taken. */
type Unfit = 'refused' | 'limited' | { readonly wrong: SecretName };

/** A provider at which shops have accounts. */
export interface AccountProvider extends PaymentProvider {
  /**
   * Asks about the account and changes nothing. `refused`: the key is none of theirs; `limited`: it may not read the
   * account; `wrong`: the name of a secret that does not belong to the key. Throws if the provider does not answer.
   */
  ask(noTransaction: NoTransaction, callback: string): Promise<AccountFound | Unfit>;
}
