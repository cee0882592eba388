/** Words of tables that the server writes. */
export const sheetWords = {
  'moving.sheet.row': { zh: '行', tw: '列', en: 'Row' },
  'moving.sheet.fault': { zh: '问题', tw: '問題', en: 'Fault' },
} as const;
