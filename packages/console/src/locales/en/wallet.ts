import { walletEvents } from '@crossdock/contract/locales/en/walletEvents.ts';
import type { wallet as tw } from '../tw/wallet.ts';

export const wallet = {
  ...walletEvents,
  'wallet.pages': 'Money pages',
  'wallet.payments': 'Payments',
  'wallet.settings': 'Settings',
  'wallet.held': 'On hold',
  'wallet.pending': 'Transfers to audit',
  'wallet.pending.note': '{n, plural, one {# transfer} other {# transfers}}',
  'wallet.member': 'Wallet',
  'wallet.movements': 'Movements',
  'wallet.none': 'No movements yet',
  'wallet.none.text': 'Top-ups, payments and refunds are listed here.',
  'wallet.adjust': 'Adjust the balance',
  'wallet.adjust.direction': 'Direction',
  'wallet.adjust.add': 'Add',
  'wallet.adjust.take': 'Take',
  'wallet.adjust.reason': 'Reason (the member sees it)',
  'wallet.adjusted': 'The balance was adjusted',
  'wallet.balance': 'Balance',
  'wallet.event': 'Event',
  'wallet.at': 'Time',
  'wallet.about': 'About',
  'wallet.before': 'Before',
  'wallet.amount': 'Amount',
  'wallet.after': 'After',
} as const satisfies Record<keyof typeof tw, string>;
