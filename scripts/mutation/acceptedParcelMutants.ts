const same = 'the same either way';
const unread =
  'when a row changed last is true of every row; nobody reads it of parcels that neither await arrival nor have ended';

/** Mutants of the server's parcels that no test can or need notice, with the reasons why. */
export const acceptedParcelMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/parcels/declaration.ts': {
    "if (field === 'goodsType') → if (false)": `${same}: a type that the shop does not offer is refused before`,
  },
  'packages/server/src/parcels/desk.store.ts': {
    'updatedAt: tx.now → nothing': unread,
  },
  'packages/server/src/parcels/forecast.store.ts': {
    'updatedAt: tx.now → nothing (3)': unread,
    'a.courierNumber < b.courierNumber → a.courierNumber <= b.courierNumber': `${same}: no number is there twice`,
    '1 → 0 (2)': `${same}: only what comes before another number is moved`,
  },
  'packages/server/src/parcels/staffList.store.ts': {
    '// A parcel arrives after its row is created, and its id con … .parse(arrivedBefore) + 1)) → nothing': `${same}: what had arrived by then was created by then; it limits the scan`,
    ".where('parcels.shelfCode', '<>', '') → nothing": `${same}: a shelf without a name begins with nothing that was typed; it names the index`,
    '0 → 1 (2)': `${same}: there is always a last letter`,
  },
  'packages/server/src/parcels/parcelsWithStorageEnding.store.ts': {
    '1 → 0': `${same}: what the days have cost is not read here`,
  },
  'packages/server/src/parcels/store.ts': {
    'updatedAt: tx.now → nothing (2)': unread,
  },
};
