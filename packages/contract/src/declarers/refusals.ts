import { conflict } from '../wire/conflict.ts';

export const declarerRefusals = {
  'declarer.tooMany': {
    zh: '申报人最多保存 {max} 位，请先删除不用的申报人',
    tw: '申報人最多儲存 {max} 位，請先刪除不用的申報人',
    en: 'You can keep up to {max} declarants. Delete one first',
  },
  'declarer.duplicate': {
    zh: '你已有这个证件号码的申报人，请直接修改该申报人',
    tw: '你已有這個證件號碼的申報人，請直接修改這位申報人',
    en: 'You already have a declarant with this number. Edit that one',
  },
  'declarer.notPending': conflict({
    zh: '此申报人已被处理或修改，请查看最新内容',
    tw: '這位申報人已處理或修改過，請查看最新內容',
    en: 'This declarant was just decided or changed. Reload to see it',
  }),
  'declarer.required': {
    zh: '寄往此目的地需要申报人，请选择一位审核通过的申报人',
    tw: '寄往這個目的地需要申報人，請選擇一位審核通過的申報人',
    en: 'Orders to this destination need a declarant. Choose an approved one',
  },
  'declarer.notUsable': {
    zh: '请选择审核通过的申报人',
    tw: '請選擇審核通過的申報人',
    en: 'Choose an approved declarant',
  },
  'declarer.otherCountry': {
    zh: '{name} 不是目的地的申报人，请选择目的地当地的申报人',
    tw: '{name} 不是目的地的申報人，請選擇目的地當地的申報人',
    en: '{name} can’t declare at this destination. Choose someone of that country',
  },
  'declarer.orderFull': {
    zh: '每笔订单最多 {max} 位申报人',
    tw: '每筆訂單最多 {max} 位申報人',
    en: 'Choose at most {max} declarants per order',
  },
  'declarer.orderGone': conflict({
    zh: '订单已出库或取消，不能再更改申报人',
    tw: '訂單已出庫或取消，無法再更改申報人',
    en: 'The order is shipped or cancelled, so its declarants can no longer change',
  }),
} as const;
