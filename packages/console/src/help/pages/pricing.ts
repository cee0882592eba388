import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '渠道、区域与价格表：会员付多少。',
    tw: '運送方式、區域與價目表：會員付多少。',
    en: 'Shipping methods, zones and rate cards: what members pay.',
  },
  zh: {
    从现成的开始: [
      '“现成渠道”有到台湾、泰国、马来西亚和香港的海运与空运，看过后按“采用”。',
      '价格是注明日期的草稿，修改后再发布。',
    ],
    改价格: [
      '打开渠道，复制目前的价格表再修改。',
      '“试算”会比较新旧价格。',
      '选生效日后发布，已送出的订单用原来的价格。',
    ],
    限制能寄的: ['设置边长、重量、件数和商品类型，会员会看到不能寄的原因。'],
    仓租与税金: ['免费天数和日费率在仓库设置，向会员收的税在价格表设置。'],
    预计税费: [
      '“关税与税率”列出各目的地的免税额和税率，附来源与日期；按“改写”后从生效日起使用，旧的保留。',
      '系统预设的税率先按“核对并确认”，会员才看到各类商品的关税。也可以导出成表格，改好再导入。',
      '海关实收在订单页登记，或把货代清单的订单号和金额整批贴上。只作记录，不动钱。',
    ],
  },
  tw: {
    從現成的開始: [
      '「現成的運送方式」有到台灣、泰國、馬來西亞和香港的海運與空運，看過後按「採用」。',
      '價格是註明日期的草稿，修改後再發布。',
    ],
    改價格: [
      '打開運送方式，複製目前的價目表再修改。',
      '「試算」會比較新舊價格。',
      '選生效日後發布，已送出的訂單用原來的價格。',
    ],
    限制能寄的: ['設定邊長、重量、件數和商品類型，會員會看到不能寄的原因。'],
    倉租與稅金: ['免費天數和日費率在倉庫設定，向會員收的稅在價目表設定。'],
    預估稅費: [
      '「關稅與稅率」列出各目的地的免稅額和稅率，附來源與日期；按「改寫」後從生效日起使用，舊的保留。',
      '系統預設的稅率先按「核對並確認」，會員才看到各類商品的關稅。也可以匯出成表格，改好再匯入。',
      '海關實收在訂單頁登記，或把貨代清單的訂單編號和金額整批貼上。只作紀錄，不動錢。',
    ],
  },
  en: {
    'Begin with standard methods': [
      '“Standard shipping methods” has sea and air to Taiwan, Thailand, Malaysia and Hong Kong. Look through it, then press “Take over”.',
      'Prices are drafts with a date: adapt and publish them.',
    ],
    'Change a price': [
      'Open the shipping method, copy the rate card in force, and change the copy.',
      '“Preview” shows old and new prices of sample shipments.',
      'Publish it with a day. Orders that were placed keep their card.',
    ],
    'Limit what may go': [
      'Set sides, weights, pieces and goods types. Members see why a method can’t take their parcels.',
    ],
    'Storage and taxes': [
      'Free days and daily rates are set at the warehouse; taxes that you charge yourself at the rate card.',
    ],
    'Estimated tax and duty': [
      '“Duty and tax” lists free limits and rates by destination, with source and date. “Revise” adds a table from a day on; old ones stay.',
      'Check the standard tables and press “Confirm” first: until then members see no duty by goods type. Tables can be exported, edited and imported as a sheet.',
      'Note what customs charged on the order’s page, or paste numbers and amounts from a carrier’s list. No money moves.',
    ],
  },
};
