import type { StoreMapAccount } from '@crossdock/contract/addresses/storeMap.ts';
import { z } from 'zod';
import { sendOutbound } from '../../platform/outbound.ts';
import { logisticsCheckMacValue, type MacKeys } from './checkMacValue.ts';
import { ecpayOrigin } from './ecpay.ts';

const timeoutMs = 30_000;
/** The most bytes of an answer; some 7,300 stores of 7-11 take 1.5 MB. */
const answerAtMost = 16 * 1024 * 1024;

const answer = z.object({
  RtnCode: z.coerce.number(),
  RtnMsg: z.string().default(''),
  StoreList: z
    .array(
      z.object({
        CvsType: z.string(),
        StoreInfo: z.array(
          z.object({
            StoreId: z.string(),
            StoreName: z.string().nullish(),
            StoreAddr: z.string().nullish(),
            StorePhone: z.string().nullish(),
          }),
        ),
      }),
    )
    .nullish(),
});

export interface ProviderStore {
  readonly number: string;
  readonly name: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
  readonly zip: string;
  readonly phone: string;
}

/** The error if ECPay did not return its list. It contains ECPay's message if there is one. */
export class StoreListUnavailable extends Error {
  override readonly name = 'StoreListUnavailable';
}

/** All stores of 7-11 as ECPay (綠界) lists them, "Get the store list"; updated there at 20:00 each day. */
export async function fetchEcpayStores(
  { merchantId, live }: Pick<StoreMapAccount, 'merchantId' | 'live'>,
  keys: MacKeys,
  { url, privateToo }: { readonly url: string | undefined; readonly privateToo: boolean },
): Promise<ProviderStore[]> {
  const fields = { MerchantID: merchantId, CvsType: 'UNIMART', PlatformID: '' };
  const said = await sendOutbound({
    url: new URL('/Helper/GetStoreList', url ?? ecpayOrigin(live)).href,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ ...fields, CheckMacValue: logisticsCheckMacValue(fields, keys) }).toString(),
    timeoutMs,
    privateToo,
    answerAtMost,
  }).catch((error: unknown) => {
    throw new StoreListUnavailable(error instanceof Error ? error.message : String(error));
  });
  const list = answer.safeParse(jsonIn(said.text)).data;
  if (said.status !== 200 || list === undefined) throw new StoreListUnavailable(`HTTP ${said.status}`);
  if (list.RtnCode !== 1) throw new StoreListUnavailable(`${list.RtnCode} ${list.RtnMsg}`.slice(0, 200));
  const stores = (list.StoreList ?? []).filter(({ CvsType }) => CvsType === 'UNIMART');
  return stores.flatMap(({ StoreInfo }) => StoreInfo.map(storeOf));
}

type Listed = NonNullable<z.infer<typeof answer>['StoreList']>[number]['StoreInfo'][number];

/** Members search for a store by city and district, which ECPay writes at the beginning of the address. */
function storeOf({ StoreId, StoreName, StoreAddr, StorePhone }: Listed): ProviderStore {
  const address = StoreAddr?.trim() ?? '';
  const [, city = '', area = ''] = /^(..[縣市])(.{1,3}?[區鄉鎮市])?/.exec(address) ?? [];
  return {
    ...{ number: StoreId.trim(), name: StoreName?.trim() ?? '', address },
    ...{ city, area, zip: '', phone: StorePhone?.trim() ?? '' },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
