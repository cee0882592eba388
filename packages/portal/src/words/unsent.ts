import type { Texts } from '@crossdock/contract/wire/values.ts';

export const words = {
  'unsent.intro': {
    zh: '没有网络时填写的内容保存在这台设备上，联网后自动发送一次。',
    tw: '沒有網路時填寫的內容存在這台裝置上，連線後自動送出一次。',
    en: 'What you wrote without a network is kept on this device and sent once when you’re back online.',
  },
  'unsent.waiting': {
    zh: '{n} 项待发送，联网后发送',
    tw: '{n} 項待送出，連線後送出',
    en: '{n, plural, one {# entry} other {# entries}} will be sent when there is network',
  },
  'unsent.refused': {
    zh: '{n} 项没有发送成功，请修改',
    tw: '{n} 項沒有送出成功，請修改',
    en: '{n, plural, one {# entry was} other {# entries were}} not accepted',
  },
  'unsent.open': { zh: '查看', tw: '查看', en: 'View' },
  'unsent.none': { zh: '没有待发送的内容', tw: '沒有待送出的內容', en: 'Everything is sent' },
  'unsent.none.text': {
    zh: '没有网络时写的预报、评价和消息会显示在这里。',
    tw: '沒有網路時寫的預報、評價和訊息會顯示在這裡。',
    en: 'Forecasts, reviews and messages that you write without a network appear here.',
  },
  'unsent.state.waiting': { zh: '联网后发送', tw: '連線後送出', en: 'Will be sent when there is network' },
  'unsent.state.held': { zh: '修改中，暂不发送', tw: '修改中，暫不送出', en: 'Being changed, not sent' },
  'unsent.state.refused': { zh: '未被接受', tw: '未送出成功', en: 'Not accepted' },
  'unsent.state.sent': { zh: '已发送', tw: '已送出', en: 'Sent' },
  'unsent.forecast': {
    zh: '预报 {n} 个包裹',
    tw: '預報 {n} 件包裹',
    en: 'Forecast of {n, plural, one {# parcel} other {# parcels}}',
  },
  'unsent.comment': {
    zh: '评价（{n} 星）',
    tw: '評價（{n} 星）',
    en: 'Review, {n, plural, one {# star} other {# stars}}',
  },
  'unsent.message': { zh: '给店铺的消息', tw: '給店家的訊息', en: 'Message to the shop' },
  'unsent.written': { zh: '填写于', tw: '填寫於', en: 'Written' },
  'unsent.edit': { zh: '修改', tw: '修改', en: 'Edit' },
  'unsent.send': { zh: '发送', tw: '送出', en: 'Send' },
  'unsent.delete.title': { zh: '要删除这一项吗？', tw: '要刪除這一項嗎？', en: 'Delete this entry?' },
  'unsent.delete.text': {
    zh: '这一项还没有发送，删除后无法恢复。',
    tw: '這一項還沒有送出，刪除後無法復原。',
    en: 'It has not been sent, and can’t be restored.',
  },
  'unsent.done': { zh: '知道了', tw: '知道了', en: 'Got it' },
  'unsent.kept': {
    zh: '没有网络。已保存在这台设备上，联网后发送。',
    tw: '沒有網路。已存在這台裝置上，連線後送出。',
    en: 'No network. It is kept on this device and will be sent when there is network.',
  },
  'unsent.editing': {
    zh: '正在修改待发送的内容。提交后取代原来的。',
    tw: '正在修改待送出的內容。送出後取代原本的。',
    en: 'You’re changing an entry that is not sent. It replaces the old one.',
  },
  'unsent.exit': {
    zh: '还有 {n} 项没有发送。退出后会从这台设备删除。',
    tw: '還有 {n} 項沒有送出。登出後會從這台裝置刪除。',
    en: '{n, plural, one {# entry is} other {# entries are}} not sent. Logging out deletes {n, plural, one {it} other {them}} from this device.',
  },
} satisfies Record<string, Texts>;
