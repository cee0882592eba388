import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '所有订单，从送出到签收。',
    tw: '所有訂單，從送出到簽收。',
    en: 'Every order, from submission to delivery.',
  },
  zh: {
    看订单进度: [
      '用订单号、转运单号或会员搜索。',
      '“订单进度”写着每一步、经手人和时间。',
      '“账单”把每一项费用和报价并列。',
    ],
    处理订单: [
      '发货前可用“更改…”修改地址、渠道、包裹或服务，先看“新旧费用对照”。',
      '“取消打包”让订单回到打包。',
      '“取消订单”会把包裹放回货架并退款。',
      '“确认丢失”后，会员就能申请售后。',
      '勾选多张订单，可一起取消、加入拣货单或打印标签；每张都有各自的结果。',
    ],
    登记签收: ['按“登记签收”，填写签收人并附上照片。', '会员也可以自己确认。'],
  },
  tw: {
    看訂單進度: [
      '用訂單編號、轉運單號或會員搜尋。',
      '「訂單進度」寫著每一步、經手人和時間。',
      '「帳單」把每一項費用和報價並列。',
    ],
    處理訂單: [
      '出貨前可用「變更…」修改地址、運送方式、包裹或服務，先看「新舊費用對照」。',
      '「取消打包」讓訂單回到打包。',
      '「取消訂單」會把包裹放回儲位並退款。',
      '「確認遺失」後，會員就能申請理賠。',
      '勾選多張訂單，可一起取消、加入揀貨單或列印標籤；每張都有各自的結果。',
    ],
    登記簽收: ['按「登記簽收」，填寫簽收人並附上照片。', '會員也可以自己確認。'],
  },
  en: {
    'See where an order is': [
      'Search by order number, tracking number or member.',
      '“Timeline” shows each step, who did it and when.',
      '“Bill” shows each cost line beside its quote.',
    ],
    'Change its course': [
      '“Change…” changes address, shipping method, parcels or services until it is shipped. “Old and new price” shows the difference first.',
      '“Unpack” brings a packed order back to packing.',
      '“Cancel order” puts the parcels back on the shelf and returns the money.',
      '“Declare lost” opens the claim for the member.',
      'Tick several orders to cancel them, put them on a pick list or print their labels together. Each has its own result.',
    ],
    'Confirm a delivery': [
      'Press “Record delivery”, enter who signed, and add the carrier’s photo.',
      'The member can do so too.',
    ],
  },
};
