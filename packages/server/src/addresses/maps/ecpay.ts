import type { StoreMap } from '@crossdock/contract/addresses/storeMap.ts';
import { storeFromMap } from '../storeColumns.ts';
import type { StoreMapPort } from './map.ts';

const origins = { live: 'https://logistics.ecpay.com.tw', test: 'https://logistics-stage.ecpay.com.tw' };

/** ECPay (綠界), "Request the e-map of convenience store": a form opens the map, and a form brings the store back, unsigned. */
export function ecpayMap({ merchantId, kind, live }: StoreMap): StoreMapPort {
  return {
    action: `${live ? origins.live : origins.test}/Express/map`,
    fieldsFor: ({ replyUrl, tradeNumber, phone }) => ({
      MerchantID: merchantId,
      MerchantTradeNo: tradeNumber,
      LogisticsType: 'CVS',
      LogisticsSubType: kind,
      IsCollection: 'N',
      ServerReplyURL: replyUrl,
      ExtraData: '',
      Device: phone ? '1' : '0',
    }),
    storeIn: (form) =>
      form.get('MerchantID') === merchantId && form.get('LogisticsSubType') === kind
        ? storeFromMap({
            number: form.get('CVSStoreID') ?? '',
            name: form.get('CVSStoreName') ?? '',
            address: form.get('CVSAddress') ?? '',
          })
        : undefined,
  };
}
