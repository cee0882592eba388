const same = 'the same either way';
const unread = 'when a row changed last is true of every row; nobody reads it of orders that go on';

/** Mutants of the server's orders that no test can or need notice, with the reasons why. */
export const acceptedOrderMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src/orders/contents.ts': {
    '0 → 1 (5)': `${same}: a parcel of another order is refused before`,
    'entries.some → entries.every': `${same}: a parcel that is counted in only some of its places is refused before`,
    '0 → 1 (8)': `${same}: all of these entries are counted`,
  },
  'packages/domain/src/orders/journey.ts': {
    'placeOf(other) > placeOf(one) → placeOf(other) >= placeOf(one)': `${same}: one place has one stage`,
    'placeOf(one.stage) < placeOf(other.stage) → placeOf(one.stage) <= placeOf(other.stage)': `${same}: their places differ here`,
  },
  'packages/domain/src/orders/laneDays.ts': {
    'begin > today → begin >= today': `${same}: both are today`,
  },
  'packages/server/src/orders/deliveries.store.ts': {
    '0 → 1 (2)': 'nobody reads how many deliveries there were where the destination has no zone',
  },
  'packages/server/src/orders/details.store.ts': {
    "'number' → nothing": 'a second net: what is sealed is known where it is recorded again',
  },
  'packages/server/src/orders/lines.store.ts': {
    '0 → 1 (2)': `${same}: a bill has its freight; and of the smallest coin of it nothing is earned`,
  },
  'packages/server/src/orders/store.ts': {
    'updatedAt: tx.now → nothing (2)': unread,
    'updatedAt: tx.now → nothing (3)': unread,
  },
};
