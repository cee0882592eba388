import type { ProviderKind, SecretName } from '@crossdock/contract/payments/providerKinds.ts';
import { t } from '../shell/i18n.ts';

type Key = Parameters<typeof t>[0];

interface KindTexts {
  /** The provider's name for each secret, and the place where the provider shows it. */
  readonly secrets: { readonly [N in SecretName]?: readonly [label: Key, where: Key] };
  /** The place at the provider for our callback URL; left out if each payment contains the URL. */
  readonly callback?: Key;
}

/** The form's texts for each kind of provider. */
export const providerTexts: Readonly<Record<ProviderKind, KindTexts>> = {
  stripe: {
    secrets: {
      apiKey: ['payments.secret.apiKey', 'payments.stripe.apiKey.where'],
      webhookSecret: ['payments.secret.webhookSecret', 'payments.stripe.webhookSecret.where'],
    },
    callback: 'payments.stripe.callback.where',
  },
  ecpay: {
    secrets: {
      merchantId: ['payments.ecpay.merchantId', 'payments.ecpay.merchantId.where'],
      hashKey: ['payments.ecpay.hashKey', 'payments.ecpay.hashKey.where'],
      hashIv: ['payments.ecpay.hashIv', 'payments.ecpay.hashIv.where'],
    },
  },
  newebpay: {
    secrets: {
      merchantId: ['payments.newebpay.merchantId', 'payments.newebpay.merchantId.where'],
      hashKey: ['payments.ecpay.hashKey', 'payments.newebpay.hashKey.where'],
      hashIv: ['payments.ecpay.hashIv', 'payments.ecpay.hashIv.where'],
    },
  },
  ownPromptPay: {
    secrets: { payeeId: ['payments.ownPromptPay.payeeId', 'payments.ownPromptPay.payeeId.where'] },
  },
  ownFps: {
    secrets: { payeeId: ['payments.ownFps.payeeId', 'payments.ownFps.payeeId.where'] },
  },
  linePay: {
    secrets: {
      merchantId: ['payments.linePay.merchantId', 'payments.linePay.merchantId.where'],
      apiKey: ['payments.linePay.apiKey', 'payments.linePay.apiKey.where'],
    },
  },
  omise: {
    secrets: {
      apiKey: ['payments.omise.apiKey', 'payments.omise.apiKey.where'],
      webhookSecret: ['payments.omise.webhookSecret', 'payments.omise.webhookSecret.where'],
    },
    callback: 'payments.omise.callback.where',
  },
  billplz: {
    secrets: {
      apiKey: ['payments.billplz.apiKey', 'payments.billplz.apiKey.where'],
      collectionId: ['payments.billplz.collectionId', 'payments.billplz.collectionId.where'],
      webhookSecret: ['payments.billplz.webhookSecret', 'payments.billplz.webhookSecret.where'],
      payoutCollectionId: [
        'payments.billplz.payoutCollectionId',
        'payments.billplz.payoutCollectionId.where',
      ],
    },
  },
};

/** The provider's name for the secret. */
export const secretLabel = (kind: ProviderKind, name: SecretName): string => {
  const [label] = providerTexts[kind].secrets[name] ?? [];
  return label === undefined ? name : t(label);
};
