import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '仓库、地址、货架与收件规则。',
    tw: '倉庫、地址、儲位與收件規則。',
    en: 'Warehouses, their addresses, shelves and rules for receiving.',
  },
  zh: {
    新增仓库: [
      '按“新增仓库”，会看到会员复制的地址样子。',
      '依范围或清单新增货架，并打印标签。',
      '在同一页按“新增周转箱”：拣货员在里面收集一个订单的包裹。',
    ],
    设置存放: ['修改“免费存放天数”和“超期仓租”，已送出的订单用报价时的规则。', '“仓库休息日”不计算。'],
    关闭仓库: ['会员看不到仓库的地址，里面的包裹保留到寄出。'],
  },
  tw: {
    新增倉庫: [
      '按「新增倉庫」，會看到會員複製的地址樣子。',
      '依範圍或清單新增儲位，並列印標籤。',
      '在同一頁按「新增物流箱」：揀貨員在裡面收集一筆訂單的包裹。',
    ],
    設定存放: ['修改「免費存放天數」和「逾期倉租」，已送出的訂單用報價時的規則。', '「倉庫公休日」不計算。'],
    關閉倉庫: ['會員看不到倉庫的地址，裡面的包裹保留到寄出。'],
  },
  en: {
    'Add a warehouse': [
      'Press “Add warehouse”. The sample shows the address as members copy it.',
      'Add shelves by range or list, and print their labels.',
      'Press “Add totes” on the same page for boxes in which pickers gather an order.',
    ],
    'Set storage': [
      'Change “Days of free storage” and “Storage fee after the free days”. Orders keep the rule that they were quoted with.',
      '“Closed days” don’t count.',
    ],
    'Close one': ['Members no longer see its address. Parcels there stay until it is shipped.'],
  },
};
