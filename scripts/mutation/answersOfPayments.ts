const same = 'the same either way';

/** The answers of the server's payments. */
export const answersOfPayments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/payments/desk.store.ts': {
    ".where('payments.provider', 'in', [...providerKindNames, 'sandbox']) → nothing": `${same}: only payments at a provider have a reference; it names the index`,
    "if (named?.column === 'payments.providerReference') → if (false)": `${same}: only payments at a provider have a reference; it names the index`,
  },
  'packages/server/src/payments/bankTransfers.store.ts': {
    "'cashOnDelivery' → nothing":
      'the type check of the whole refuses it: `settlement/bills.ts` reads it; one file by itself is asked here',
    ".where('id', 'in', [...orderIds]) → nothing": `${same}: it reads more than it shows`,
  },
  'packages/server/src/payments/retention.ts': {
    '90 * day → 90 / day':
      '`retention.test.ts` notices it; what is reckoned as a module is loaded, cannot be chosen here',
  },
  'packages/server/src/payments/start.ts': {
    'if (!kept) → if (true)': `${same}: a page that is open for its payment stays open; it saves the read`,
  },
  'packages/server/src/payments/store.ts': {
    'if (added.length === 0) → if (false)':
      'a second net: the bill is locked, and its open payment was found before',
    'false → true': 'a second net: the bill is locked, and its open payment was found before',
    'false → true (3)': `${same}: a page that is over may be closed again`,
    ".where('id', '=', paymentId) → nothing": `${same}: it locks more than it settles`,
    'true → false (3)': `${same}: a page that is open for its payment stays open`,
    ".where('state', '=', 'succeeded') → nothing": `${same}: what paid for an order or a purchase has succeeded, and is given back whole once`,
    ".where('payments.state', 'in', liveStates) → nothing (2)": `${same}: what is decided expires no more; it names the index`,
  },
  'packages/server/src/payments/reported.store.ts': {
    '.where(sql<boolean>`bank_transfers.order_ids && ${p.orderIds}::uuid[]`) → nothing': `${same}: it reads more than it is asked about`,
    'if (orderIds.length === 0) → if (false)': `${same}: no order has none; it saves the statement`,
  },
};
