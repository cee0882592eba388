import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const shippingFacts = {
  number: 'Number of the order, or in tables of a package, as people write it',
  packageIds: 'Ids of packages of the order (UUIDs); left out: all that it can be said of',
  why: 'Why, as the member reads it',
  'rows@query': 'waiting: the orders to be shipped; none: only the head of the table',
  carrier: 'Carrier by its code or name; empty: the one ordered',
  consignee: 'Consignee of the order found; empty: none was found',
  shipped: 'Whether the row was shipped',
  message: 'Why it was not shipped; empty: it was',
  channelId: 'Only of this shipping channel (UUID)',
  'exportToShip.carrierId': 'Only of this last-mile carrier (UUID)',
  'exportToShip.warehouseId': 'Only of this warehouse (UUID)',
  'exportToShip.country@query': 'Only to this country (ISO 3166 alpha-2)',
  'exportToShip.words': 'Part of an order, forwarding or courier number, of the consignee, or whose it is',
} as const satisfies Facts;
