import { einvoiceProviderKinds, einvoiceSecrets } from '@crossdock/contract/einvoices/providerKinds.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { einvoiceKeys } from './accountKeys.ts';
import { listEinvoiceAccountRows } from './accounts.store.ts';

export const listEinvoiceAccounts: Handler<'listEinvoiceAccounts'> = async (
  tx,
  _actor,
  _input,
  { config },
) => {
  const encryption = encryptionWith(config.APP_SECRET);
  const list = [];
  for (const {
    id,
    kind,
    merchantId,
    live,
    activeSince,
    createdAt,
    secretEnds,
  } of await listEinvoiceAccountRows(tx)) {
    if (!isOneOf(einvoiceProviderKinds, kind)) continue;
    list.push({
      ...{ id, kind, merchantId, live, activeSince, createdAt, active: activeSince !== null },
      ends: einvoiceSecrets.flatMap((secret) => {
        const end = secretEnds[secret];
        return end === undefined ? [] : [{ secret, end }];
      }),
      readable: (await einvoiceKeys(tx, encryption, id)) !== undefined,
    });
  }
  return { list };
};
