import type { ProviderKind } from '@crossdock/contract/payments/providerKinds.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoTransaction } from '../../platform/db.ts';

export interface StartRequest {
  /** Identifies the payment at the provider: starting it again returns the same page. */
  readonly paymentId: string;
  readonly shopId: string;
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

export interface Started {
  readonly reference: string;
  readonly url: string;
  /** When the provider closes its page: not later than requested, if the provider allows that. */
  readonly expiresAt: string;
}

/** A provider's event, proven by its signature. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly shopId: string;
  readonly paymentId: string;
  readonly outcome: 'succeeded' | 'failed' | 'expired';
  /** The amount charged; 0 unless succeeded. */
  readonly receivedMinor: number;
}

/** The provider's answer about the state of a payment. */
export type Seen =
  | { readonly state: 'open' | 'closed' }
  | { readonly state: 'paid'; readonly receivedMinor: number };

/** The provider refuses this payment permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

export type ProviderName = ProviderKind | 'sandbox';

/**
 * A provider that charges members on its own page and reports by signed events. It may take seconds, so it is called
 * outside of transactions. It never touches our database: callers store what it answers.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Starts a payment. Throws `ProviderRefused`, or another error if a retry may help. */
  start(noTransaction: NoTransaction, request: StartRequest): Promise<Started>;
  look(noTransaction: NoTransaction, reference: string): Promise<Seen>;
  /** Makes the page accept no more money; harmless if it is already closed or paid. Never refunds. */
  close(noTransaction: NoTransaction, reference: string): Promise<void>;
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
  /** Whether our address is entered there, with the events that we read; `unknown` where the key may not see that. */
  readonly callback: 'set' | 'missing' | 'otherEvents' | 'unknown';
}

/** A provider at which shops have accounts. */
export interface AccountProvider extends PaymentProvider {
  /**
   * Asks about the account and changes nothing. `refused`: the key is none of theirs; `limited`: it may not read the
   * account. Throws if the provider does not answer.
   */
  ask(noTransaction: NoTransaction, callback: string): Promise<AccountFound | 'refused' | 'limited'>;
}
