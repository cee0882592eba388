import { walletEvents } from '@crossdock/contract/locales/zh/walletEvents.ts';
import type { wallet as tw } from '../tw/wallet.ts';

export const wallet = {
  ...walletEvents,
  'wallet.balance': '可用余额',
  'wallet.held': '冻结中',
  'wallet.held.note': '提现审核期间保留',
  'wallet.coming': '确认中',
  'wallet.coming.note': '{n, plural, =0 {没有待确认的转账} other {# 笔转账待店家确认}}',
  'wallet.recharge': '充值',
  'wallet.bank': '银行转账',
  'wallet.records': '消费记录',
  'wallet.records.intro': '余额的每一笔变动，附上变动前后的金额。',
  'wallet.records.none': '还没有记录',
  'wallet.records.none.text': '充值或付款之后，每一笔都会列在这里。',
  'wallet.direction': '收支',
  'wallet.direction.in': '收入',
  'wallet.direction.out': '支出',
  'wallet.event': '项目',
  'wallet.all': '全部',
  'wallet.at': '时间',
  'wallet.about': '关联',
  'wallet.before': '变动前',
  'wallet.amount': '金额',
  'wallet.after': '变动后',
} as const satisfies Record<keyof typeof tw, string>;
