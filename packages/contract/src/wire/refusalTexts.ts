// Texts of refusals that several nouns share.

export const pictureUnusable = {
  zh: '有图片无法使用，请重新上传',
  tw: '有圖片無法使用，請重新上傳',
  en: 'One of the photos couldn’t be used. Upload it again',
} as const;
export const hashKey16 = {
  zh: '请填写 HashKey，由 16 个字母和数字组成',
  tw: '請填寫 HashKey，由 16 個字母和數字組成',
  en: 'Enter the HashKey: 16 letters and digits',
} as const;
export const hashKey32 = {
  zh: '请填写 HashKey，由 32 个字母和数字组成',
  tw: '請填寫 HashKey，由 32 個字母和數字組成',
  en: 'Enter the HashKey: 32 letters and digits',
} as const;
export const hashIv16 = {
  zh: '请填写 HashIV，由 16 个字母和数字组成',
  tw: '請填寫 HashIV，由 16 個字母和數字組成',
  en: 'Enter the HashIV: 16 letters and digits',
} as const;
export const tooManyForXlsx = {
  zh: '超过 {max} 行，请改用 CSV',
  tw: '超過 {max} 列，請改用 CSV',
  en: 'There are more than {max} rows. Export them as CSV',
} as const;
export const columnsMissing = {
  zh: '文件中没有所选的列，请先核对列设置',
  tw: '檔案中沒有設定的欄位，請先核對欄位設定',
  en: 'The file doesn’t have the columns you chose. Check the columns first',
} as const;
export const linesUnreadable = {
  zh: '有 {n} 行无法读取，请修正文件，或选择略过这些行',
  tw: '有 {n} 列無法讀取，請修正檔案，或選擇略過這些列',
  en: 'Unreadable rows: {n}. Correct the file, or choose to skip them',
} as const;
