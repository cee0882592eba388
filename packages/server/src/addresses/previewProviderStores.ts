import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { ecpayStores, NoStoreList } from './maps/ecpayStores.ts';
import { planStoreImport } from './storeImportPlan.ts';
import { storeMapKeys } from './storeMapKeys.ts';

/** The provider blocks too frequent requests for half an hour (403); its list changes once a day. */
const limit: Limit = { bucket: 'store-list', max: 6, windowSeconds: 3_600 };

export const previewProviderStores = withPreparation<'previewProviderStores'>()({
  look: async (tx, actor, _input, { config }) => {
    const [{ storeMap }, keys] = await Promise.all([
      currentSettings(tx),
      storeMapKeys(tx, encryptionWith(config.APP_SECRET)),
    ]);
    if (storeMap === null || keys === undefined) return refuse('storeMap.keysNeeded');
    return (await rateLimit(tx, limit, actor.shop.id)) ?? { storeMap, keys };
  },
  prepare: async (noTransaction, _actor, _input, { config }, { storeMap, keys }) => {
    noTransaction.check();
    const reach = { url: config.ECPAY_LOGISTICS_URL, privateToo: config.OUTBOUND_PRIVATE };
    try {
      return await ecpayStores(storeMap, keys, reach);
    } catch (error) {
      if (!(error instanceof NoStoreList)) throw error;
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
