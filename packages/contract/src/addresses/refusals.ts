export const addressRefusals = {
  'address.tooMany': {
    status: 422,
    zh: '地址最多保存 {max} 个，请先删除不用的地址',
    tw: '地址最多儲存 {max} 筆，請先刪除不用的地址',
    en: 'You can keep {max} addresses; please delete one first',
  },
  'address.pickupPointUnknown': {
    status: 422,
    zh: '此自提点已停用，请选择其他自提点',
    tw: '此自取點已停用，請選擇其他自取點',
    en: 'This pickup point is closed; please choose another',
  },
  'address.countryNotServed': {
    status: 422,
    zh: '我们还不寄送到这个国家或地区',
    tw: '我們還不寄送到這個國家或地區',
    en: 'We do not deliver there yet',
  },
  'address.storeUnknown': {
    status: 422,
    zh: '名单中没有此门店，请重新选择门店',
    tw: '名單中沒有此門市，請重新選擇門市',
    en: 'This store is not on the list; please pick another',
  },
  'address.storeRow': {
    status: 422,
    zh: '店号需为 3 到 20 位大写字母、数字或短横线，名称和地址不能为空',
    tw: '店號須為 3 到 20 碼大寫字母、數字或連字號，名稱與地址不可空白',
    en: 'A store needs a number of 3 to 20 capital letters, digits or dashes, a name and an address',
  },
  'address.storeTwice': {
    status: 422,
    zh: '与第 {row} 行店号相同',
    tw: '與第 {row} 列店號相同',
    en: 'The same number stands in row {row}',
  },
  'address.storeNumberTaken': {
    status: 409,
    zh: '已有其他自提点使用此编号',
    tw: '已有其他自取點使用此編號',
    en: 'Another pickup point has this number',
  },
  'address.areaUnknown': {
    status: 422,
    zh: '请重新选择所在地区',
    tw: '請重新選擇所在地區',
    en: 'Please choose the area again',
  },
  'address.notPending': {
    status: 409,
    zh: '此地址已被处理或修改，请查看最新内容',
    tw: '此地址已被處理或修改，請查看最新內容',
    en: 'This address was decided or changed meanwhile; please look again',
  },
  'address.pickupPointCodeTaken': {
    status: 409,
    zh: '此编号已被其他自提点使用',
    tw: '此編號已被其他自取點使用',
    en: 'Another pickup point has this code',
  },
  'address.pictureUnknown': {
    status: 422,
    zh: '请重新选择图片',
    tw: '請重新選擇圖片',
    en: 'Please choose the picture again',
  },
} as const;
