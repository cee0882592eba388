import type { Lang } from '@crossdock/contract/wire/values.ts';

interface SandboxTexts {
  readonly title: string;
  readonly label: string;
  readonly notice: string;
  readonly amount: string;
  readonly assign: string;
  readonly approve: string;
  readonly decline: string;
  readonly timeout: string;
  readonly decided: string;
  readonly back: string;
}

/** The texts of the play-money page, which says that no real payment is made. */
export const sandboxTexts: Readonly<Record<Lang, SandboxTexts>> = {
  zh: {
    title: '沙盒付款页',
    label: '沙盒 · 不会真的扣款',
    notice: '这是演示店铺的测试付款页。请选择付款的结果。',
    amount: '应付金额',
    assign: '取得转账账号',
    approve: '付款成功',
    decline: '付款失败',
    timeout: '付款超时',
    decided: '这笔付款已经处理完毕。',
    back: '返回店铺',
  },
  tw: {
    title: '沙盒付款頁',
    label: '沙盒 · 不會真的扣款',
    notice: '這是示範店家的測試付款頁。請選擇付款的結果。',
    amount: '應付金額',
    assign: '取得轉帳帳號',
    approve: '付款成功',
    decline: '付款失敗',
    timeout: '付款逾時',
    decided: '這筆付款已經處理完畢。',
    back: '返回店家',
  },
  en: {
    title: 'Sandbox payment page',
    label: 'Sandbox · no real money',
    notice: 'This is the test payment page of a demo shop. Choose how the payment ends.',
    amount: 'Amount due',
    assign: 'Get an account number',
    approve: 'Approve',
    decline: 'Decline',
    timeout: 'Let it time out',
    decided: 'This payment is already decided.',
    back: 'Back to the shop',
  },
};
