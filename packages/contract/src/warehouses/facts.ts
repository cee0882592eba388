import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const warehousesFacts = {
  'listLocations.list.id': 'Id of the place (UUID)',
  'activateLocation.id': 'Id of the place (UUID)',
  'removeLocation.id': 'Place to take away (UUID)',
  id: 'Id of the warehouse (UUID)',
  code: 'Code of the warehouse, such as SZ',
  'listLocations.list.code': 'Code of the place, such as A-01',
  name: 'Name of the warehouse',
  linkman: 'Name on the label; may carry {memberId}, {randomName}, {userName}, {alias}',
  'getWarehouseList.linkman': "Name for the label, with the member's placeholders filled in",
  phone: 'Phone for the label',
  address: 'Address; may carry the same placeholders',
  'getWarehouseList.address': "Address for the label, with the member's placeholders filled in",
  freeStorageDays: 'Days in store that cost nothing',
  storage: 'What further days cost',
  by: 'What is charged for: parcel, weight or volume',
  'storage.unit': 'Grams or cm³ that pay the day rate; ignored where `by` is parcel',
  closedDays: "Days of the shop's calendar on which storage clocks stand still",
  closed: 'Whether nothing is put there',
  codes: 'Codes of the places, such as A-01',
  active: 'Whether it is open to members',
  'activateLocation.active': 'true opens it, false closes it; only where nothing lies',
} as const satisfies Facts;
