import { conflict } from '../wire/conflict.ts';

export const vipImportRefusals = {
  'vipImport.tooMany': conflict({
    zh: '有 {max} 个导入还没确认，请先确认或丢弃',
    tw: '有 {max} 個匯入還沒確認，請先確認或捨棄',
    en: 'You have {max} unconfirmed imports. Confirm or discard one first',
  }),
  'vipImport.notOpen': conflict({
    zh: '这个导入已经确认，不能再修改',
    tw: '這個匯入已經確認，不能再修改',
    en: 'This import is already confirmed and can’t be changed',
  }),
  'vipImport.nothingGood': {
    zh: '没有可以建立的订单，请先修正表格',
    tw: '沒有可以建立的訂單，請先修正表格',
    en: 'No order can be created. Fix the file first',
  },
  'vipImport.changed': conflict({
    zh: '可建立的订单数已变为 {good}，请再确认一次',
    tw: '可建立的訂單數已變為 {good}，請再確認一次',
    en: '{good} orders will now be created. Confirm again',
  }),
  'vipImport.notGivenUp': conflict({
    zh: '这个导入没有中断，或者已经有人处理了',
    tw: '這個匯入沒有中斷，或者已經有人處理了',
    en: 'This import isn’t interrupted, or someone just settled it. Reload to see it',
  }),
  'vipImport.sameAgain': conflict({
    zh: '会员已经重新上传同一个表格，请结案这一个',
    tw: '會員已經重新上傳同一個表格，請結案這一個',
    en: 'The member uploaded the same file again. Close this import',
  }),
  'vipImport.differs': {
    zh: '与同一笔订单第 {row} 行的内容不同',
    tw: '與同一筆訂單第 {row} 列的內容不同',
    en: 'Differs from row {row} of the same order',
  },
  'vipImport.unitDiffers': {
    zh: '这个品名的单位是“{unit}”',
    tw: '這個品名的單位是「{unit}」',
    en: 'Use the unit “{unit}” for this product',
  },
  'vipImport.channelUnknown': {
    zh: '没有这个渠道',
    tw: '沒有這個運送方式',
    en: 'This shipping method doesn’t exist. Choose one from the list',
  },
  'vipImport.carrierUnknown': {
    zh: '这个渠道没有这家物流商，可选：{names}',
    tw: '這個運送方式沒有這家物流商，可選：{names}',
    en: 'This shipping method doesn’t use that carrier. Choose one of: {names}',
  },
  'vipImport.addressUnknown': {
    zh: '地址簿里没有这个地址，请从列表选，或填写收件人各列',
    tw: '地址簿裡沒有這個地址，請從清單選，或填寫收件人各欄',
    en: 'This address isn’t among yours. Choose from the list, or fill in the recipient columns',
  },
  'vipImport.countryUnknown': {
    zh: '请填写国家或地区，例如 {names}',
    tw: '請填寫國家或地區，例如 {names}',
    en: 'Enter a country, such as {names}',
  },
  'vipImport.declarerUnknown': {
    zh: '没有可用的申报人“{name}”',
    tw: '沒有可用的申報人「{name}」',
    en: 'No approved declarant “{name}”',
  },
  'vipImport.amount': {
    zh: '请填写金额，例如 120 或 120.5',
    tw: '請填寫金額，例如 120 或 120.5',
    en: 'Enter an amount such as 120 or 120.5',
  },
  'vipImport.yesOrNo': { zh: '请填写“是”或“否”', tw: '請填寫「是」或「否」', en: 'Enter yes or no' },
  'vipImport.broken': {
    status: 503,
    zh: '系统在这里中断了，这一行没有建立，请再上传',
    tw: '系統在這裡中斷了，這一列沒有建立，請再上傳',
    en: 'Something went wrong on our side, so this row was not created. Upload it again',
  },
  'vipImport.rowEmpty': {
    zh: '请填写快递单号或品名',
    tw: '請填寫快遞單號或品名',
    en: 'Enter a courier number or a product',
  },
} as const;
