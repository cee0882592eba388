import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把旧系统的会员、余额、包裹等资料逐个文件转入。',
    tw: '把舊系統的會員、餘額、包裹等資料逐檔轉入。',
    en: 'Members, balances, parcels and more from your old system, file by file.',
  },
  zh: {
    转入一个文件: [
      '按“转入顺序”选择文件内容，再按“上传文件”。',
      '检查“列的对应”：系统会对应旧系统的列名，可以修改。',
      '确认前不会写入。“有问题的行”写明问题，也可以下载。',
    ],
    两套系统并行: ['随时可以再上传较新的文件，只会写入有变动的内容，金额只记差额。'],
    请会员设置密码: [
      '会员转入后，在“请会员设置密码”核对人数和信的内容，再确认。',
      '每人只收一封，链接 14 天内有效。',
    ],
    撤回或签核: ['开店前可用“整批撤回”撤回文件写入的内容。', '“转入报告”列出行数与合计，可打印签名。'],
  },
  tw: {
    轉入一個檔案: [
      '依「轉入順序」選擇檔案內容，再按「上傳檔案」。',
      '檢查「欄位對應」：系統會對應舊系統的欄名，可以修改。',
      '確認前不會寫入。「有問題的列」寫明問題，也可以下載。',
    ],
    兩套系統並行: ['隨時可以再上傳較新的檔案，只會寫入有變動的內容，金額只記差額。'],
    請會員設定密碼: [
      '會員轉入後，在「請會員設定密碼」核對人數和信的內容，再確認。',
      '每人只收一封，連結 14 天內有效。',
    ],
    撤回或簽核: ['開店前可用「整批撤回」撤回檔案寫入的內容。', '「轉入報告」列出列數與合計，可列印簽名。'],
  },
  en: {
    'Move a file in': [
      'Go by “Order of the files”: choose what the file holds and press “Upload a file”.',
      'Check “Columns”: names of your old system are matched, and you can correct them.',
      'Nothing is written until you confirm. “Faulty rows” says what is wrong, and can be downloaded.',
    ],
    'Both systems side by side': [
      'Upload a newer file any time: only what changed is written, and sums enter the difference.',
    ],
    'Ask members to set a password': [
      'Once members have moved in, check number and text under “Ask members to set a password”, and confirm.',
      'Each gets one message, with a link that works for 14 days.',
    ],
    'Take it back, or sign it': [
      'Until the shop opens, “Undo” takes back all that a file wrote.',
      '“Report” lists rows and sums, to be printed and signed.',
    ],
  },
};
