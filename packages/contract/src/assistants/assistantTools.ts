import type { AssistantScope } from '@crossdock/domain/assistants/scopes.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { type CallName, calls } from '../table.ts';
import type { Call } from '../wire/call.ts';

/** The conditions under which a member's assistant can make a call. */
export interface ToolConditions {
  /** One of these scopes is enough. */
  readonly scopes: readonly AssistantScope[];
  /** The member confirms each single call in the portal. */
  readonly confirm?: true;
}

/**
 * The calls that a member's assistant can make, as tools. Calls that are not listed are never offered. Calls
 * that move money or change the member's data have `confirm`.
 */
export const assistantTools = {
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
} as const satisfies Partial<Readonly<Record<CallName, ToolConditions>>>;

export type AssistantCall = keyof typeof assistantTools;

const addressOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

const byAddress: ReadonlyMap<string, ToolConditions> = new Map(
  keysOf(assistantTools).map((name) => [addressOf(calls[name]), assistantTools[name]]),
);

/** The conditions for an assistant's call; undefined if assistants cannot make the call. */
export const toolConditionsOf = (call: Call): ToolConditions | undefined => byAddress.get(addressOf(call));
