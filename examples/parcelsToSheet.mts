/**
 * All parcels of a state, as a table that a spreadsheet opens. The key needs "View parcels".
 *
 *   CROSSDOCK_HOST=https://shop.example CROSSDOCK_KEY=crossdock_… node parcelsToSheet.mts shelved > parcels.csv
 */
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '', key: process.env.CROSSDOCK_KEY });
const state = process.argv[2];

/** Quoted, and with nothing at its head that a spreadsheet would take for a formula. */
const cell = (value: string | number | null) =>
  `"${String(value ?? '')
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;
const line = (values: (string | number | null)[]) => console.log(values.map(cell).join(','));

line(['courier number', 'state', 'member', 'weight (g)', 'shelf']);
// However many there are: what is announced meanwhile moves none of them.
for await (const parcel of shop.each('queryAllParcels', { state }))
  line([parcel.courierNumber, parcel.state, parcel.member?.account ?? '', parcel.weightG, parcel.shelfCode]);
