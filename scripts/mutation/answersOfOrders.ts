const same = 'the same either way';

/** The answers of the server's orders. */
export const answersOfOrders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/orders/deliveries.store.ts': {
    '0 → 1 (2)': 'nobody reads how many deliveries there were where the destination has no zone',
  },
  'packages/server/src/orders/details.store.ts': {
    "'number' → nothing": 'a second net: what is sealed is known where it is recorded again',
  },
  'packages/server/src/orders/lines.store.ts': {
    '0 → 1 (2)': `${same}: a bill has its freight; and of the smallest coin of it nothing is earned`,
  },
  'packages/server/src/orders/shipping.store.ts': {
    ".where('forwardingNumber', '<>', '') → nothing": `${same}: nobody asks about an empty number; it names the index`,
  },
};
