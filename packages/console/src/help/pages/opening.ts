import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '新店铺开业前需要的项目。',
    tw: '新店鋪開幕前需要的項目。',
    en: 'What a new shop needs before members come.',
  },
  zh: {
    完成清单: [
      '“必要项目”都要完成，系统会自动检查。',
      '每一行都能前往对应的页面，任何一页都能回到清单。',
      '“自己的网址与加密连接”写明要在域名服务商处填什么，按“立即检查”会说哪里不对。',
    ],
    试用: ['用链接把自己加为会员，走完一件包裹的流程。'],
    开店: ['按“开店”。“暂停营业”可以暂停，进行中的继续处理。'],
  },
  tw: {
    完成清單: [
      '「必要項目」都要完成，系統會自動檢查。',
      '每一行都能前往對應的頁面，任何一頁都能回到清單。',
      '「自己的網址與加密連線」寫明要在網域服務商處填什麼，按「立即檢查」會說哪裡不對。',
    ],
    試用: ['用連結把自己加為會員，走完一件包裹的流程。'],
    開店: ['按「開店」。「暫停營業」可以暫停，進行中的繼續處理。'],
  },
  en: {
    'Work through the list': [
      '“Required” must be done. The product checks each itself.',
      'Each line leads to its page. The list is a press away on every page.',
      '“Own address with TLS” says what to enter at your domain’s provider. “Check now” says what is wrong.',
    ],
    'Try it': ['Invite yourself as a member by a link, and send a parcel through all desks.'],
    Open: ['Press “Open the shop”. “Close to new orders” takes it back: what has begun goes on.'],
  },
};
