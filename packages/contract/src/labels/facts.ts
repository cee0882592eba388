import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const labelsFacts = {
  kind: 'What the labels are for: parcel, shelf, order, box (all packages of an order), package (one of them), pickList, tote or member',
  ids: 'Ids of the parcels, shelves, orders, packages, pick lists, totes or members (UUIDs); of the orders for boxes',
  way: 'How they are printed: browser, pdf, zpl, tspl or zebra',
  reason: 'Why they are printed again; required if one of them was printed before',
  'list.id': 'Id of what the label is for (UUID); of the package for a box',
  code: 'What the barcode says: courier number, shelf, number of the order, pick list or tote, or alias',
  copy: 'Which copy this is, from 1',
  alias: "The member's alias; empty if nobody's",
  shelf: 'Code of the shelf; empty if there is none',
  tail: 'The last six characters of the courier number',
  day: "Day of arrival, or on which a pick list was made, in the shop's calendar; empty before it",
  warehouse: 'Code of the warehouse',
  channel: 'Name of the channel in the language of the reader',
  country: 'Country of the destination (ISO 3166)',
  consignee: 'Name of the consignee, masked',
  weightG: 'Weight of the box in grams',
  part: 'Which box of the order, from 1; position of a tote',
  parts: 'How many boxes the order has; how many orders a pick list has',
  contents: 'Parcels in the box; empty: not recorded, or no box',
  pieces: 'Pieces of the parcel in the box; null: a part that was not counted',
  parcels: 'How many parcels the order or the pick list has',
} as const satisfies Facts;
