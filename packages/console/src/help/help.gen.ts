// Written by scripts/registries.ts: made from where files stand and what they export.
import type { AccountChapter, PageChapter } from './help.ts';

/** How to get an account, by provider. */
export const accountChapters = {
  billplz: () => import('./accounts/billplz.ts').then(({ help }) => help),
  ecpay: () => import('./accounts/ecpay.ts').then(({ help }) => help),
  every8d: () => import('./accounts/every8d.ts').then(({ help }) => help),
  isms: () => import('./accounts/isms.ts').then(({ help }) => help),
  line: () => import('./accounts/line.ts').then(({ help }) => help),
  linePay: () => import('./accounts/linePay.ts').then(({ help }) => help),
  mail: () => import('./accounts/mail.ts').then(({ help }) => help),
  mitake: () => import('./accounts/mitake.ts').then(({ help }) => help),
  mocean: () => import('./accounts/mocean.ts').then(({ help }) => help),
  newebpay: () => import('./accounts/newebpay.ts').then(({ help }) => help),
  omise: () => import('./accounts/omise.ts').then(({ help }) => help),
  ownFps: () => import('./accounts/ownFps.ts').then(({ help }) => help),
  ownPromptPay: () => import('./accounts/ownPromptPay.ts').then(({ help }) => help),
  stripe: () => import('./accounts/stripe.ts').then(({ help }) => help),
  thaibulksms: () => import('./accounts/thaibulksms.ts').then(({ help }) => help),
  twilio: () => import('./accounts/twilio.ts').then(({ help }) => help),
} satisfies Record<string, () => Promise<AccountChapter>>;

/** What a page is for, by its path with dots. */
export const pageChapters = {
  'wallet.months': () => import('./pages/wallet.months.ts').then(({ help }) => help),
  'wallet.payouts': () => import('./pages/wallet.payouts.ts').then(({ help }) => help),
  'wallet.receipts': () => import('./pages/wallet.receipts.ts').then(({ help }) => help),
  'wallet.refunds': () => import('./pages/wallet.refunds.ts').then(({ help }) => help),
  'wallet.statements': () => import('./pages/wallet.statements.ts').then(({ help }) => help),
} satisfies Record<string, () => Promise<PageChapter>>;
