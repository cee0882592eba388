import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把店铺的全部数据导出成文件，用来备份或搬到别处。',
    tw: '把店鋪的全部資料匯出成檔案，用來備份或搬到別處。',
    en: 'Everything of the shop as files: to keep, or to move elsewhere.',
  },
  zh: {
    导出全部数据: [
      '按“导出全部资料”并确认身份，需要几分钟。',
      '在保留期限内下载表格和图片，README.txt 说明每个文件。',
      '只有店主可以导出，每次都会记录。',
    ],
    搬到另一个系统: [
      '最后一次导出前先把店铺设为未开业，导出后下载表格与全部图片。',
      '把 zip 文件交给新系统的运营方，读回到一家尚未开业的空店；会逐表核对行数与合计，并给出报告。',
      '密码、密钥不会带走：员工由店主重置密码，会员凭验证码设置新密码，收款账户重新填写密钥。',
    ],
    会员要自己的数据: ['会员在自己的页面申请和下载，不用经过你。', '你打不开那份文件。'],
  },
  tw: {
    匯出全部資料: [
      '按「匯出全部資料」並確認身分，需要幾分鐘。',
      '在保留期限內下載表格和圖片，README.txt 說明每個檔案。',
      '只有店主可以匯出，每次都會記錄。',
    ],
    搬到另一個系統: [
      '最後一次匯出前先把店鋪設為未開業，匯出後下載表格與全部圖片。',
      '把 zip 檔案交給新系統的營運方，讀回到一家尚未開業的空店；會逐表核對筆數與合計，並提供報告。',
      '密碼與金鑰不會帶走：員工由店主重設密碼，會員憑驗證碼設定新密碼，付款帳戶重新填寫金鑰。',
    ],
    會員要自己的資料: ['會員在自己的頁面申請和下載，不用經過你。', '你打不開那份檔案。'],
  },
  en: {
    'Export everything': [
      'Press “Export everything” and confirm that it is you. Writing takes some minutes.',
      'Download tables and pictures while they are kept. README.txt explains each file.',
      'Only owners may do so, and each export is recorded.',
    ],
    'Move to another installation': [
      'Close the shop before the last export, then download the tables and all pictures.',
      'Give the zip files to the operator of the other installation, who reads them back into an empty shop that is not open. A report compares rows and sums of every table.',
      'Passwords and keys do not move: an owner sets passwords of staff, members set a new one by a code, and keys of payment accounts are typed again.',
    ],
    'A member wants their own data': [
      'Members request and download it on their own pages, without you.',
      'You cannot open that file.',
    ],
  },
};
