const same = 'the same either way';

/** Mutants of the server's parcels that no test can or need notice, with the reasons why. */
export const answersOfParcels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/parcels/awaited.store.ts': {
    ".where('state', '=', 'shelved') → nothing":
      'a signal too many: the orders that are looked at are not complete',
    'if (row?.awaited) → if (true)': 'a signal too many: the orders that are looked at are not complete',
  },
  'packages/server/src/parcels/chosen.store.ts': {
    'if (ids.length === 0) → if (false)': `${same}: without ids nothing is found; it saves the statement`,
    ".where('parcelId', 'in', [...parcelIds]) → nothing": `${same}: it reads more than it shows`,
  },
  'packages/server/src/parcels/declaration.ts': {
    "if (field === 'goodsType') → if (false)": `${same}: a type that the shop does not offer is refused before`,
  },
  'packages/server/src/parcels/desk.store.ts': {
    'updatedAt: tx.now → nothing': `${same}: when what is in the house was changed last nobody asks`,
  },
  'packages/server/src/parcels/deskNumbers.store.ts': {
    ".where('parcels.courierNumber', '<>', scanned) → nothing": `${same}: only where no parcel has the number its answer is read`,
  },
  'packages/server/src/parcels/detail.store.ts': {
    "'taken.parcelId as ofId' → nothing":
      'nobody reads it of a parcel: it gives measurements of parcels and of packages one form',
    ".where('taken.id', 'in', [...ids]) → nothing": `${same}: it reads more than it is asked about`,
  },
  'packages/server/src/parcels/forecast.store.ts': {
    'a.courierNumber < b.courierNumber ? -1 : 1 → false ? -1 : 1':
      'in which order rows are written shows only where two batches wait for each other, and one is then run again',
    'a.courierNumber < b.courierNumber → a.courierNumber <= b.courierNumber': `${same}: no number is there twice`,
    '-1 → 1':
      'in which order rows are written shows only where two batches wait for each other, and one is then run again',
    '1 → 0':
      'in which order rows are written shows only where two batches wait for each other, and one is then run again',
    '1 → 0 (2)':
      'in which order rows are written shows only where two batches wait for each other, and one is then run again',
    ".where('state', '=', 'forecast') → nothing": `${same}: the row is locked, and was read as a forecast`,
    ".where('memberId', 'is', null) → nothing": `${same}: the row is locked, and was read as nobody’s`,
    'if (removed === 0) → if (true)': `${same}: what is deleted is no row to change`,
    'updatedAt: tx.now → nothing (3)': `${same}: a forecast of nobody’s does not end, and its days begin with its next member`,
    ".where('memberId', '=', memberId) → nothing (3)": `${same}: the rows are locked, and were read as the member’s own`,
    ".where('state', '=', 'forecast') → nothing (3)":
      'when what has arrived was changed last nobody asks; the history of what has ended is put away later',
  },
  'packages/server/src/parcels/forecastEnding.store.ts': {
    ".where('endToldAt', '>=', (eb) => eb.ref('updatedAt')) → nothing":
      'a second net: the same job first sends and notes the warnings that are missing',
    "'memberId' → nothing (2)": 'nobody reads it: whose it was is read as it is deleted',
    ", 'courierNumber' → nothing (2)":
      'a label for staff of what fails, and nothing keeps such a row from being deleted',
    ".where('state', '=', 'expired') → nothing": `${same}: the deletion names the state too`,
    'if (ids.length === 0) → if (false)': `${same}: a sweep works on something, or not at all`,
    ".where('state', '=', 'expired') → nothing (2)":
      'a second net: a parcel that arrives between the reading and the deletion',
    'if (ids.length === 0) → if (false) (2)': `${same}: a sweep works on something, or not at all`,
    ".where('state', '=', 'forecast') → nothing (2)":
      'a second net: a parcel that arrives between the reading and the note',
  },
  'packages/server/src/parcels/forecastJob.ts': {
    '0 → 1': `${same}: a shop’s days are none, or two weeks at least`,
  },
  'packages/server/src/parcels/forecastParcels.ts': {
    '.filter((number) => !answers.has(number)) → nothing': `${same}: what has its answer is left out a step later`,
    'said.warehouseId === undefined ? {} : { warehouseId: said.warehouseId } → false ? {} : { warehouseId: said.warehouseId }': `${same}: what is undefined is as good as absent`,
  },
  'packages/server/src/parcels/list.store.ts': {
    '!isFar(key) → isFar(key)': `${same}: the same rows by another statement; which of them is quicker, is measured`,
  },
  'packages/server/src/parcels/matching.store.ts': {
    'if (words.length + phoneTails.length + names.length === 0) → if (false)': `${same}: no clue fits nobody; it saves the statement`,
  },
  'packages/server/src/parcels/matching.ts': {
    '.filter((word) => word.length >= 3) → nothing': `${same}: no alias or code is that short; it asks for fewer words`,
    'word.length >= 3 → word.length > 3': `${same}: no alias or code is that short`,
    '0 → 1': `${same}: each has one more`,
  },
  'packages/server/src/parcels/queryParcels.ts': {
    'isNarrow(filter) ? countMine(tx, actor.memberId, filter) : undefined → true ? countMine(tx, actor.memberId, filter) : undefined': `${same}: the counters equal the counts; it saves the statement`,
  },
  'packages/server/src/parcels/shelfMoves.store.ts': {
    'if (moves.length === 0) → if (false)': `${same}: every caller has one`,
  },
  'packages/server/src/parcels/staffList.store.ts': {
    '// A parcel arrives after its row is created, so the id, whi … irstIdAfter(arrivedBefore)) → nothing': `${same}: what had arrived by then was created by then; it limits the scan`,
    ".where('parcels.shelfCode', '<>', '') → nothing": `${same}: a shelf without a name begins with nothing that was typed; it names the index`,
    "if (number === '') → if (false)": `${same}: a number holds something; it saves the search`,
    '0 → 1 (2)': `${same}: there is always a last letter`,
    'Date.parse(instant) + 1 → Date.parse(instant) - 1': 'a millisecond of days',
    '1 → 0 (4)': 'a millisecond of days',
  },
  'packages/server/src/parcels/storageEnding.store.ts': {
    '0 → 1': `${same}: what was shelved was weighed`,
    '0 → 1 (2)': `${same}: what was shelved was measured`,
    '0 → 1 (3)': `${same}: what was shelved was measured`,
    '0 → 1 (4)': `${same}: what was shelved was measured`,
    '1 → 0': `${same}: what the days have cost is not read here`,
    ".where('parcels.memberId', 'is not', null) → nothing": `${same}: what is shelved is a member’s`,
    '.where(sql<boolean>`${free} - make_interval(days => ${days}) <= ${tx.now}::timestamptz`) → nothing': `${same}: it reads more parcels than get a message`,
    '.where(sql<boolean>`${free} + ${stood} > ${tx.now}::timestamptz`) → nothing': `${same}: it reads more parcels than get a message`,
  },
  'packages/server/src/parcels/storageJob.ts': {
    'a - b → a + b': `${same}: after a message about so many days there is none about more`,
  },
  'packages/server/src/parcels/store.ts': {
    ".where('memberId', '=', ofMember) → nothing":
      'a second net: every caller asks for parcels that it has read as the member’s own',
    'orderId === undefined ? {} : { orderId } → false ? {} : { orderId }': `${same}: what is undefined is as good as absent`,
    'options.why === undefined ? {} : { why: options.why } → false ? {} : { why: options.why }': `${same}: what is undefined is as good as absent`,
    "to === 'shelved' && moved.some((row) => row.awaited) ? publi … tedTopic, null) : undefined → true ? publish(tx, awaitedTopic, null) : undefined":
      'a signal too many: the orders that are looked at are not complete',
    "to === 'shelved' && moved.some((row) => row.awaited) → to === 'shelved' || moved.some((row) => row.awaited)":
      'a signal too many: the orders that are looked at are not complete',
    'moved.some → moved.every': `${same}: what an order waits for is put on its shelf by itself`,
    'if (moves.length === 0) → if (false)': 'a hint too many costs one read',
    'updatedAt: tx.now → nothing (2)': `${same}: what is in work is in the house, and when that was changed last nobody asks`,
    ".where('inService', '!=', inService) → nothing": 'a hint too many costs one read',
    ".where('state', 'in', states) → nothing": 'it looks once too often',
  },
  'packages/server/src/parcels/view.ts': {
    '0 → 1': `${same}: what was weighed was measured`,
    '0 → 1 (2)': `${same}: what was weighed was measured`,
    '0 → 1 (3)': `${same}: what was weighed was measured`,
    'row.orderId !== null && row.orderNumber !== null → row.orderId !== null || row.orderNumber !== null': `${same}: a parcel has all three of its order, or none`,
    'row.orderId !== null && row.orderNumber !== null && row.orderState !== null → row.orderId !== null && row.orderNumber !== null || row.orderState !== null': `${same}: a parcel has all three of its order, or none`,
  },
};
