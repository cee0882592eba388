/**
 * Writes all parcels of a state as a table for a spreadsheet. The key needs "View parcels".
 *
 *   CROSSDOCK_HOST=https://shop.example CROSSDOCK_KEY=crossdock_… node parcelsToSheet.mts shelved > parcels.csv
 */
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '', key: process.env.CROSSDOCK_KEY });
const state = process.argv[2];

/** Quotes a cell, and keeps a spreadsheet from reading its text as a formula. */
const cell = (value: string | number | null) =>
  `"${String(value ?? '')
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;
const line = (values: (string | number | null)[]) => console.log(values.map(cell).join(','));

line(['courier number', 'state', 'member', 'weight (g)', 'shelf']);
// Lists any number of parcels. New forecasts meanwhile do not shift the pages.
for await (const parcel of shop.each('queryAllParcels', { state }))
  line([parcel.courierNumber, parcel.state, parcel.member?.account ?? '', parcel.weightG, parcel.shelfCode]);
