import { walletEvents } from '@crossdock/contract/locales/en/walletEvents.ts';
import type { wallet as tw } from '../tw/wallet.ts';

export const wallet = {
  ...walletEvents,
  'wallet.balance': 'Balance',
  'wallet.held': 'On hold',
  'wallet.held.note': 'Kept while a withdrawal is decided',
  'wallet.coming': 'On its way',
  'wallet.coming.note':
    '{n, plural, =0 {No transfer to be confirmed} one {# transfer to be confirmed} other {# transfers to be confirmed}}',
  'wallet.recharge': 'Top up',
  'wallet.bank': 'Bank transfer',
  'wallet.records': 'Consumption records',
  'wallet.records.intro': 'Every movement of your balance, with what it was before and after.',
  'wallet.records.none': 'No records yet',
  'wallet.records.none.text': 'Once you top up or pay, every movement is listed here.',
  'wallet.direction': 'In or out',
  'wallet.direction.in': 'In',
  'wallet.direction.out': 'Out',
  'wallet.event': 'Event',
  'wallet.all': 'All',
  'wallet.at': 'Time',
  'wallet.about': 'About',
  'wallet.before': 'Before',
  'wallet.amount': 'Amount',
  'wallet.after': 'After',
} as const satisfies Record<keyof typeof tw, string>;
