import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '把店铺的全部数据导出成文件，用来备份或搬到别处。',
    tasks: [
      {
        title: '导出全部数据',
        steps: [
          '按“导出全部资料”并确认身份，需要几分钟。',
          '在保留期限内下载表格和图片，README.txt 说明每个文件。',
          '只有店主可以导出，每次都会记录。',
        ],
      },
    ],
  },
  tw: {
    purpose: '把店鋪的全部資料匯出成檔案，用來備份或搬到別處。',
    tasks: [
      {
        title: '匯出全部資料',
        steps: [
          '按「匯出全部資料」並確認身分，需要幾分鐘。',
          '在保留期限內下載表格和圖片，README.txt 說明每個檔案。',
          '只有店主可以匯出，每次都會記錄。',
        ],
      },
    ],
  },
  en: {
    purpose: 'Everything of the shop as files: to keep, or to move elsewhere.',
    tasks: [
      {
        title: 'Export everything',
        steps: [
          'Press “Export everything” and confirm that it is you. Writing takes some minutes.',
          'Download tables and pictures while they are kept. README.txt explains each file.',
          'Only owners may do so, and each export is recorded.',
        ],
      },
    ],
  },
};
