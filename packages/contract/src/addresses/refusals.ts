import { conflict } from '../wire/conflict.ts';

export const addressRefusals = {
  'address.tooMany': {
    zh: '地址最多保存 {max} 个，请先删除不用的地址',
    tw: '地址最多儲存 {max} 筆，請先刪除不用的地址',
    en: 'You can keep up to {max} addresses. Delete one first',
  },
  'address.pickupPointUnknown': {
    zh: '此自提点已停用，请选择其他自提点',
    tw: '這個自取點已停用，請選擇其他自取點',
    en: 'This pickup point is closed. Choose another',
  },
  'address.countryNotServed': {
    zh: '我们还不寄送到这个国家或地区，请改选其他目的地',
    tw: '我們還不寄送到這個國家或地區，請改選其他目的地',
    en: 'We don’t deliver there yet. Choose another destination',
  },
  'storeMap.off': conflict({
    zh: '这里没有门店地图，请从列表选择门店',
    tw: '這裡沒有門市地圖，請從清單選擇門市',
    en: 'There is no store map here. Choose a store from the list',
  }),
  'storeMap.gone': conflict({
    zh: '没有收到你在地图上选的门店，请再选一次',
    tw: '沒有收到你在地圖上選的門市，請再選一次',
    en: 'Your choice on the map didn’t reach us. Choose again',
  }),
  'storeMap.keysNeeded': {
    zh: '请在店铺设置的门店地图填写绿界物流的 HashKey 和 HashIV',
    tw: '請在店家設定的門市地圖填寫綠界物流的 HashKey 與 HashIV',
    en: 'Enter the HashKey and HashIV of ECPay’s logistics under Shop settings, 7-11 map',
  },
  'storeMap.noList': {
    status: 503,
    zh: '绿界没有给出门店名单：{why}',
    tw: '綠界沒有提供門市清單：{why}',
    en: 'ECPay did not give its list of stores: {why}',
  },
  'storeMap.closed': {
    zh: '这家门店目前不能取货，请选择其他门店',
    tw: '這間門市目前不能取貨，請選擇其他門市',
    en: 'Parcels can’t be collected at this store right now. Choose another',
  },
  'address.storeUnknown': {
    zh: '列表中没有这家门店，请重新选择门店',
    tw: '清單中沒有這間門市，請重新選擇門市',
    en: 'This store isn’t on the list. Choose another',
  },
  'address.storeRow': {
    zh: '店号需为 3 到 20 位大写字母、数字或短横线，名称和地址不能为空',
    tw: '店號須為 3 到 20 碼大寫字母、數字或連字號，名稱與地址不可空白',
    en: 'Enter a number of 3 to 20 capital letters, digits or dashes, a name and an address for each store',
  },
  'address.storeTwice': {
    zh: '与第 {row} 行店号相同',
    tw: '與第 {row} 列店號相同',
    en: 'Same number as row {row}',
  },
  'address.storeNumberTaken': conflict({
    zh: '其他自提点已使用此编号，请换一个',
    tw: '其他自取點已使用這個編號，請換一個',
    en: 'Another pickup point has this number',
  }),
  'address.areaUnknown': { zh: '请重新选择所在地区', tw: '請重新選擇所在地區', en: 'Choose the area again' },
  'address.zipOutside': {
    zh: '邮政编码与地区不符，{area}的邮政编码是 {zips}',
    tw: '郵遞區號與地區不符，{area}的郵遞區號是 {zips}',
    en: 'The postal code doesn’t match the area. Postal code of {area}: {zips}',
  },
  'address.notPending': conflict({
    zh: '此地址已被处理或修改，请查看最新内容',
    tw: '這個地址已處理或修改過，請查看最新內容',
    en: 'This address was just decided or changed. Reload to see it',
  }),
  'address.pickupPointCodeTaken': conflict({
    zh: '其他自提点已使用此编号，请换一个',
    tw: '其他自取點已使用這個編號，請換一個',
    en: 'Another pickup point has this code',
  }),
  'address.carrierUnfit': {
    zh: '{name}不配送到这类自提点，请先在物流商中设置',
    tw: '{name}不配送到這類自取點，請先在物流商中設定',
    en: '{name} doesn’t deliver to this kind of point. Change that at the carrier first',
  },
  'address.pictureUnknown': { zh: '请重新选择图片', tw: '請重新選擇圖片', en: 'Choose the photo again' },
} as const;
