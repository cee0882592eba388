import {
  type ProviderKind,
  providerKindSpec,
  type Secrets,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Config } from '../platform/config.ts';

/** The operator's own account at a provider, from the environment. It serves only one shop. */
export interface InstallationAccount {
  readonly kind: ProviderKind;
  readonly secrets: Secrets;
  readonly methods: readonly string[];
  readonly live: boolean;
}

/** The operator's account; undefined if the environment names none. */
export function installationAccount(config: Config): InstallationAccount | undefined {
  if (config.STRIPE_SECRET_KEY === undefined) return undefined;
  const secrets = { apiKey: config.STRIPE_SECRET_KEY, webhookSecret: config.STRIPE_WEBHOOK_SECRET };
  return {
    kind: 'stripe',
    secrets,
    methods: ['card'],
    live: providerKindSpec('stripe').isLive(secrets) === true,
  };
}
