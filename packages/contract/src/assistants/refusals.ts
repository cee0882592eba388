import { conflict } from '../wire/conflict.ts';

export const assistantRefusals = {
  'assistant.ended': {
    status: 401,
    zh: '助手的连接已结束，请重新连接',
    tw: '助理的連線已結束，請重新連接',
    en: 'This assistant is no longer connected. Connect it again',
  },
  'assistant.scope': {
    status: 403,
    zh: '会员没有允许助手做这件事',
    tw: '會員沒有允許助理做這件事',
    en: 'The member has not allowed this assistant to do that',
  },
  'assistant.unknown': {
    zh: '找不到这个助手，请在助手里重新连接',
    tw: '找不到這個助理，請在助理裡重新連接',
    en: 'We don’t know this assistant. Start again from the assistant',
  },
  'assistant.document': {
    zh: '读不到这个助手的说明文件，请稍后再试',
    tw: '讀不到這個助理的說明文件，請稍後再試',
    en: 'We could not read what this assistant says of itself. Try again later',
  },
  'assistant.redirect': {
    zh: '助手给的返回网址没有登记过，为了安全已停止',
    tw: '助理提供的返回網址沒有登記過，為了安全已停止',
    en: 'The assistant gave a return address that it never registered, so we stopped',
  },
  'assistant.formEnded': {
    zh: '页面打开太久，请在助手里重新连接',
    tw: '頁面開太久了，請在助理裡重新連接',
    en: 'This page was open too long. Start again from the assistant',
  },
  'assistant.nothing': { zh: '请至少允许一项', tw: '請至少允許一項', en: 'Allow at least one thing' },
  'assistant.limit': {
    zh: '请填每月最多可以下单的金额',
    tw: '請填每月最多可以下單的金額',
    en: 'Enter how much orders may cost in a month',
  },
  'assistant.tooMany': {
    zh: '最多可以连接 {most} 个助手，请先断开一个',
    tw: '最多可以連接 {most} 個助理，請先中斷一個',
    en: 'You have {most} assistants, the most possible. Disconnect one first',
  },
  'assistant.overLimit': {
    zh: '超过这个助手本月的下单上限',
    tw: '超過這個助理本月的下單上限',
    en: 'This is more than the assistant may order for this month',
  },
  'assistant.tooManyAwait': {
    zh: '已有 {most} 项等待会员确认，请先处理',
    tw: '已有 {most} 項等待會員確認，請先處理',
    en: '{most} requests already await the member’s confirmation. These come first',
  },
  'assistant.awaitsNoMore': conflict({
    zh: '已经处理过或已过期',
    tw: '已經處理過或已過期',
    en: 'This was already decided or has expired',
  }),
  'assistant.notPossible': {
    zh: '现在不能完成：{why}',
    tw: '現在無法完成：{why}',
    en: 'This is not possible now: {why}',
  },
} as const;
