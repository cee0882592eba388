/** What is mutated, by `npm run mutate -- <name>`: a folder, and what of it must be noticed. */
export interface Target {
  readonly folder: string;
  /** The least share of mutants, in hundredths, that tests or types must notice. It only ever goes up. */
  readonly floor: number;
}

const domain = (noun: string, floor: number): Target => ({ folder: `packages/domain/src/${noun}`, floor });
const server = (noun: string, floor: number): Target => ({ folder: `packages/server/src/${noun}`, floor });

/** The nouns of money, of states and of permissions. */
export const targets: Readonly<Record<string, Target>> = {
  wallet: domain('wallet', 98),
  payments: domain('payments', 97),
  coupons: domain('coupons', 97),
  points: domain('points', 95),
  orders: domain('orders', 96),
  parcels: domain('parcels', 97),
  staff: domain('staff', 100),
  'server/settlement': server('settlement', 82),
  'server/wallet': server('wallet', 90),
  'server/coupons': server('coupons', 94),
  'server/points': server('points', 97),
  'server/payments': server('payments', 0),
  'server/orders': server('orders', 0),
  'server/parcels': server('parcels', 0),
};

/** Tests of the server that notice much in little time. */
export const firstAsked: readonly string[] = [
  'aftersalesDesk',
  'aftersales',
  'waysToPay',
  'payments',
  'reportedTransfers',
  'bankTransfers',
  'recharges',
  'twoPairs',
  'services',
  'shares',
  'pickups',
  'sweeps',
  'promotionEarnings',
  'messagesToMembers',
  'withdrawalAudit',
  'takesTwo',
  'wallet',
  'orderLife',
  'disputes',
  'paymentsDesk',
  'hostedPayments',
  'couponBills',
  'couponOrders',
  'moneyGuards',
  'purchases',
  'moneyBack',
  'moneyHints',
  'withdrawals',
  'conflictOfInterest',
  'waitingRequests',
  'meanwhile',
  'moneyEdges',
  'couponDesk',
  'coupons',
  'adjustments',
  'ledger',
  'offers',
  'pointsUse',
  'points',
  'discountBounds',
  'discountDecision',
  'pointsOnOrders',
  'servicesOnOrders',
  'disputeLimit',
  'birthdays',
  'comments',
  'rateMonth',
  'flipsOfMoney',
  'notices',
  'orders',
  'problems',
  'packing',
  'shipping',
  'vipOrders',
  'claims',
];
