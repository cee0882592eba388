import { conflict } from '../wire/conflict.ts';

export const dataExportRefusals = {
  'export.running': conflict({
    zh: '已有一份导出正在进行，请等这份完成或先取消',
    tw: '已有一份匯出正在進行，請等這份完成或先取消',
    en: 'An export is already being written. Wait for it or cancel it',
  }),
  'export.tooSoon': conflict({
    zh: '每 24 小时只能导出一次',
    tw: '每 24 小時只能匯出一次',
    en: 'Only one export can be requested in 24 hours',
  }),
  'export.over': conflict({
    zh: '这份导出尚未完成、已取消或已删除',
    tw: '這份匯出尚未完成、已取消或已刪除',
    en: 'This export is not finished, was cancelled or was removed',
  }),
} as const;
