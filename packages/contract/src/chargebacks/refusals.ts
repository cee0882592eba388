import { conflict } from '../wire/conflict.ts';

export const chargebacksRefusals = {
  'chargeback.notPossible': {
    zh: '这笔付款没有经过支付服务商，或尚未到账，不会有拒付',
    tw: '這筆付款沒有經過金流商，或尚未入帳，不會有爭議款',
    en: 'This payment didn’t come through a provider, or hasn’t arrived, so it can’t be charged back',
  },
  'chargeback.tooMuch': {
    zh: '最多可登记 {most}：收到的金额减去已退回和其他拒付',
    tw: '最多可登記 {most}：收到的金額減去已退回與其他爭議款',
    en: '{most} at most: what came in, less refunds and other chargebacks',
  },
  'chargeback.byProvider': conflict({
    zh: '这笔拒付由支付服务商通报，结果以服务商为准',
    tw: '這筆爭議款由金流商通報，結果以金流商為準',
    en: 'The provider reports this chargeback, and also how it ends',
  }),
  'chargeback.ended': conflict({
    zh: '这笔拒付已经结束，请刷新',
    tw: '這筆爭議款已經結束，請重新整理',
    en: 'This chargeback has ended. Reload to see it',
  }),
  'chargeback.assigneeUnknown': {
    zh: '请选择在职的同事',
    tw: '請選擇在職的同事',
    en: 'Choose a colleague whose account is active',
  },
} as const;
