import {
  type EinvoiceSecrets,
  einvoiceProviderOf,
  einvoiceSecrets,
} from '@crossdock/contract/einvoices/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { recordChanges } from '../platform/audit.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { einvoiceKeys, lastFourOfKeys, storeEinvoiceKeys } from './accountKeys.ts';
import { addEinvoiceAccount, changeEinvoiceAccount, lockEinvoiceAccount } from './accounts.store.ts';

/**
 * Saves an account. Its kind, mode and number never change, because invoices name the account that issued
 * them.
 */
export const saveEinvoiceAccount: Handler<'saveEinvoiceAccount'> = async (tx, actor, input, { config }) => {
  const { kind, merchantId, live, active, secrets: typed } = input;
  if (einvoiceProviderOf(kind).currency !== actor.shop.currency)
    return refuse('einvoice.otherCurrency', {}, 'kind');
  const encryption = encryptionWith(config.APP_SECRET);
  const before = input.id === undefined ? undefined : await lockEinvoiceAccount(tx, input.id);
  if (input.id !== undefined && before === undefined) return refuse('row.notFound');
  if (before && (before.kind !== kind || before.merchantId !== merchantId || before.live !== live))
    return refuse('einvoice.otherAccount', {}, 'merchantId');
  const kept = before && (await einvoiceKeys(tx, encryption, before.id));
  const missing = einvoiceSecrets.find((name) => (typed[name] ?? kept?.[name]) === undefined);
  if (missing !== undefined) return refuse('einvoice.secretNeeded', {}, `secrets.${missing}`);
  const keys: EinvoiceSecrets = recordOf(einvoiceSecrets, (name) => typed[name] ?? kept?.[name] ?? '');
  const id = before?.id ?? newId();
  if (!before && !(await addEinvoiceAccount(tx, { id, kind, merchantId, live })))
    return refuse('row.changed');
  const changes = { secretEnds: lastFourOfKeys(keys), active };
  recordChanges(
    tx,
    before ? { secretEnds: before.secretEnds, active: before.activeSince !== null } : {},
    changes,
  );
  await changeEinvoiceAccount(tx, id, changes);
  await storeEinvoiceKeys(tx, encryption, id, keys);
  return { done: true, id };
};
