import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoTransaction } from '../../platform/db.ts';

export interface StartRequest {
  /** Names the payment at the provider: starting the same one again answers the same page. */
  readonly paymentId: string;
  readonly shopId: string;
  /** What the payer is to see on the provider's page. */
  readonly title: string;
  /** Amount and fee together, in minor units of `currency`. */
  readonly totalMinor: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Where the payer comes back to, whatever the outcome. */
  readonly returnUrl: string;
  readonly lang: Lang;
}

export interface Started {
  readonly reference: string;
  readonly url: string;
  /** When the provider closes its page: never later than asked, where the provider allows that. */
  readonly expiresAt: string;
}

/** What a provider reports, proven by its signature. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly shopId: string;
  readonly paymentId: string;
  readonly outcome: 'succeeded' | 'failed' | 'expired';
  /** What the payer was charged; 0 unless succeeded. */
  readonly receivedMinor: number;
}

/** What a provider knows of a payment when asked. */
export type Seen =
  | { readonly state: 'open' | 'closed' }
  | { readonly state: 'paid'; readonly receivedMinor: number };

/** The provider will not take this payment, however often it is asked. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/**
 * Somebody who charges members on a page of their own and reports by signed messages. A
 * provider may take seconds: it is asked outside of transactions.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Throws `ProviderRefused`, or anything else where asking again may help. */
  start(noTransaction: NoTransaction, request: StartRequest): Promise<Started>;
  look(noTransaction: NoTransaction, reference: string): Promise<Seen>;
  /** Lets the page take no more money; harmless where it is already closed or paid. */
  close(noTransaction: NoTransaction, reference: string): Promise<void>;
  /** `forged` where the signature does not hold; undefined for events that do not concern payments. */
  readEvent(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): ProviderEvent | 'forged' | undefined;
}
