import { providerMethods } from '@crossdock/contract/payments/methods.ts';
import { isProviderKind, secretNames } from '@crossdock/contract/payments/providerKinds.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { accountSecrets } from './accountSecrets.ts';
import {
  countOpenPayments,
  customLimitsOfMethods,
  listAccounts,
  payeeAccountsOfMethods,
} from './accounts.store.ts';
import { callbackAddress, nextCallbackKey } from './callbacks.ts';
import { isPayee, payeesOfShop } from './payees.ts';

export const listPaymentAccounts: Handler<'listPaymentAccounts'> = async (tx, actor, _input, { config }) => {
  const [accounts, served, open, payeeOf, nextKey] = await Promise.all([
    listAccounts(tx),
    payeeAccountsOfMethods(tx),
    countOpenPayments(tx),
    payeesOfShop(tx, actor.shop, config),
    nextCallbackKey(tx, config),
  ]);
  const encryption = encryptionWith(config.APP_SECRET);
  const list = [];
  for (const { shopId: _, kind, secretEnds, callbackKey, ...account } of accounts) {
    if (!isProviderKind(kind)) continue;
    list.push({
      ...account,
      kind,
      methods: namesOf(served.filter(({ id }) => id === account.id)),
      limits: customLimitsOfMethods(served.filter(({ id }) => id === account.id)).flatMap((one) =>
        isOneOf(providerMethods, one.method) ? [{ ...one, method: one.method }] : [],
      ),
      ends: secretNames.flatMap((secret) => {
        const end = secretEnds[secret];
        return end === undefined ? [] : [{ secret, end }];
      }),
      readable: (await accountSecrets(tx, encryption, account.id)) !== undefined,
      callback: callbackAddress(actor, callbackKey),
      openPayments: open.find(({ accountId }) => accountId === account.id)?.n ?? 0,
    });
  }
  const card = payeeOf('card');
  const byOperator = isPayee(card) && card.accountId === null ? (['card'] as const) : [];
  return { list, byOperator: [...byOperator], nextCallback: callbackAddress(actor, nextKey) };
};

const namesOf = (rows: readonly { readonly method: string }[]) =>
  rows.flatMap(({ method }) => (isOneOf(providerMethods, method) ? [method] : []));
