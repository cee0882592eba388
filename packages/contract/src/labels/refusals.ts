import { conflict } from '../wire/conflict.ts';

export const labelRefusals = {
  'label.reprint': conflict({
    zh: '{code} 的标签已打印过，补打需填写原因',
    tw: '{code} 的標籤已列印過，補印須填寫原因',
    en: 'The label of {code} was printed before. Enter a reason to print it again',
  }),
  'label.notPacked': conflict({
    zh: '订单尚未打包，没有箱子标签',
    tw: '訂單尚未打包，沒有箱子標籤',
    en: 'The order isn’t packed, so it has no box labels',
  }),
} as const;
