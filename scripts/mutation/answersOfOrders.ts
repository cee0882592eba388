const same = 'the same either way';

/** The answers of the server's orders. */
export const answersOfOrders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/orders/arrivals.ts': {
    'if (way.length === 0) → if (false)': `${same}: to none on the way nothing is promised`,
  },
  'packages/server/src/orders/deliveries.store.ts': {
    'zoned.length > 0 ? await deliveryDays(tx, zoned) : [] → true ? await deliveryDays(tx, zoned) : []': `${same}: of no lane there are no days; it saves the statement`,
    'zoned.length > 0 → zoned.length >= 0': `${same}: of no lane there are no days; it saves the statement`,
    '0 → 1 (2)': 'nobody reads how many deliveries there were where the destination has no zone',
  },
  'packages/server/src/orders/desk.store.ts': {
    '.filter(Boolean) → nothing': `${same}: no number has an empty part`,
    "if (number === '') → if (false)": `${same}: no number has an empty part; it saves the search`,
    ".where('parcels.orderId', 'is not', null) → nothing": `${same}: what is in no order finds none`,
    '0 → 1': `${same}: a count is always one row`,
    ".where('orderId', '=', orderId) → nothing": `${same}: it reads more than it is asked about`,
  },
  'packages/server/src/orders/deskView.ts': {
    '0 → 1': `${same}: a count is never absent`,
  },
  'packages/server/src/orders/details.store.ts': {
    "'number' → nothing": 'a second net: what is sealed is known where it is recorded again',
  },
  'packages/server/src/orders/fee.store.ts': {
    'updatedAt: tx.now → nothing': `${same}: it is read of an order that has ended, and the end writes it`,
    'updatedAt: tx.now → nothing (2)': `${same}: it is read of an order that has ended, and the end writes it`,
  },
  'packages/server/src/orders/getOrder.ts': {
    'order.memberCouponId === null ? undefined : couponOn(tx, order.id) → false ? undefined : couponOn(tx, order.id)': `${same}: where none is used none is found; it saves the statement`,
  },
  'packages/server/src/orders/getPickList.ts': {
    'true → false': 'the test of the pick list notices it; it is reckoned at load, where no mutant is chosen',
  },
  'packages/server/src/orders/lines.store.ts': {
    "if (stage === 'bill') → if (true)": `${same}: before a quote is written there are no lines of it`,
    "if (stage === 'bill') → if (false)":
      'a second net: unpacking, and every new price, drop the lines before it',
    "stage === 'bill' → stage !== 'bill'":
      'a second net: unpacking, and every new price, drop the lines before it',
    'if (lines.length === 0) → if (false)': `${same}: of no lines none is written`,
    '.where(sql<boolean>`order_id = any(${p.orderIds}::uuid[])`) → nothing': `${same}: it reads more than it is asked about`,
    '0 → 1 (3)': `${same}: a bill has its freight; and of the smallest coin of it nothing is earned`,
  },
  'packages/server/src/orders/list.store.ts': {
    '!isFar(page) → isFar(page)': `${same}: both ways read the same rows; far pages are faster by their ids`,
    'filter.span.from === null → filter.span.from !== null': `${same}: what is counted row by row is what the counters say; it saves the count`,
    'filter.span.to === null → filter.span.to !== null': `${same}: what is counted row by row is what the counters say; it saves the count`,
    "if (words !== '') → if (true)": `${same}: no word is a part of every number`,
  },
  'packages/server/src/orders/listOrders.ts': {
    'isPlain(filter) ? undefined : countOrders(tx, actor.memberId, filter) → false ? undefined : countOrders(tx, actor.memberId, filter)': `${same}: what is counted row by row is what the counters say; it saves the count`,
  },
  'packages/server/src/orders/measurements.store.ts': {
    ".where('taken.orderId', '=', orderId) → nothing": `${same}: it reads more than it is asked about`,
    ".where('packages.orderId', '=', orderId) → nothing": `${same}: it reads more than it is asked about`,
    ".where('taken.id', 'in', [...ids]) → nothing": `${same}: it reads more than it is asked about`,
  },
  'packages/server/src/orders/shipping.store.ts': {
    'if (numbers.length === 0) → if (false)': `${same}: nobody asks about none`,
    'lock ? rows.forUpdate() : rows → true ? rows.forUpdate() : rows':
      'a preview holds the orders for the moment in which it reads them',
    'if (hold) → if (true)': 'a preview holds the numbers for the moment in which it reads them',
    ".where('forwardingNumber', 'in', [...numbers]) → nothing": `${same}: it reads more than it is asked about`,
    ".where('forwardingNumber', '<>', '') → nothing": `${same}: nobody asks about an empty number; it names the index`,
    'updatedAt: tx.now → nothing': `${same}: it is read of an order that has ended, and the end writes it`,
    ".where('state', '=', 'awaitingSignature') → nothing":
      'a second net: the order is locked, and its state was asked before',
  },
  'packages/server/src/orders/signProof.ts': {
    "'member' → nothing":
      'the tests of signatures notice it; it is reckoned at load, where no mutant is chosen',
    "'staff' → nothing":
      'the tests of signatures notice it; it is reckoned at load, where no mutant is chosen',
    ", 'carrier' → nothing": `${same} today: no carrier reports to the shop by itself`,
  },
  'packages/server/src/orders/store.ts': {
    ".where('state', '=', order.state) → nothing": `${same}: what is locked leaves its state for nobody else`,
    'if (moved === 0) → if (false)': `${same}: what is locked leaves its state for nobody else`,
    'false → true (2)': `${same}: what is locked leaves its state for nobody else`,
    "if (order.state !== 'awaitingPayment') → if (false)": `${same}: its machine refuses the payment as well`,
    'false → true (3)': 'a second net: what does not await payment is refused before',
    'updatedAt: tx.now → nothing (2)': `${same}: the signature has written it in the same moment`,
    ".where('cashOnDelivery', '=', true) → nothing":
      'a second net: the order is locked, and was asked before whether it is collected',
    ".where('paymentState', '<>', 'paid') → nothing":
      'a second net: the order is locked, and was asked before whether it is paid',
    ".where('paidMinor', '=', order.paidMinor) → nothing": `${same}: what is locked is paid by nobody else`,
    'updatedAt: tx.now → nothing (3)': `${same}: it is read of an order that has ended, and the end writes it`,
    'updatedAt: tx.now → nothing (4)': `${same}: it is read of an order that has ended, and the end writes it`,
    ", publish(tx, 'orders', memberId) → nothing": `${same}: the new price is written after it, and hints as well`,
  },
  'packages/server/src/orders/view.ts': {
    '0 → 1 (2)': `${same}: a count is never absent`,
  },
};
