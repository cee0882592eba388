import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '已打包且付清、等待交给物流商的订单。',
    tw: '已打包且付清、等待交給物流商的訂單。',
    en: 'Packed and paid orders that wait for the carrier.',
  },
  zh: {
    扫描发货: ['先扫订单，再扫转运单号。', '转运单号已用在别的订单时会提示。', '按 F8 撤销上一笔。'],
    整批发货: [
      '按“导出待发货”，把文件交给物流商。',
      '拿到回传的文件后按“导入转运单号”，先看每一行的检查结果。',
      '确认后，正确的行会发货，其他行会写明原因。',
    ],
    单号错了: ['打开订单，按“更正转运单号”，会员会看到新的单号。'],
  },
  tw: {
    掃描出貨: ['先掃訂單，再掃轉運單號。', '轉運單號已用在別的訂單時會提示。', '按 F8 復原上一筆。'],
    整批出貨: [
      '按「匯出待出貨」，把檔案交給物流商。',
      '拿到回傳的檔案後按「匯入轉運單號」，先看每一列的檢查結果。',
      '確認後，正確的列會出貨，其他列會寫明原因。',
    ],
    單號錯了: ['打開訂單，按「更正轉運單號」，會員會看到新的單號。'],
  },
  en: {
    'Ship by scanner': [
      'Scan the order, then the carrier’s tracking number.',
      'A tracking number that another order has is refused.',
      'F8 undoes the last one.',
    ],
    'Ship a whole list': [
      'Press “Export” and give the file to the carrier.',
      'Press “Import numbers” with the file that comes back. Look at each row’s check first.',
      'Valid rows ship when you confirm. The others say why not.',
    ],
    'A wrong number': ['Open the order and press “Correct shipment”. The member sees the new number.'],
  },
};
