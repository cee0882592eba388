import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '没有网络时写的预报、评价和消息，联网后自动发送，每项只发一次。',
    tw: '沒有網路時寫的預報、評價和訊息，連線後自動送出，每項只送一次。',
    en: 'Forecasts, reviews and messages that you wrote without a network. Each is sent once when you’re back online.',
  },
  zh: {
    '关掉浏览器会丢吗？': '不会。内容保存在这台设备上，下次联网打开网站时发送。换一台设备看不到。',
    '“未被接受”怎么办？': '下面写着原因。预报和评价点“修改”，改好再提交；不需要的点“删除”。',
    '会发送两次吗？': '不会。即使网络在发送途中断开，仓库也只收到一次。',
    '退出登录会怎样？': '退出前会提醒你还有几项。退出后这台设备上的内容会删除。',
  },
  tw: {
    '關掉瀏覽器會不見嗎？': '不會。內容存在這台裝置上，下次連線開啟網站時送出。換一台裝置看不到。',
    '「未送出成功」怎麼辦？': '下面寫著原因。預報和評價按「修改」，改好再送出；不需要的按「刪除」。',
    '會送出兩次嗎？': '不會。即使網路在送出途中中斷，倉庫也只收到一次。',
    '登出會怎樣？': '登出前會提醒你還有幾項。登出後這台裝置上的內容會刪除。',
  },
  en: {
    'Is it lost when I close the browser?':
      'No. It is kept on this device and sent the next time you open the site with a network. Other devices don’t show it.',
    'What do I do when it says “Not accepted”?':
      'The reason is below. Press “Edit” for a forecast or review, change it and send it again. Press “Delete” if you don’t need it.',
    'Can it be sent twice?': 'No. Even if the network breaks in the middle, the warehouse gets it once.',
    'What happens when I log out?':
      'We tell you how many entries are left. Logging out deletes them from this device.',
  },
};
