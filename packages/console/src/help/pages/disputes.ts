import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员对重量或尺寸有疑问，重新测量并拍照。',
    tw: '會員對重量或尺寸有疑問，重新測量並拍照。',
    en: 'A member doubts a weight or a size. Measure again, with a photo.',
  },
  zh: {
    重新测量: [
      '把箱子放上磅秤，按“重新测量”。',
      '输入重量和尺寸，拍下磅秤数字，写说明给会员。',
      '账单变少时，差额会自动退给会员。',
    ],
    设置规则: ['在“异议规则”设置可提出的天数与容许误差。', '退款超过你的额度时，要另一位同事确认。'],
    查以前的结果: ['在上方选状态，在“筛选”选日期。', '按“导出列表”存成文件。'],
  },
  tw: {
    重新測量: [
      '把箱子放上磅秤，按「重新測量」。',
      '輸入重量和尺寸，拍下磅秤數字，寫說明給會員。',
      '帳單變少時，差額會自動退給會員。',
    ],
    設定規則: ['在「異議規則」設定可提出的天數與容許誤差。', '退款超過你的額度時，要另一位同事確認。'],
    查以前的結果: ['在上方選狀態，在「篩選」選日期。', '按「匯出清單」存成檔案。'],
  },
  en: {
    'Measure again': [
      'Take the box to a scale and press “Measure again”.',
      'Enter weight and size, photograph the display, and write a note to the member.',
      'If the bill becomes lower, the difference goes back to the member automatically.',
    ],
    'Set the rules': [
      '“Rules” says how long members can dispute, and which difference counts as none.',
      'A refund above your limit needs a second approval.',
    ],
    'See earlier decisions': [
      'Choose the state above the list, and the days under “Filters”.',
      'Press “Export list” for a file of them.',
    ],
  },
};
