import type { Config } from '../../platform/config.ts';
import type { Shop } from '../../platform/shop.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

export type ProviderName = PaymentProvider['name'];

const opened = new WeakMap<Config, Map<ProviderName, Promise<PaymentProvider>>>();

/** The provider, if the installation is configured for it. Opened once per process. */
export function providerNamed(config: Config, name: string): Promise<PaymentProvider> | undefined {
  if (name !== 'stripe' && name !== 'sandbox') return undefined;
  if (name === 'stripe' && config.STRIPE_SECRET_KEY === undefined) return undefined;
  const known = opened.get(config) ?? new Map<ProviderName, Promise<PaymentProvider>>();
  opened.set(config, known);
  const provider = known.get(name) ?? open(config, name);
  known.set(name, provider);
  return provider;
}

async function open(config: Config, name: ProviderName): Promise<PaymentProvider> {
  if (name === 'sandbox') return sandboxProvider(config.APP_SECRET, Date.now);
  // Loaded only if used: the SDK costs tens of megabytes.
  const { stripeProvider } = await import('./stripe.ts');
  return stripeProvider({
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: (config.STRIPE_WEBHOOK_SECRET ?? '').split(',').filter(Boolean),
    apiUrl: config.STRIPE_API_URL,
  });
}

/** The provider of a payment method in this shop: cards need the provider's key, play money a demo shop. */
export function providerOf(config: Config, shop: Shop, method: string): ProviderName | undefined {
  if (method === 'card') return config.STRIPE_SECRET_KEY === undefined ? undefined : 'stripe';
  if (method === 'sandbox') return shop.demo ? 'sandbox' : undefined;
  return undefined;
}
