import {
  neededSecretsOf,
  providerKindSpec,
  type SecretName,
  type Secrets,
} from '@crossdock/contract/payments/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Staff } from '../platform/scope.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { accountSecrets } from './accountSecrets.ts';
import { findAccount } from './accounts.store.ts';
import { callbackAddress, nextCallbackKey } from './callbacks.ts';

/** This limit allows corrections of typing errors and prevents guessing keys. */
const perStaff: ThrottleLimit = { bucket: 'payment-account-try', max: 30, windowSeconds: 900 };

/**
 * The account as typed, with stored secrets where none were typed, for a query to the provider. Refused if a
 * secret that the query needs is missing.
 */
export async function accountFromInput(
  tx: Tx,
  actor: Staff,
  input: Input<'tryPaymentAccount'>,
  config: Config,
  needed: readonly SecretName[] = neededSecretsOf(input.kind).filter((name) => name !== 'webhookSecret'),
) {
  const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
  if (wait) return wait;
  const account = input.id === undefined ? undefined : await findAccount(tx, input.id);
  if (input.id !== undefined && account?.kind !== input.kind) return refuse('row.notFound');
  const kept = account && (await accountSecrets(tx, encryptionWith(config.APP_SECRET), account.id));
  const secrets: Secrets = { ...kept, ...input.secrets };
  const missing = needed.find((name) => secrets[name] === undefined);
  if (missing !== undefined) return refuse('payAccount.secretNeeded', {}, `secrets.${missing}`);
  if (providerKindSpec(input.kind).isLive(secrets) === !input.live)
    return refuse('payAccount.otherMode', {}, 'secrets.apiKey');
  const callbackKey = account?.callbackKey ?? (await nextCallbackKey(tx, config));
  return { secrets, callback: callbackAddress(actor, callbackKey) };
}
