import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把会员的提现集中成一个文件，交给银行一次付出。建立和批准一定是两个人。',
    tw: '把會員的提領集中成一個檔案，交給銀行一次付出。建立和核准一定是兩個人。',
    en: 'Members’ withdrawals are gathered in one file that the bank pays together. One person builds it and another approves it.',
  },
  zh: {
    建立批次: [
      '第一次先在“付款方式与银行账户”填打款账户和文件格式，并问银行怎么测试文件。',
      '按“建立批次”，选择付款日和提现。缺少银行代码的提现会列出原因。',
      '批次等待第二个人批准；这段时间款项冻结，可以取消。',
    ],
    批准并送出: [
      '另一个人打开批次，看过每一笔，按“批准”。',
      '按“下载并标为已送出”。款项这时离开账本，会员会收到通知。',
      '把文件上传到银行，比对校验码（SHA-256）和合计。',
    ],
    登记银行的结果: [
      '银行付完后，按“其余皆已付”，或逐笔按“已付”。',
      '银行退回的那一笔按“退回”，写下原因。款项回到会员原来的账户。',
      '已登记为已付的，之后退回也可以登记。',
    ],
  },
  tw: {
    建立批次: [
      '第一次先在「付款方式與銀行帳戶」填付款帳戶和檔案格式，並問銀行怎麼測試檔案。',
      '按「建立批次」，選擇付款日和提領。缺少銀行代碼的提領會列出原因。',
      '批次等待第二個人核准；這段時間款項保留，可以取消。',
    ],
    核准並送出: [
      '另一個人打開批次，看過每一筆，按「核准」。',
      '按「下載並標為已送出」。款項這時離開帳本，會員會收到通知。',
      '把檔案上傳到銀行，比對校驗碼（SHA-256）和合計。',
    ],
    登記銀行的結果: [
      '銀行付完後，按「其餘皆已付」，或逐筆按「已付」。',
      '銀行退回的那一筆按「退回」，寫下原因。款項回到會員原來的帳戶。',
      '已登記為已付的，之後退回也可以登記。',
    ],
  },
  en: {
    'Build a batch': [
      'Before the first one, enter the paying account and the file format under Settings, and ask the bank how to test a file.',
      'Press “Build batch” and choose the payment day and the withdrawals. Those without a bank code are listed with the reason.',
      'The batch waits for a second person. Until then the money is on hold, and you can cancel it.',
    ],
    'Approve and send it': [
      'Somebody else opens the batch, looks at each line and presses “Approve”.',
      'Press “Download and mark as sent”. The money leaves the books, and members are notified.',
      'Upload the file at the bank. Compare its digest (SHA-256) and the total.',
    ],
    'Note what the bank did': [
      'Once the bank has paid, press “Mark the rest as paid”, or “Paid” line by line.',
      'For a line that the bank returned, press “Returned” and type the reason. The money goes back to the member.',
      'A line that you marked as paid can still be returned later.',
    ],
  },
};
