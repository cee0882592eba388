import type { ProviderKind, SecretName } from '@crossdock/contract/payments/providerKinds.ts';
import { t } from '../shell/i18n.ts';

type Key = Parameters<typeof t>[0];

interface KindTexts {
  /** How the provider calls each secret, and where it shows it. */
  readonly secrets: { readonly [N in SecretName]?: readonly [label: Key, where: Key] };
  /** Where our address for messages is entered; left out where each payment names it. */
  readonly callback?: Key;
}

/** What the form of each kind of provider says. */
export const providerTexts: Readonly<Record<ProviderKind, KindTexts>> = {
  stripe: {
    secrets: {
      apiKey: ['payments.secret.apiKey', 'payments.stripe.apiKey.where'],
      webhookSecret: ['payments.secret.webhookSecret', 'payments.stripe.webhookSecret.where'],
    },
    callback: 'payments.stripe.callback.where',
  },
};

/** How the secret is called at this provider. */
export const secretLabel = (kind: ProviderKind, name: SecretName): string => {
  const [label] = providerTexts[kind].secrets[name] ?? [];
  return label === undefined ? name : t(label);
};
