/** What is mutated, by `npm run mutate -- <name>`: a folder, and the tests that must notice. */
export interface Target {
  readonly folder: string;
  /** Of the server: its tests, the quickest to notice first. Of the domain: its unit tests are found by their imports. */
  readonly tests?: readonly string[];
  /** The least share of mutants, in hundredths, that tests or types must notice. It only ever goes up. */
  readonly floor: number;
}

const domain = (noun: string, floor: number): Target => ({ folder: `packages/domain/src/${noun}`, floor });
const server = (noun: string, floor: number, ...tests: readonly string[]): Target => ({
  folder: `packages/server/src/${noun}`,
  floor,
  tests: tests.map((name) => `packages/server/test/${name}.test.ts`),
});

/** The nouns of money, of states and of permissions. */
export const targets: Readonly<Record<string, Target>> = {
  wallet: domain('wallet', 98),
  payments: domain('payments', 97),
  coupons: domain('coupons', 97),
  points: domain('points', 95),
  orders: domain('orders', 96),
  parcels: domain('parcels', 97),
  staff: domain('staff', 100),
  'server/settlement': server(
    'settlement',
    0,
    'moneyGuards',
    'moneyBack',
    'sweeps',
    'hostedPayments',
    'purchases',
  ),
  'server/coupons': server(
    'coupons',
    0,
    'moneyGuards',
    'discountDecision',
    'couponOrders',
    'couponDesk',
    'coupons',
  ),
  'server/points': server('points', 0, 'pointsUse', 'points', 'pointsOnOrders'),
  'server/wallet': server('wallet', 0, 'takesTwo', 'twoPairs', 'wallet', 'withdrawals', 'withdrawalAudit'),
};
