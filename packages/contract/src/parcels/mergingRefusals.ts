import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';

/** Why a parcel cannot ship, or cannot ship together with the other chosen ones. */
export const mergeRefusals = {
  'parcel.notShelved': {
    zh: '包裹 {number} 还没有上架，暂时不能集运',
    tw: '包裹 {number} 尚未上架，暫時無法集運',
    en: 'Parcel {number} is not on the shelf yet, so it can’t ship',
  },
  'parcel.inOrder': {
    zh: '包裹 {number} 已经在一笔订单里，请取消选择',
    tw: '包裹 {number} 已經在一筆訂單裡，請取消選擇',
    en: 'Parcel {number} is already in an order',
  },
  'parcel.left': {
    zh: '包裹 {number} 已经不在仓库，请取消选择',
    tw: '包裹 {number} 已經不在倉庫，請取消選擇',
    en: 'Parcel {number} has left the warehouse',
  },
  'parcel.blocked': {
    zh: '包裹 {number} 有问题件还没处理完，或由仓库暂时保留，暂时不能集运',
    tw: '包裹 {number} 有問題件還沒處理完，或由倉庫暫時保留，暫時無法集運',
    en: 'Parcel {number} is on hold: open problem or kept by the warehouse',
  },
  'parcel.inService': {
    zh: '包裹 {number} 正在进行增值服务，完成或取消后才能集运',
    tw: '包裹 {number} 正在進行加值服務，完成或取消後才能集運',
    en: 'Service in progress on parcel {number}. It can be shipped once the service is done or cancelled',
  },
  'parcel.inVipOrder': {
    zh: '包裹 {number} 在一张等待到齐的 VIP 订单里，到齐后会一起寄出',
    tw: '包裹 {number} 在一張等待到齊的 VIP 訂單裡，到齊後會一起寄出',
    en: 'Parcel {number} is in a VIP order, which ships once all its parcels have arrived',
  },
  'parcel.undeclared': {
    zh: '包裹 {number} 还没有填写内容物，请先填写品名、类型和申报价值',
    tw: '包裹 {number} 還沒有填寫內容物，請先填寫品名、類型和申報價值',
    en: 'Declare the contents of parcel {number} first: description, type and value',
  },
  'parcel.noPictures': {
    zh: '包裹 {number} 还没有仓库照片，请联系客服',
    tw: '包裹 {number} 還沒有倉庫照片，請聯絡客服',
    en: 'Parcel {number} has no warehouse photos yet. Contact customer service',
  },
  'parcel.prohibited': {
    zh: '包裹 {number} 属于禁运品，不能寄送',
    tw: '包裹 {number} 屬於禁運品，無法寄送',
    en: 'Parcel {number} contains prohibited goods and can’t be shipped',
  },
  'parcel.travelsAlone': {
    zh: '包裹 {number} 只能单独寄送，不能合并',
    tw: '包裹 {number} 只能單獨寄送，無法合併',
    en: 'Parcel {number} can only be shipped alone',
  },
  'parcel.otherWarehouse': {
    zh: '包裹 {number} 在另一个仓库，不能合并',
    tw: '包裹 {number} 在另一個倉庫，無法合併',
    en: 'Parcel {number} is in another warehouse and can’t ship with the others',
  },
  'parcel.otherGoods': {
    zh: '包裹 {number} 的商品类型不同，不能合并',
    tw: '包裹 {number} 的商品類型不同，無法合併',
    en: 'Parcel {number} contains another type of goods and can’t ship with the others',
  },
} as const satisfies Record<MergeObstacle, object>;
