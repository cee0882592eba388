import {
  methodsOf,
  neededSecretsOf,
  providerKindSpec,
  type Secrets,
} from '@crossdock/contract/payments/providerKinds.ts';
import { methodRow } from '@crossdock/contract/payments/startingMethods.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { recordChanges } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { accountSecrets, storeAccountSecrets, visiblePartOfSecrets } from './accountSecrets.ts';
import {
  type AccountRow,
  addAccount,
  assignMethods,
  changeAccount,
  customLimitsOfMethods,
  hasPayments,
  lockAccount,
  type MethodWithLimits,
  payeeAccountsOfMethods,
} from './accounts.store.ts';
import { nextCallbackKey } from './callbacks.ts';
import { addMissingMethod } from './methods.store.ts';

type Wanted = Input<'savePaymentAccount'>;

export const savePaymentAccount: Handler<'savePaymentAccount'> = async (tx, actor, input, { config }) => {
  const served = servedBy(input, actor.shop.currency);
  if (isRefusal(served)) return served;
  const encryption = encryptionWith(config.APP_SECRET);
  const before = input.id === undefined ? undefined : await lockAccount(tx, input.id);
  if (input.id !== undefined && before?.kind !== input.kind) return refuse('row.notFound');
  if (before && before.endedAt !== null) return refuse('payAccount.ended');
  // Refuses to change the mode of an account with payments, because they are looked up, refunded and disputed with
  // the account's keys.
  if (before && before.live !== input.live && (await hasPayments(tx, before.id)))
    return refuse('payAccount.modeInUse', {}, 'live');
  const kept = before && (await accountSecrets(tx, encryption, before.id));
  const secrets = merged(input, kept ?? {});
  if (isRefusal(secrets)) return secrets;
  const id = before?.id ?? newId();
  const changes = {
    name: input.name,
    live: input.live,
    secretEnds: visiblePartOfSecrets(input.kind, secrets),
  };
  if (before) await changeAccount(tx, id, changes);
  else {
    const callbackKey = await nextCallbackKey(tx, config);
    const { kind } = input;
    const added = await addAccount(tx, {
      ...{ ...changes, id, kind, callbackKey },
      secretEnds: JSON.stringify(changes.secretEnds),
    });
    if (!added) return refuse('row.changed');
  }
  recordChanges(tx, await knownOf(tx, before), {
    ...changes,
    methods: input.methods,
    limits: customLimitsOfMethods(served),
  });
  await storeAccountSecrets(tx, encryption, id, secrets);
  await assignMethods(tx, id, served);
  for (const method of input.methods) await addMissingMethod(tx, methodRow(tx.shopId, method));
  return { done: true, id };
};

/**
 * The methods that the account serves from now on. Refused if its kind does not serve a method in this currency, or
 * if an amount limit is impossible.
 */
function servedBy({ kind, methods, limits }: Wanted, currency: string) {
  const possible = methodsOf(kind, currency);
  if (!methods.every((method) => possible.includes(method)))
    return refuse('payAccount.otherCurrency', { currency }, 'methods');
  const crossed = limits.some(
    ({ leastMinor, mostMinor }) => leastMinor !== null && mostMinor !== null && leastMinor > mostMinor,
  );
  if (crossed) return refuse('payAccount.limits', {}, 'limits');
  return methods.map((method): MethodWithLimits => {
    const { leastMinor = null, mostMinor = null } = limits.find((one) => one.method === method) ?? {};
    return { method, leastMinor, mostMinor };
  });
}

/**
 * The stored secrets, overridden by typed ones. Refused if a secret is missing, or if they are not of the chosen
 * mode.
 */
function merged({ kind, live, secrets: typed }: Wanted, kept: Secrets) {
  const secrets: Secrets = { ...kept, ...typed };
  const missing = neededSecretsOf(kind).find((name) => secrets[name] === undefined);
  if (missing !== undefined) return refuse('payAccount.secretNeeded', {}, `secrets.${missing}`);
  const isLive = providerKindSpec(kind).isLive(secrets);
  if (isLive !== undefined && isLive !== live) return refuse('payAccount.otherMode', {}, 'secrets.apiKey');
  return secrets;
}

async function knownOf(tx: Tx, before: AccountRow | undefined) {
  if (before === undefined) return {};
  const { name, live, secretEnds } = before;
  const served = (await payeeAccountsOfMethods(tx)).filter((row) => row.id === before.id);
  return {
    name,
    live,
    secretEnds,
    methods: served.map(({ method }) => method),
    limits: customLimitsOfMethods(served),
  };
}
