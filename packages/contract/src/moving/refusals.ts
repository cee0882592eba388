import { conflict } from '../wire/conflict.ts';

export const movingRefusals = {
  'moving.tooMany': conflict({
    zh: '有 {max} 个文件还没写入，请先写入或丢弃',
    tw: '有 {max} 個檔案還沒寫入，請先寫入或捨棄',
    en: '{max} files are not written yet. Write or discard one first',
  }),
  'moving.notOpen': conflict({
    zh: '这个文件正在处理，或者已经写入，现在不能更改',
    tw: '這個檔案正在處理，或者已經寫入，現在不能更改',
    en: 'This file is being worked on or already written and can’t be changed now',
  }),
  'moving.columnUnknown': {
    zh: '文件里没有“{head}”这一列，或者我们没有“{column}”这一项',
    tw: '檔案裡沒有「{head}」這一欄，或者我們沒有「{column}」這一項',
    en: 'The file has no column “{head}”, or “{column}” is not one of ours',
  },
  'moving.nothing': {
    zh: '没有新的或有变化的行',
    tw: '沒有新的或有變動的列',
    en: 'No row is new or changed',
  },
  'moving.changed': conflict({
    zh: '现在有 {n} 行要写入，请再确认一次',
    tw: '現在有 {n} 列要寫入，請再確認一次',
    en: '{n} rows will now be written. Confirm again',
  }),
  'moving.notDone': conflict({
    zh: '这个文件没有写入，或者已经撤回',
    tw: '這個檔案沒有寫入，或者已經撤回',
    en: 'This file is not written, or is already undone',
  }),
  'moving.notFailed': conflict({
    zh: '这个文件没有中断',
    tw: '這個檔案沒有中斷',
    en: 'This file is not interrupted',
  }),
  'moving.shopOpen': conflict({
    zh: '店铺已经开张，不能整批撤回',
    tw: '店鋪已經開張，不能整批撤回',
    en: 'The shop is open, so this file can’t be undone',
  }),
  'moving.lettersChanged': conflict({
    zh: '现在有 {n} 位会员要写信，请再确认一次',
    tw: '現在有 {n} 位會員要寫信，請再確認一次',
    en: '{n} members will now be written to. Confirm again',
  }),
  'moving.noWay': conflict({
    zh: '店铺还没有设置邮件或短信，无法写信',
    tw: '店鋪還沒有設定郵件或簡訊，無法寫信',
    en: 'The shop can send neither mail nor text messages yet',
  }),
  'moving.key': {
    zh: '编号只能使用文字、数字和 . _ - @ #',
    tw: '編號只能使用文字、數字和 . _ - @ #',
    en: 'Use only letters, digits and . _ - @ # in a number',
  },
  'moving.yesOrNo': { zh: '请填写“是”或“否”', tw: '請填寫「是」或「否」', en: 'Enter yes or no' },
  'moving.whole': { zh: '请填写整数', tw: '請填寫整數', en: 'Enter a whole number' },
  'moving.number': { zh: '请填写数字', tw: '請填寫數字', en: 'Enter a number' },
  'moving.day': {
    zh: '请填写日期，例如 2026-11-20 或 2026-11-20 13:05',
    tw: '請填寫日期，例如 2026-11-20 或 2026-11-20 13:05',
    en: 'Enter a date such as 2026-11-20 or 2026-11-20 13:05',
  },
  'moving.twice': {
    zh: '第 {row} 行已经有同样的内容',
    tw: '第 {row} 列已經有同樣的內容',
    en: 'Row {row} has the same',
  },
  'moving.memberUnknown': {
    zh: '没有编号 {member} 的会员，请先转入会员文件',
    tw: '沒有編號 {member} 的會員，請先轉入會員檔案',
    en: 'No member has the number {member}. Move the members file in first',
  },
  'moving.taken': {
    zh: '已经属于会员 {member}',
    tw: '已經屬於會員 {member}',
    en: 'Already belongs to member {member}',
  },
  'moving.ownContacts': {
    zh: '会员已经自己设置密码，账号、手机和邮箱只能由会员本人更改',
    tw: '會員已經自己設定密碼，帳號、手機和信箱只能由會員本人更改',
    en: 'The member has set a password. Only they can change their username, phone and email',
  },
  'moving.levelUnknown': { zh: '没有这个等级', tw: '沒有這個等級', en: 'There is no such level' },
  'moving.countryUnknown': {
    zh: '请填写国家或地区，例如 TW',
    tw: '請填寫國家或地區，例如 TW',
    en: 'Enter a country, such as TW',
  },
  'moving.otherCurrency': {
    zh: '店铺的币种是 {currency}',
    tw: '店鋪的幣別是 {currency}',
    en: 'The shop’s currency is {currency}',
  },
  'moving.tooLow': {
    zh: '会员在这里已经用掉一部分，扣到这个数字会低于 0',
    tw: '會員在這裡已經用掉一部分，扣到這個數字會低於 0',
    en: 'The member has used part of it here, so this would fall below 0',
  },
  'moving.changedSince': {
    zh: '检查之后有变动，请再上传这个文件',
    tw: '檢查之後有變動，請再上傳這個檔案',
    en: 'This changed after the check. Upload the file again',
  },
  'moving.warehouseUnknown': { zh: '没有这个仓库', tw: '沒有這個倉庫', en: 'There is no such warehouse' },
  'moving.locationUnknown': {
    zh: '这个仓库没有这个库位',
    tw: '這個倉庫沒有這個儲位',
    en: 'This warehouse has no such location',
  },
  'moving.goodsTypeUnknown': {
    zh: '没有这种物品类型',
    tw: '沒有這種物品類型',
    en: 'There is no such goods type',
  },
  'moving.stateNotMoved': {
    zh: '只能转入已预报、已到货、已上架、待打包和无主的包裹',
    tw: '只能轉入已預報、已到貨、已上架、待打包和無主的包裹',
    en: 'Only forecast, received, shelved, requested and unclaimed parcels can be moved in',
  },
  'moving.someoneElses': {
    zh: '这个快递单号属于别的会员',
    tw: '這個快遞單號屬於別的會員',
    en: 'This courier number belongs to another member',
  },
  'moving.deliveryUnknown': {
    zh: '请填写 home 或 point',
    tw: '請填寫 home 或 point',
    en: 'Enter home or point',
  },
  'moving.pointUnknown': {
    zh: '没有这个自提点或门店',
    tw: '沒有這個自取點或門市',
    en: 'There is no such pickup point or store',
  },
  'moving.nameMissing': {
    zh: '请填写至少一种语言的名称',
    tw: '請填寫至少一種語言的名稱',
    en: 'Enter a name in at least one language',
  },
  'moving.levelGap': {
    zh: '请先加上第 {level} 级',
    tw: '請先加上第 {level} 級',
    en: 'Add level {level} first',
  },
  'moving.roleUnknown': { zh: '请填写 {roles}', tw: '請填寫 {roles}', en: 'Enter {roles}' },
  'moving.noOwner': {
    zh: '店主账号不能转入，请店主在员工页添加',
    tw: '店主帳號不能轉入，請店主在員工頁新增',
    en: 'Owners are not moved in. An owner adds them on the staff page',
  },
  'moving.staffInUse': {
    zh: '这个账号已经有密码，请在员工页更改',
    tw: '這個帳號已經有密碼，請在員工頁更改',
    en: 'This account has a password. Change it on the staff page',
  },
  'moving.couponType': {
    zh: '请填写 1（抵扣金额）或 2（折扣）',
    tw: '請填寫 1（折抵金額）或 2（折扣）',
    en: 'Enter 1 for an amount or 2 for a percentage',
  },
  'moving.rate': {
    zh: '请填写折扣，例如 10% 或九折',
    tw: '請填寫折扣，例如 10% 或九折',
    en: 'Enter a percentage such as 10%',
  },
  'moving.couponEnded': { zh: '已经过期', tw: '已經過期', en: 'This has expired' },
  'moving.couponUsed': {
    zh: '会员在这里已经用了 {n} 张',
    tw: '會員在這裡已經用了 {n} 張',
    en: 'The member has already used {n} here',
  },
  'moving.orderNotMoved': {
    zh: '只能转入还没出库的订单',
    tw: '只能轉入還沒出貨的訂單',
    en: 'Only orders that are not shipped can be moved in',
  },
  'moving.parcelUnknown': {
    zh: '会员没有包裹 {number}，请先转入包裹文件',
    tw: '會員沒有包裹 {number}，請先轉入包裹檔案',
    en: 'The member has no parcel {number}. Move the parcels file in first',
  },
  'moving.parcelNotShelved': {
    zh: '包裹 {number} 还没上架，或者已在别的订单里',
    tw: '包裹 {number} 還沒上架，或者已在別的訂單裡',
    en: 'Parcel {number} is not on a shelf or is in another order',
  },
  'moving.laneUnknown': { zh: '没有这条线路', tw: '沒有這條路線', en: 'There is no such lane' },
  'moving.zoneUnknown': {
    zh: '这条线路没有这个分区',
    tw: '這條路線沒有這個分區',
    en: 'This lane has no such zone',
  },
  'moving.zoneMissing': {
    zh: '这条线路有多个分区，请填写分区',
    tw: '這條路線有多個分區，請填寫分區',
    en: 'This lane has several zones. Enter one',
  },
  'moving.laneOfSeveral': {
    zh: '多个仓库有这条线路，请填写仓库',
    tw: '多個倉庫有這條路線，請填寫倉庫',
    en: 'Several warehouses have this lane. Enter the warehouse',
  },
  'moving.rowTogether': {
    zh: '同一条线路和分区的其他行有问题',
    tw: '同一條路線和分區的其他列有問題',
    en: 'Another row of the same lane and zone has a fault',
  },
  'moving.price.twice': {
    zh: '这个重量已经有价格',
    tw: '這個重量已經有價格',
    en: 'This weight already has a price',
  },
  'moving.price.coin': {
    zh: '价格不是最小付款单位的倍数',
    tw: '價格不是最小付款單位的倍數',
    en: 'The price is not a multiple of the smallest coin',
  },
  'moving.price.falls': {
    zh: '比更轻的重量便宜',
    tw: '比較輕的重量便宜',
    en: 'Lower than the price of a lighter weight',
  },
  'moving.price.belowFees': {
    zh: '低于这条线路的其他费用',
    tw: '低於這條路線的其他費用',
    en: 'Lower than the lane’s other fees',
  },
  'moving.price.tooHeavy': {
    zh: '这条线路不收这个重量',
    tw: '這條路線不收這個重量',
    en: 'The lane does not take this weight',
  },
  'moving.price.differs': {
    zh: '价目表算出来的价格不一样，请在“渠道与价格”填写',
    tw: '價目表算出來的價格不一樣，請在「運送方式與價格」填寫',
    en: 'The rate card would charge something else. Enter it on the pricing page',
  },
  'moving.price.tooMany': {
    zh: '{n} 个重量的涨价方式太多，请在“渠道与价格”填写',
    tw: '{n} 個重量的漲價方式太多，請在「運送方式與價格」填寫',
    en: 'The prices of {n} weights rise in too many ways. Enter them on the pricing page',
  },
  'moving.price.mixed': {
    zh: '有续重时，每条线路和分区只填一行',
    tw: '有續重時，每條路線和分區只填一列',
    en: 'With a further weight, enter one row for the lane and zone',
  },
  'moving.addressUnknown': {
    zh: '找不到会员唯一符合的地址，请填写地址编号',
    tw: '找不到會員唯一符合的地址，請填寫地址編號',
    en: 'No single address of the member fits. Enter its number',
  },
  'moving.serviceUnknown': {
    zh: '没有“{service}”这项服务',
    tw: '沒有「{service}」這項服務',
    en: 'There is no service “{service}”',
  },
} as const;
