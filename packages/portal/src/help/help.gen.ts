// Written by scripts/registries.ts: made from where files stand and what they export.
import type { PageChapter } from './help.ts';

/** What a page is for, by its path with dots. */
export const pageChapters = {
  address: () => import('./pages/address.ts').then(({ help }) => help),
  addressZtd: () => import('./pages/addressZtd.ts').then(({ help }) => help),
  afterSales: () => import('./pages/afterSales.ts').then(({ help }) => help),
  authentication: () => import('./pages/authentication.ts').then(({ help }) => help),
  bank: () => import('./pages/bank.ts').then(({ help }) => help),
  consolidate: () => import('./pages/consolidate.ts').then(({ help }) => help),
  coupon: () => import('./pages/coupon.ts').then(({ help }) => help),
  declarer: () => import('./pages/declarer.ts').then(({ help }) => help),
  express: () => import('./pages/express.ts').then(({ help }) => help),
  home: () => import('./pages/home.ts').then(({ help }) => help),
  me: () => import('./pages/me.ts').then(({ help }) => help),
  member: () => import('./pages/member.ts').then(({ help }) => help),
  myBag: () => import('./pages/myBag.ts').then(({ help }) => help),
  myOrder: () => import('./pages/myOrder.ts').then(({ help }) => help),
  newBag: () => import('./pages/newBag.ts').then(({ help }) => help),
  pay: () => import('./pages/pay.ts').then(({ help }) => help),
  pickUpGoods: () => import('./pages/pickUpGoods.ts').then(({ help }) => help),
  problem: () => import('./pages/problem.ts').then(({ help }) => help),
  recharge: () => import('./pages/recharge.ts').then(({ help }) => help),
  record: () => import('./pages/record.ts').then(({ help }) => help),
  rejection: () => import('./pages/rejection.ts').then(({ help }) => help),
  scores: () => import('./pages/scores.ts').then(({ help }) => help),
  services: () => import('./pages/services.ts').then(({ help }) => help),
  spending: () => import('./pages/spending.ts').then(({ help }) => help),
  withdrawal: () => import('./pages/withdrawal.ts').then(({ help }) => help),
} satisfies Record<string, () => Promise<PageChapter>>;
