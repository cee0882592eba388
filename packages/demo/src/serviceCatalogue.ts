import type { ServiceKind, ServiceUnit } from '@crossdock/domain/services/kinds.ts';

type Names = readonly [zh: string, tw: string, en: string];

/** The services of both shops, with prices in whole units of their currency. */
export const demoServices: readonly (readonly [
  ServiceKind,
  ServiceUnit,
  price: number,
  Names,
  about: Names,
])[] = [
  [
    'photo',
    'piece',
    5,
    ['验货照片', '驗貨照片', 'Inspection photo'],
    [
      '开箱拍清楚你要看的地方',
      '開箱拍清楚你要看的地方',
      'We open the parcel and photograph what you want to see',
    ],
  ],
  [
    'count',
    'parcel',
    10,
    ['清点数量', '清點數量', 'Count'],
    ['数清件数并告知', '數清件數並告知', 'We count the pieces'],
  ],
  [
    'openCheck',
    'parcel',
    30,
    ['开箱检查', '開箱檢查', 'Open and check'],
    [
      '核对颜色、尺寸、数量和明显瑕疵',
      '核對顏色、尺寸、數量與明顯瑕疵',
      'Colour, size, number and visible faults',
    ],
  ],
  [
    'removeBox',
    'parcel',
    0,
    ['去除外箱', '去除外箱', 'Remove the box'],
    ['去掉快递外箱，体积更小', '去掉快遞外箱，體積更小', 'The courier’s box goes; the volume shrinks'],
  ],
  [
    'reinforce',
    'order',
    60,
    ['加固包装', '加強包裝', 'Reinforce'],
    ['气泡膜、护角、加厚纸箱', '氣泡膜、護角、加厚紙箱', 'Bubble wrap, corner guards, a stronger box'],
  ],
  [
    'crate',
    'kg',
    25,
    ['钉木箱', '釘木箱', 'Wooden crate'],
    ['易碎大件建议使用', '易碎大件建議使用', 'For what is large and breaks'],
  ],
  [
    'split',
    'parcel',
    40,
    ['拆分包裹', '拆分包裹', 'Split'],
    ['一件拆成两件分开寄', '一件拆成兩件分開寄', 'One parcel becomes two'],
  ],
  [
    'returnToSeller',
    'parcel',
    80,
    ['退回卖家', '退回賣家', 'Return to seller'],
    [
      '买错、瑕疵时退回，运费到付',
      '買錯、瑕疵時退回，運費到付',
      'Wrong or faulty goods go back, freight collect',
    ],
  ],
];
