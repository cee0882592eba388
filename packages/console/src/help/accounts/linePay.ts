import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 pay.line.me 申请成为线上商家。',
      '上传文件，说明网站和销售内容；审核要几天到几周。',
      '通过后登录商家中心，打开“管理付款连接 → 管理连接密钥”，复制 Channel ID 和 Channel Secret Key。',
      '如果商家中心列出了允许的 IP 地址，请向系统管理员要服务器的 IP 地址并加上。',
      '在这里选择 LINE Pay，贴上两个值，按“测试连接”，然后保存。',
    ],
    papers: '公司登记文件、负责人的身份证件、公司的银行账户、网站地址和服务说明。',
    register: '不用登记网址：LINE Pay 不发通知，系统会在会员回来时和之后自动查询。',
    test: '在商家中心申请 Sandbox，在演示店铺选“测试”，用 Sandbox 的值付款。',
    cannot: ['退款期限以合约为准；过期的退款会退到会员余额。', '付款页面 20 分钟后失效，会员要重新付款。'],
    unconfirmed: [
      '商户后台是否要登记本系统的 IP 地址。',
      '多久以内可以退款：以合约为准。',
      '表中的金额：合约可能另有规定。',
    ],
  },
  tw: {
    steps: [
      '在 pay.line.me 申請成為線上商家。',
      '上傳文件，說明網站和銷售內容；審核要幾天到幾週。',
      '通過後登入商家中心，打開「管理付款連結 → 管理連結金鑰」，複製 Channel ID 和 Channel Secret Key。',
      '如果商家中心列出了允許的 IP 位址，請向系統管理員要伺服器的 IP 位址並加上。',
      '在這裡選擇 LINE Pay，貼上兩個值，按「測試連線」，然後儲存。',
    ],
    papers: '公司登記文件、負責人的身分證件、公司的銀行帳戶、網站網址和服務說明。',
    register: '不用登記網址：LINE Pay 不發通知，系統會在會員回來時和之後自動查詢。',
    test: '在商家中心申請 Sandbox，在示範店家選「測試」，用 Sandbox 的值付款。',
    cannot: ['退款期限以合約為準；過期的退款會退到會員餘額。', '付款頁面 20 分鐘後失效，會員要重新付款。'],
    unconfirmed: [
      '商家後台是否要登記本系統的 IP 位址。',
      '多久以內可以退款：以合約為準。',
      '表中的金額：合約可能另有規定。',
    ],
  },
  en: {
    steps: [
      'Apply at pay.line.me as an online merchant.',
      'Upload the papers and describe the website and what it sells. The review takes days to weeks.',
      'In the merchant center, open Payment integration → Manage link key and copy channel ID and channel secret key.',
      'If the merchant center lists allowed IP addresses, ask your system operator for the server’s and add it.',
      'Choose LINE Pay here, paste both values, press “Test connection” and save.',
    ],
    papers:
      'Company registration, an ID of the representative, the company’s bank account, the website and its services.',
    register:
      'No address to enter: LINE Pay sends no messages. We ask when the member comes back, and again later.',
    test: 'Ask for a sandbox in the merchant center. Choose “Test” in a demo shop and pay with the sandbox’s values.',
    cannot: [
      'The contract sets the time for refunds. What comes too late goes to the member’s balance.',
      'A payment page ends after 20 minutes. The member starts again then.',
    ],
    unconfirmed: [
      'Whether the merchant center wants the address (IP) of this server.',
      'Until when refunds are possible: your contract says.',
      'The amounts in the table: your contract may set others.',
    ],
  },
};
