import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 isms.com.my 注册企业账户并购买额度。',
      '请客服开启 HTTP API。',
      '账户填登录的账号，密码填登录的密码，发送者填审批通过的名称。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记（SSM）、负责人的身份证件、短信用途说明。',
    register: '不用登记网址；iSMS 没有说明送达回执。',
    test: '用“发送测试短信”发给自己，费用照算。',
    cannot: ['没有送达状态：短信显示为“已交给服务商”。'],
    unconfirmed: [
      '还没有用正式账户发过短信：请先按“发送测试短信”，发一条到自己的手机。',
      '发送者是否已登记，本系统的 IP 地址是否在服务商的白名单。',
    ],
  },
  tw: {
    steps: [
      '在 isms.com.my 註冊企業帳戶並購買額度。',
      '請客服開啟 HTTP API。',
      '帳號填登入的帳號，密碼填登入的密碼，發送者填核准的名稱。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記（SSM）、負責人的身分證件、簡訊用途說明。',
    register: '不用登記網址；iSMS 沒有說明送達回報。',
    test: '用「發送測試簡訊」發給自己，費用照算。',
    cannot: ['沒有送達狀態：簡訊顯示為「已交給服務商」。'],
    unconfirmed: [
      '還沒有用正式帳戶發過簡訊：請先按「發送測試簡訊」，發一則到自己的手機。',
      '發送者是否已登記，本系統的 IP 位址是否在服務商的白名單。',
    ],
  },
  en: {
    steps: [
      'Sign up at isms.com.my as a company and buy credit.',
      'Ask their support to allow the HTTP API.',
      'Type the login as account, its password as secret, and the approved name as sender.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company registration (SSM), an ID of the representative, and what the messages are for.',
    register: 'No address to enter. iSMS documents no reports.',
    test: '“Send test message” to your own phone. It is charged.',
    cannot: ['No delivery state: messages end as handed to the provider.'],
    unconfirmed: [
      'No text has been sent with a real account yet: send one to your own phone with “Send test message”.',
      'Whether the sender is registered and this server’s address (IP) is on the provider’s allow-list.',
    ],
  },
};
