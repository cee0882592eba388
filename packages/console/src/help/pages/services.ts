import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员订的增值服务：验货照片、清点、加固包装、拆分。',
    tw: '會員訂的加值服務：驗貨照片、清點、加強包裝、拆分。',
    en: 'Extra work that members ordered: photos, counting, reinforcing, splitting.',
  },
  zh: {
    处理服务: [
      '扫描包裹，或从“待处理”处理最久的。',
      '按“接手”，同事就知道由你处理。',
      '加上照片或说明，按“完成”。',
    ],
    拆分包裹: ['按“完成”，填写每个新包裹的重量、尺寸和件数。', '打印新包裹的标签并贴上。'],
    做不到: ['按“无法进行”并写原因，费用会自动退回。'],
    修改服务目录: ['“服务目录”里有三种语言的名称、价格和计价单位。', '停用的服务不能再订，已订的不受影响。'],
  },
  tw: {
    處理服務: [
      '掃描包裹，或從「待處理」處理最久的。',
      '按「接手」，同事就知道由你處理。',
      '加上照片或說明，按「完成」。',
    ],
    拆分包裹: ['按「完成」，填寫每件新包裹的重量、尺寸和件數。', '列印新包裹的標籤並貼上。'],
    做不到: ['按「無法進行」並寫原因，費用會自動退回。'],
    修改服務目錄: [
      '「服務目錄」裡有三種語言的名稱、價格和計價單位。',
      '停用的服務不能再訂，已訂的不受影響。',
    ],
  },
  en: {
    'Do a service': [
      'Scan the parcel, or take the oldest under “To do”.',
      'Press “Assign to me”, so that your colleagues see it is yours.',
      'Add photos or a note and press “Mark as done”.',
    ],
    'Split a parcel': [
      'Press “Mark as done” and enter weight, size and items of each new parcel.',
      'Print the labels of the new parcels and stick them on.',
    ],
    'It can’t be done': ['Press “Can’t be done” and give the reason. The fee goes back automatically.'],
    'Change the catalogue': [
      '“Catalogue” holds names, prices and units in three languages.',
      'A service that is turned off can’t be ordered; ordered ones stay.',
    ],
  },
};
