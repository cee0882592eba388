import type { AssistantScope } from '@crossdock/domain/assistants/scopes.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { type CallName, calls } from '../table.ts';
import type { Call } from '../wire/call.ts';

/** What a member's assistant needs to make a call. */
export interface Offer {
  /** Any one of these. */
  readonly scopes: readonly AssistantScope[];
  /** The member confirms each single call in the portal. */
  readonly confirm?: true;
}

/**
 * The calls that a member's assistant can make, as tools. A call that is missing here is not offered, whatever the
 * member has allowed. Whatever moves money or changes what is known of the member has `confirm`.
 */
export const offered = {
  queryParcels: { scopes: ['parcels.read', 'parcels.forecast', 'orders.submit'] },
  getParcel: { scopes: ['parcels.read'] },
  getStorageCalendar: { scopes: ['parcels.read'] },
  queryMyWarehouses: { scopes: ['parcels.read', 'parcels.forecast'] },
  getForecastRules: { scopes: ['parcels.forecast'] },
  queryGoodsTypes: { scopes: ['parcels.forecast'] },
  previewForecast: { scopes: ['parcels.forecast'] },
  forecastParcels: { scopes: ['parcels.forecast'] },
  listOrders: { scopes: ['orders.read'] },
  getOrder: { scopes: ['orders.read'] },
  getWallet: { scopes: ['orders.read'] },
  getConsumptionList: { scopes: ['orders.read'] },
  getOrderDefaultInfo: { scopes: ['orders.submit'] },
  planOrder: { scopes: ['orders.submit'] },
  quoteOrder: { scopes: ['orders.submit'] },
  submitOrder: { scopes: ['orders.submit'], confirm: true },
} as const satisfies Partial<Readonly<Record<CallName, Offer>>>;

export type OfferedCall = keyof typeof offered;

const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

const byAddress: ReadonlyMap<string, Offer> = new Map(
  keysOf(offered).map((name) => [addressOf(calls[name]), offered[name]]),
);

/** What an assistant needs for the call; undefined if it is not offered to assistants. */
export const offerOf = (call: Call): Offer | undefined => byAddress.get(addressOf(call));
