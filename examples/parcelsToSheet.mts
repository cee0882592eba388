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
const pageSize = 100;
let after: string | undefined;
// Page behind page, however many there are: what is announced meanwhile moves none of them.
for (let more = true; more; ) {
  const { list } = await shop.call('queryAllParcels', { state, pageSize, ...(after && { after }) });
  for (const parcel of list)
    line([
      parcel.courierNumber,
      parcel.state,
      parcel.member?.account ?? '',
      parcel.weightG,
      parcel.shelfCode,
    ]);
  after = list.at(-1)?.id;
  more = list.length === pageSize;
}
