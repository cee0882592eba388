import { conflict } from '../wire/conflict.ts';

/** Why a VIP order cannot be placed, changed or answered. */
export const vipRefusals = {
  'vip.notForYou': {
    status: 403,
    zh: 'VIP 订单只开放给店铺指定的会员或等级；想使用请联系店铺',
    tw: 'VIP 訂單只開放給店家指定的會員或等級；想使用請聯絡店家',
    en: 'VIP orders are for selected members or levels. Contact customer service to join',
  },
  'vip.productRequired': { zh: '请选择品名', tw: '請選擇品名', en: 'Choose a product' },
  'vip.linesRequired': {
    zh: '请至少填写一项报关商品',
    tw: '請至少填寫一項報關商品',
    en: 'Add at least one customs item',
  },
  'vip.productUnknown': {
    zh: '店铺的品名清单里没有这一项，请重新选择',
    tw: '店家的品名清單裡沒有這一項，請重新選擇',
    en: 'This product isn’t in the shop’s list. Choose another',
  },
  'vip.productProhibited': {
    zh: '“{name}”属于禁运品，不能寄送',
    tw: '「{name}」屬於禁運品，不能寄送',
    en: '“{name}” is prohibited and can’t be shipped',
  },
  'vip.productTwice': conflict({
    zh: '品名清单里已经有这个名称',
    tw: '品名清單裡已經有這個名稱',
    en: 'A product with this name is already in the list',
  }),
  'vip.hsCode': {
    zh: '税则号是 6、8 或 10 位数字',
    tw: '稅則號列是 6、8 或 10 碼數字',
    en: 'Enter an HS code with 6, 8 or 10 digits',
  },
  'vip.numberTwice': {
    zh: '单号 {number} 重复了',
    tw: '單號 {number} 重複了',
    en: 'Enter number {number} only once',
  },
  'vip.mixedWarehouses': {
    zh: '包裹 {number} 在另一个仓库，这条渠道不从那里发货',
    tw: '包裹 {number} 在另一個倉庫，這個運送方式不從那裡出貨',
    en: 'Parcel {number} is in another warehouse, and this shipping method doesn’t ship from there',
  },
  'vip.packing': conflict({
    zh: '已经开始打包或已结束，不能再改',
    tw: '已經開始打包或已結束，不能再改',
    en: 'This order is being packed or has ended, so it can no longer be changed',
  }),
  'vip.paid': conflict({
    zh: '订单已付款，请联系客服修改',
    tw: '訂單已付款，請聯絡客服修改',
    en: 'The order is paid. Contact customer service to change it',
  }),
  'vip.notHere': {
    zh: '订单已在等待打包，只能加入已上架的包裹；{number} 还没上架',
    tw: '訂單已在等待打包，只能加入已上架的包裹；{number} 還沒上架',
    en: 'The order is waiting to be packed. Only parcels on the shelf can join, and {number} isn’t there yet',
  },
  'vip.nothingToLeave': conflict({
    zh: '包裹都已到齐，没有需要处理的',
    tw: '包裹都已到齊，沒有需要處理的',
    en: 'All parcels have arrived, so none can be left out',
  }),
  'vip.nothingLeft': conflict({
    zh: '还没有任何包裹到仓，请等待或取消',
    tw: '還沒有任何包裹到倉，請等待或取消',
    en: 'No parcel has arrived yet. Wait, or cancel the order',
  }),
} as const;
