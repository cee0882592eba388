import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你的集运订单，从打包到签收。',
    tw: '你的集運訂單，從打包到簽收。',
    en: 'Your shipping orders, from packing to delivery.',
  },
  zh: {
    '下一步要做什么？':
      '“待打包”时不用做事；“待付款”时请付款；送达后会请你“确认签收”，提前收到也可在“更多操作”确认。',
    '要缴多少税？':
      '订单页的“预计税费”写着海关可能收多少、怎么算、还剩几次免税。以海关核定为准；海关收了之后，实收会写在旁边。请按实际付款申报。',
    '怎么取消？': '打开订单，在“更多操作”选“取消订单”。已付的款项会退回余额；发货后请问客服。',
    '为什么要我同意新的金额？':
      '订单的价格保留了几天。打包后的重量超出订单上写的上限时，只有随重量计算的项目会变。点“同意”后付差额，或点“取回包裹”取消订单。',
    '在自提点领取要出示什么？':
      '打开订单，给自提点的人扫最上面的二维码，没有网络也能打开。店铺自己的自提点才有；便利店请按短信领取。',
    '收到时坏了或少了？': '先拍照，再到“售后申请”申请。',
  },
  tw: {
    '下一步要做什麼？':
      '「待打包」時不用做事；「待付款」時請付款；送達後會請你「確認簽收」，提前收到也可在「更多操作」確認。',
    '要繳多少稅？':
      '訂單頁的「預估稅費」寫著海關可能收多少、怎麼算、還剩幾次免稅。以海關核定為準；海關收了之後，實收會寫在旁邊。請按實際付款申報。',
    '怎麼取消？': '打開訂單，在「更多操作」選「取消訂單」。已付的款項會退回餘額；出貨後請問客服。',
    '為什麼要我同意新的金額？':
      '訂單的價格保留了幾天。打包後的重量超過訂單上寫的上限時，只有隨重量計算的項目會變。按「同意」後付差額，或按「取回包裹」取消訂單。',
    '在自取點領取要出示什麼？':
      '打開訂單，讓自取點的人掃最上面的 QR Code，沒有網路也能開啟。店家自己的自取點才有；超商請依簡訊領取。',
    '收到時壞了或少了？': '先拍照，再到「理賠申請」申請。',
  },
  en: {
    'What is next?':
      'Nothing while it is “Being packed”. Pay when it is “To pay”. Once it should have arrived, you are asked to press “Confirm delivery”; earlier it is under “More”.',
    'How much tax will I pay?':
      '“Estimated tax and duty” on the order says what customs may charge, how it is made up, and how many free shipments are left. Customs decide; what they charged appears beside it. Declare what you paid.',
    'How do I cancel?':
      'Open the order and choose “Cancel order” under “More”. What you paid returns to your balance. Once it is shipped, ask customer service.',
    'Why am I asked about a new price?':
      'Your order’s price holds for some days. Packed above the weight that the order names, only the lines that depend on weight change. Press “Agree” and pay the difference, or “Take my parcels back” to cancel the order.',
    'What do I show at a pickup point?':
      'Open the order and let the desk scan the code at the top, which opens without a network. The shop’s own points scan it; at a convenience store, follow the message that you get.',
    'It arrived damaged or incomplete?': 'Take photos first, then apply under “Claims”.',
  },
};
