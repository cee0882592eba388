import type { Texts } from '../wire/values.ts';

/** README.txt of an export. */
export const readmeTexts = {
  title: { zh: '{shop} 的全部资料', tw: '{shop} 的全部資料', en: 'All data of {shop}' },
  ownTitle: { zh: '你在 {shop} 的资料', tw: '你在 {shop} 的資料', en: 'Your data at {shop}' },
  moment: {
    zh: '导出时刻：{at}。之后新增的记录不在其中；之前的记录按写入文件时的内容。balances、points、accounts 三个文件是导出时刻的余额，与 ledger 和 points_entries 的流水一致。',
    tw: '匯出時刻：{at}。之後新增的紀錄不在其中；之前的紀錄以寫入檔案時的內容為準。balances、points、accounts 三個檔案是匯出時刻的餘額，與 ledger 和 points_entries 的異動一致。',
    en: 'Moment of the export: {at}. Rows that were made later are left out; earlier rows are as they were when their file was written. Balances in balances, points and accounts are those of that moment and agree with the movements in ledger and points_entries.',
  },
  form: {
    zh: '文件为 CSV（UTF-8 带 BOM，逗号分隔，第一行为列名）。以 _minor 结尾的列是最小货币单位的整数，_g 为克，_mm 为毫米，_bp 为万分之一；时间为 ISO 8601；是与否写作 yes 与 no；空单元格表示没有，"" 表示空文本。列表与结构写作 JSON。',
    tw: '檔案為 CSV（UTF-8 帶 BOM，以逗號分隔，第一列為欄名）。以 _minor 結尾的欄是最小貨幣單位的整數，_g 為公克，_mm 為公釐，_bp 為萬分之一；時間為 ISO 8601；是與否寫作 yes 與 no；空白儲存格表示沒有，"" 表示空白文字。清單與結構寫作 JSON。',
    en: 'Files are CSV (UTF-8 with a byte order mark, separated by commas, names of columns in the first line). Columns that end in _minor are whole numbers of the smallest unit of the currency, _g grams, _mm millimetres, _bp hundredths of a percent; times are ISO 8601; yes and no are written yes and no; an empty cell means none, and "" an empty text. Lists and structures are JSON.',
  },
  formula: {
    zh: "电子表格可能当作公式执行的单元格前加了一个撇号（'）。用程序读取时，如果单元格开头（或其中分号、制表符、换行之后）是一个或多个撇号接着 = + - @ 或其全角字符，请去掉一个撇号。",
    tw: "試算表可能當成公式執行的儲存格前加了一個撇號（'）。用程式讀取時，如果儲存格開頭（或其中分號、定位字元、換行之後）是一個或多個撇號接著 = + - @ 或其全形字元，請去掉一個撇號。",
    en: "A cell that a spreadsheet might run as a formula has an apostrophe (') before it. A program that reads it removes one apostrophe wherever a cell (or what follows a semicolon, tab or new line in it) begins with one or more apostrophes before = + - @ or their full-width forms.",
  },
  tables: {
    zh: 'tables 文件夹按原样列出其余各表的每一列；member、order、courier_number、staff 列是对应编号的可读形式。密码、令牌与密钥不在其中。',
    tw: 'tables 資料夾依原樣列出其餘各表的每一欄；member、order、courier_number、staff 欄是對應編號的可讀形式。密碼、權杖與金鑰不在其中。',
    en: 'The folder tables has every column of the other tables as they are stored; the columns member, order, courier_number and staff say the same as the ids, for people. Passwords, tokens and keys are left out.',
  },
  pictures: {
    zh: '图片与文件在另外的 zip 中，按 tables/files.csv 里的编号命名。manifest.json 列出每个文件的 SHA-256。',
    tw: '圖片與文件在另外的 zip 中，依 tables/files.csv 裡的編號命名。manifest.json 列出每個檔案的 SHA-256。',
    en: 'Pictures and documents are in zip files of their own, named by their ids in tables/files.csv. manifest.json has the SHA-256 of each file.',
  },
  rows: { zh: '{n} 行', tw: '{n} 列', en: '{n} rows' },
  sum: { zh: '{column} 合计 {sum}', tw: '{column} 合計 {sum}', en: 'sum of {column}: {sum}' },
} as const satisfies Readonly<Record<string, Texts>>;

/** Emails about an export, sent to the shop's own address. */
export const exportMails = {
  requested: {
    subject: {
      zh: '{shop}：有人请求导出店铺的全部资料',
      tw: '{shop}：有人要求匯出店鋪的全部資料',
      en: '{shop}: an export of all data was requested',
    },
    body: {
      zh: '{name} 请求导出店铺的全部资料。如果这不是你或你信任的人所为，请立即在管理后台的“导出资料”中取消，并停用这个账号。',
      tw: '{name} 要求匯出店鋪的全部資料。如果這不是你或你信任的人所為，請立即在管理後台的「匯出資料」中取消，並停用這個帳號。',
      en: '{name} requested an export of everything in the shop. If this was not you or somebody you trust, cancel it in the console under Export data and disable their account.',
    },
  },
  ready: {
    subject: {
      zh: '{shop}：资料导出已完成',
      tw: '{shop}：資料匯出已完成',
      en: '{shop}: the export of all data is ready',
    },
    body: {
      zh: '店铺资料的导出已完成，店主可在 {until} 之前在管理后台的“导出资料”中下载，之后会自动删除。',
      tw: '店鋪資料的匯出已完成，店主可在 {until} 之前在管理後台的「匯出資料」中下載，之後會自動刪除。',
      en: 'The export of everything in the shop is ready. An owner can download it in the console under Export data until {until}. It is removed after that.',
    },
  },
  ownRequested: {
    subject: {
      zh: '{shop}：你请求下载自己的资料',
      tw: '{shop}：你要求下載自己的資料',
      en: '{shop}: your data were requested',
    },
    body: {
      zh: '有人用你的账号请求下载你在 {shop} 的资料。如果不是你本人，请立即修改密码，并在“个人资料”的“账号安全”中取消。',
      tw: '有人用你的帳號要求下載你在 {shop} 的資料。如果不是你本人，請立即修改密碼，並在「個人資料」的「帳號安全」中取消。',
      en: 'A copy of your data at {shop} was requested from your account. If this was not you, change your password now and cancel the copy under Personal information, Security.',
    },
  },
  ownReady: {
    subject: {
      zh: '{shop}：你的资料已可下载',
      tw: '{shop}：你的資料已可下載',
      en: '{shop}: your data are ready',
    },
    body: {
      zh: '你在 {shop} 的资料已整理好。请在 {until} 之前登录，在“个人资料”的“账号安全”中下载，之后会自动删除。',
      tw: '你在 {shop} 的資料已整理好。請在 {until} 之前登入，在「個人資料」的「帳號安全」中下載，之後會自動刪除。',
      en: 'Your data at {shop} are ready. Log in and download them under Personal information, Security until {until}. They are removed after that.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'subject' | 'body', Texts>>>>;
