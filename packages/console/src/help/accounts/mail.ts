import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '选一个发信服务：公司现有的邮箱，或专门的服务（例如 Amazon SES、Mailgun）。',
      '在域名的 DNS 加上服务商给的 SPF 和 DKIM，再加一条 DMARC。',
      '在服务商新增 SMTP 账号；Gmail 和 Microsoft 365 要用应用专用密码。',
      '在这里填服务器、加密方式、账号、密码和发件人，保存。',
      '发一封测试邮件到 Gmail，在“显示原始邮件”确认 SPF、DKIM、DMARC 都是 PASS。',
    ],
    papers: '通常不用文件；专门的服务会问网站和发信用途。',
    register: '发件人的域名要在服务商验证过。',
    test: '用“发送测试邮件”发给自己。',
    cannot: [
      '一般邮箱每天只能发几百到两千封。',
      '发件服务器要从外面连得到，并且要加密（端口 465、587 或 2525）。',
    ],
    unconfirmed: [
      '服务商是否保留我们设置的 Message-ID；不保留时，认不出退信。',
      '邮件是否进收件箱：发一封到 Gmail，在原始邮件里看 spf、dkim、dmarc 是否都是 pass。',
    ],
  },
  tw: {
    steps: [
      '選一個寄信服務：公司現有的信箱，或專門的服務（例如 Amazon SES、Mailgun）。',
      '在網域的 DNS 加上服務商給的 SPF 和 DKIM，再加一條 DMARC。',
      '在服務商新增 SMTP 帳號；Gmail 和 Microsoft 365 要用應用程式密碼。',
      '在這裡填伺服器、加密方式、帳號、密碼和寄件人，儲存。',
      '寄一封測試信到 Gmail，在「顯示原始郵件」確認 SPF、DKIM、DMARC 都是 PASS。',
    ],
    papers: '通常不用文件；專門的服務會問網站和寄信用途。',
    register: '寄件人的網域要在服務商驗證過。',
    test: '用「傳送測試郵件」寄給自己。',
    cannot: [
      '一般信箱每天只能寄幾百到兩千封。',
      '寄件伺服器要從外面連得到，並且要加密（連接埠 465、587 或 2525）。',
    ],
    unconfirmed: [
      '服務商是否保留我們設定的 Message-ID；不保留時，認不出退信。',
      '信件是否進收件匣：寄一封到 Gmail，在原始郵件裡看 spf、dkim、dmarc 是否都是 pass。',
    ],
  },
  en: {
    steps: [
      'Choose who sends: the company’s own mailbox, or a service such as Amazon SES or Mailgun.',
      'Add its SPF and DKIM to your domain’s DNS, and a DMARC record.',
      'Create an SMTP login there. Gmail and Microsoft 365 want an app password.',
      'Type server, encryption, account, password and sender here, and save.',
      'Send a test to Gmail. “Show original” must say PASS for SPF, DKIM and DMARC.',
    ],
    papers: 'Usually none. A sending service asks about your website and what you send.',
    register: 'The sender’s domain has to be verified there.',
    test: 'Use “Send test mail” with your own address.',
    cannot: [
      'A usual mailbox sends some hundred to two thousand mails a day.',
      'The server must be public and encrypted (port 465, 587 or 2525).',
    ],
    unconfirmed: [
      'Whether the provider keeps the Message-ID that we set. If not, bounces aren’t recognised.',
      'Whether mail lands in the inbox: send one to an address at Gmail and look for spf, dkim and dmarc = pass in its source.',
    ],
  },
};
