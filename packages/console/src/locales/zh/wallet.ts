import { walletEvents } from '@crossdock/contract/locales/zh/walletEvents.ts';
import type { wallet as tw } from '../tw/wallet.ts';

export const wallet = {
  ...walletEvents,
  'wallet.pages': '资金页面',
  'wallet.payments': '付款记录',
  'wallet.settings': '付款方式与银行账户',
  'wallet.held': '冻结中',
  'wallet.pending': '待审核转账',
  'wallet.pending.note': '{n} 笔',
  'wallet.member': '会员钱包',
  'wallet.movements': '余额变动',
  'wallet.none': '还没有任何变动',
  'wallet.none.text': '会员充值、付款或退款后会列在这里。',
  'wallet.adjust': '调整余额',
  'wallet.adjust.direction': '调整方式',
  'wallet.adjust.add': '增加',
  'wallet.adjust.take': '扣减',
  'wallet.adjust.reason': '原因（会员看得到）',
  'wallet.adjusted': '余额已调整',
  'wallet.balance': '余额',
  'wallet.event': '项目',
  'wallet.at': '时间',
  'wallet.about': '关联',
  'wallet.before': '变动前',
  'wallet.amount': '金额',
  'wallet.after': '变动后',
} as const satisfies Record<keyof typeof tw, string>;
