import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '可以打包的订单，最久的在最上面。',
    tw: '可以打包的訂單，最久的在最上面。',
    en: 'Orders that are paid or may be packed first, oldest on top.',
  },
  zh: {
    拣货: [
      '勾选订单，按“拣货单”。',
      '打印后照货架顺序拣货，把订单单据和包裹放在一起。',
      '或在平板上“扫描包裹，然后扫描周转箱”：放错箱子会提示，打包台扫描周转箱就打开里面的订单。',
    ],
    打包订单: [
      '扫订单单据，再扫每件包裹；扫错会提示。',
      '输入每一箱的重量和尺寸并拍照。',
      '比对账单与报价，按“确认打包”。',
      '页面关掉后再打开，会接续原来的进度。',
      '同事正在打包的订单会显示姓名，确认后再按“接手打包”。',
    ],
    装不下: [
      '按“再加一箱”或 F2，之后扫描的包裹放进新的一箱。',
      '一个包裹只装一部分：扫描后按 F8，输入件数。',
      '再扫一次，包裹就移到正在装的箱子。',
      '超过物流商限制时，账单会写明是哪一箱。',
    ],
  },
  tw: {
    揀貨: [
      '勾選訂單，按「揀貨單」。',
      '列印後照儲位順序揀貨，把訂單單據和包裹放在一起。',
      '或在平板上「掃描包裹，再掃描物流箱」：放錯箱子會提示，打包台掃描物流箱就會開啟裡面的訂單。',
    ],
    打包訂單: [
      '掃訂單單據，再掃每件包裹；掃錯會提示。',
      '輸入每一箱的重量和尺寸並拍照。',
      '比對帳單與報價，按「確認打包」。',
      '頁面關掉後再打開，會接續原來的進度。',
      '同事正在打包的訂單會顯示姓名，確認後再按「接手打包」。',
    ],
    裝不下: [
      '按「再加一箱」或 F2，之後掃描的包裹放進新的一箱。',
      '一件包裹只裝一部分：掃描後按 F8，輸入件數。',
      '再掃一次，包裹就移到正在裝的箱子。',
      '超過物流商限制時，帳單會寫明是哪一箱。',
    ],
  },
  en: {
    Pick: [
      'Tick orders and press “Pick list”.',
      'Print it, walk in the order of the shelves, and lay the order sheet with the parcels.',
      'Or on a tablet: “Scan a parcel, then its tote”. A wrong tote is refused, and a scan of the tote at the packing desk opens the order.',
    ],
    'Pack an order': [
      'Scan the order sheet, then every parcel. A wrong one is refused.',
      'Enter weight and size of each box, and take a photo.',
      'Compare the bill with the quote and press “Confirm packing”.',
      'A page that was closed goes on where you were.',
      'An order that a colleague packs names them. Press “Take over” only when you have spoken.',
    ],
    'It doesn’t fit': [
      'Press “Add package” or F2. Parcels that you scan then go into the new package.',
      'To put in only some items of a parcel, scan it, press F8 and enter how many.',
      'Scan a parcel again to move it to the open package.',
      'If a package is over the carrier’s limits, the bill says which one.',
    ],
  },
};
