import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { fetchEcpayStores, StoreListUnavailable } from './maps/ecpayStores.ts';
import { planStoreImport } from './storeImportPlan.ts';
import { readStoreMapKeys } from './storeMapKeys.ts';

/** The provider blocks too frequent requests for half an hour (403); its list changes once a day. */
const limit: ThrottleLimit = { bucket: 'store-list', max: 6, windowSeconds: 3_600 };

export const previewProviderStores = withPreparation<'previewProviderStores'>()({
  look: async (tx, actor, _input, { config }) => {
    const [{ storeMap }, keys] = await Promise.all([
      currentSettings(tx),
      readStoreMapKeys(tx, encryptionWith(config.APP_SECRET)),
    ]);
    if (storeMap === null || keys === undefined) return refuse('storeMap.keysNeeded');
    return (await enforceRateLimit(tx, limit, actor.shop.id)) ?? { storeMap, keys };
  },
  prepare: async (noTransaction, _actor, _input, { config }, { storeMap, keys }) => {
    noTransaction.check();
    const reach = { url: config.ECPAY_LOGISTICS_URL, privateToo: config.OUTBOUND_PRIVATE };
    try {
      return await fetchEcpayStores(storeMap, keys, reach);
    } catch (error) {
      if (!(error instanceof StoreListUnavailable)) throw error;
      return refuse('storeMap.noList', { why: error.message });
    }
  },
  handle: (tx, actor, _input, _services, stores) =>
    planStoreImport(
      tx,
      stores.map((fields, at) => ({ row: at + 1, fields })),
      'TW',
      actor.lang,
    ),
});
