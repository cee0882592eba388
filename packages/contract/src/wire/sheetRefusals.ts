export const sheetRefusals = {
  'sheet.unreadable': {
    zh: '无法读取这个文件，请上传 .xlsx 或 UTF-8 编码的 .csv',
    tw: '無法讀取這個檔案，請上傳 .xlsx 或 UTF-8 編碼的 .csv',
    en: 'We couldn’t read this file. Upload .xlsx, or .csv in UTF-8',
  },
  'sheet.tooLarge': {
    zh: '表格展开后太大，请拆成几个文件',
    tw: '表格展開後太大，請拆成幾個檔案',
    en: 'This file is too large once unpacked. Split it into several files',
  },
  'sheet.tooCostly': {
    zh: '这个表格读取时间过长，请只留需要的列另存后再上传',
    tw: '這個表格讀取時間過長，請只留需要的欄位另存後再上傳',
    en: 'This file takes too long to read. Keep only the columns needed and upload it again',
  },
  'sheet.tooManyRows': {
    zh: '最多 {max} 行，请拆成几个文件',
    tw: '最多 {max} 列，請拆成幾個檔案',
    en: 'Upload at most {max} rows. Split the file',
  },
  'sheet.empty': { zh: '表格里没有数据', tw: '表格裡沒有資料', en: 'This file has no rows' },
  'sheet.formula': {
    zh: '表格含有公式，请复制后只粘贴数值再上传',
    tw: '表格含有公式，請複製後只貼上值再上傳',
    en: 'This file contains formulas. Paste values only and upload it again',
  },
  'sheet.columns': {
    zh: '缺少这些列：{columns}，请使用模板',
    tw: '缺少這些欄位：{columns}，請使用範本',
    en: 'These columns are missing: {columns}. Use the template',
  },
} as const;
