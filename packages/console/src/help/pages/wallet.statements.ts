import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员用银行转账付的款，在这里和银行对账单核对。一笔入账只能用一次，核对后会员的款项就入账。',
    tw: '會員用銀行轉帳付的款，在這裡和銀行對帳單核對。一筆入帳只能用一次，核對後會員的款項就入帳。',
    en: 'Money that members sent by bank transfer is matched with the bank’s statement here. A line counts once, and matching it credits the member.',
  },
  zh: {
    导入对账单: [
      '从网上银行下载对账单：camt.053 或 MT940 最好，CSV 和 Excel 也可以。',
      '按“导入对账单”，选择账户和文件。',
      '看预览：新的、已有的和无法读取的行。CSV 和 Excel 要检查列设置。',
      '同一个文件或日期重叠的文件可以再导入，已有的行不会重复。',
    ],
    核对入账: [
      '“可确认”的行有一笔明确的转账，可以一次全部确认。',
      '“待选择”的行逐笔看：左边是入账，右边是可能的转账和理由。',
      '查不清楚的按“记为待查”，写下要查什么；和会员无关的按“搁置”。',
    ],
    会员没有填报的入账: [
      '打开“无对应”的行，按“存入会员余额”，选择会员。',
      '不论金额多少，都要第二个人同意。',
      '如果有一笔转账很吻合，就不能这样存入，请改为确认那笔转账。',
    ],
  },
  tw: {
    匯入對帳單: [
      '從網路銀行下載對帳單：camt.053 或 MT940 最好，CSV 和 Excel 也可以。',
      '按「匯入對帳單」，選擇帳戶和檔案。',
      '看預覽：新的、已有的和無法讀取的列。CSV 和 Excel 要檢查欄位設定。',
      '同一個檔案或日期重疊的檔案可以再匯入，已有的列不會重複。',
    ],
    核對入帳: [
      '「可確認」的列有一筆明確的轉帳，可以一次全部確認。',
      '「待選擇」的列逐筆看：左邊是入帳，右邊是可能的轉帳和理由。',
      '查不清楚的按「記為待查」，寫下要查什麼；和會員無關的按「擱置」。',
    ],
    會員沒有填報的入帳: [
      '打開「無對應」的列，按「存入會員餘額」，選擇會員。',
      '不論金額多少，都要第二個人同意。',
      '如果有一筆轉帳很吻合，就不能這樣存入，請改為確認那筆轉帳。',
    ],
  },
  en: {
    'Import a statement': [
      'Download the statement at the bank: camt.053 or MT940 if it has them, else CSV or Excel.',
      'Press “Import statement” and choose the account and the file.',
      'Check the preview: new lines, known lines and rows that can’t be read. For CSV and Excel, check the columns.',
      'You can import a file twice, or files whose days overlap. Known lines aren’t added again.',
    ],
    'Match lines': [
      'A line under “Certain” has one clear transfer. You can accept all of them together.',
      'Go through “To choose” one by one: the line on the left, possible transfers and the reasons on the right.',
      'Press “Make a task” and note what to check, or “Set aside” if the line concerns no member.',
    ],
    'Money that nobody reported': [
      'Open a line under “No match”, press “Credit a member” and choose the member.',
      'A second person has to agree, whatever the amount.',
      'If a transfer fits the line well, you can’t credit it this way. Accept that transfer instead.',
    ],
  },
};
