import type { StoreMapAccount } from '@crossdock/contract/addresses/storeMap.ts';
import { parseStoreFromMap } from '../storeColumns.ts';
import { logisticsCheckMacValue, type MacKeys } from './checkMacValue.ts';
import type { StoreMapPort } from './map.ts';

const origins = { live: 'https://logistics.ecpay.com.tw', test: 'https://logistics-stage.ecpay.com.tw' };

/** The address of 7-11's map, to which ECPay redirects browsers. */
const chainMap = 'https://emap.presco.com.tw';

export const ecpayOrigin = (live: boolean): string => (live ? origins.live : origins.test);

/**
 * ECPay (綠界), "Request the e-map of convenience store": a form opens the map, and an unsigned form returns the store.
 */
export function ecpayStoreMap({ merchantId, kind, live }: StoreMapAccount, keys?: MacKeys): StoreMapPort {
  return {
    action: `${ecpayOrigin(live)}/Express/map`,
    onward: [chainMap],
    fieldsFor: ({ replyUrl, tradeNumber, phone }) => {
      const fields = {
        MerchantID: merchantId,
        MerchantTradeNo: tradeNumber,
        LogisticsType: 'CVS',
        LogisticsSubType: kind,
        IsCollection: 'N',
        ServerReplyURL: replyUrl,
        ExtraData: '',
        Device: phone ? '1' : '0',
      };
      // ECPay's API reference requires no signature for this request, but ECPay's current samples send one.
      return keys === undefined ? fields : { ...fields, CheckMacValue: logisticsCheckMacValue(fields, keys) };
    },
    storeIn: (form) =>
      form.get('MerchantID') === merchantId && form.get('LogisticsSubType') === kind
        ? parseStoreFromMap({
            number: form.get('CVSStoreID') ?? '',
            name: form.get('CVSStoreName') ?? '',
            address: form.get('CVSAddress') ?? '',
          })
        : undefined,
  };
}
