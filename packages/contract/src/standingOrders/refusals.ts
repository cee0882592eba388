import { conflict } from '../wire/conflict.ts';

export const standingRefusals = {
  'standing.tooMany': conflict({
    zh: '最多可以设 {most} 条自动寄送规则，请先删除一条',
    tw: '最多可以設 {most} 條自動寄送規則，請先刪除一條',
    en: 'You can have {most} standing orders. Remove one first',
  }),
  'standing.noCondition': {
    zh: '请至少选择一个条件',
    tw: '請至少選擇一個條件',
    en: 'Choose at least one condition',
  },
  'standing.notTried': conflict({
    zh: '请先用过去的包裹试算，再开启规则',
    tw: '請先用過去的包裹試算，再開啟規則',
    en: 'Try the rule on your past parcels first, then turn it on',
  }),
  'standing.over': conflict({
    zh: '这件事已经处理好了',
    tw: '這件事已經處理好了',
    en: 'This has already been settled',
  }),
  'standing.tooLate': conflict({
    zh: '一小时已过，无法撤回；请到订单页面查看能否取消',
    tw: '一小時已過，無法收回；請到訂單頁面查看能否取消',
    en: 'The hour is over, so this can’t be undone. See on the order’s page whether it can still be cancelled',
  }),
  'standing.unfit': conflict({
    zh: '现在无法这样寄：{reason}',
    tw: '現在無法這樣寄：{reason}',
    en: 'This can’t be ordered now: {reason}',
  }),
} as const;
