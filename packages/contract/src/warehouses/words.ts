import type { Texts } from '../wire/values.ts';

export const words = {
  'warehouses.linkman': { zh: '收件人', tw: '收件人', en: 'Recipient' },
  'warehouses.phone': { zh: '电话', tw: '電話', en: 'Phone' },
  'warehouses.address': { zh: '地址', tw: '地址', en: 'Address' },
  'warehouses.zip': { zh: '邮政编码', tw: '郵遞區號', en: 'Postal code' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'warehouses.title': { zh: '集运仓地址', tw: '集運倉地址', en: 'Warehouse address' },
  'warehouses.hint': {
    zh: '购物时请完整填入下面的收件信息，仓库才知道包裹是你的。',
    tw: '購物時請完整填入下面的收件資料，倉庫才知道包裹是你的。',
    en: 'Give sellers exactly these details so we can match your parcels to you.',
  },
  'warehouses.choose': { zh: '选择仓库', tw: '選擇倉庫', en: 'Choose a warehouse' },
  'warehouses.copyAll': { zh: '复制全部', tw: '複製全部', en: 'Copy all' },
  'warehouses.copy': { zh: '复制{what}', tw: '複製{what}', en: 'Copy {what}' },
  'warehouses.copied': { zh: '已复制', tw: '已複製', en: 'Copied' },
  'warehouses.freeDays': {
    zh: '免费存放 {n} 天',
    tw: '免費存放 {n} 天',
    en: '{n, plural, one {# day} other {# days}} of free storage',
  },
  'warehouses.none': {
    zh: '目前没有开放的仓库',
    tw: '目前沒有開放的倉庫',
    en: 'No open warehouses right now',
  },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'warehouses.title': { zh: '仓库', tw: '倉庫', en: 'Warehouses' },
  'warehouses.intro': {
    zh: '会员在首页看到的收货地址，占位符会换成各人的资料。',
    tw: '會員在首頁看到的收件地址，代入欄位會換成各人的資料。',
    en: 'The addresses members give to shops. Placeholders become each member’s own details.',
  },
  'warehouses.add': { zh: '新增仓库', tw: '新增倉庫', en: 'Add warehouse' },
  'warehouses.none': { zh: '还没有仓库', tw: '還沒有倉庫', en: 'No warehouses yet' },
  'warehouses.none.text': {
    zh: '先新增一个仓库，会员才有地址可以收货。',
    tw: '先新增一個倉庫，會員才有地址可以收件。',
    en: 'Add one so members have an address to ship to.',
  },
  'warehouses.edit.title': { zh: '编辑{name}', tw: '編輯{name}', en: 'Edit {name}' },
  'warehouses.name': { zh: '名称', tw: '名稱', en: 'Name' },
  'warehouses.names': {
    zh: '{language}的名称（选填）',
    tw: '{language}的名稱（選填）',
    en: 'Name in {language} (optional)',
  },
  'warehouses.code': { zh: '代码', tw: '代碼', en: 'Code' },
  'warehouses.code.hint': {
    zh: '英文字母、数字或连字符，例如 GZ',
    tw: '英文字母、數字或連字號，例如 GZ',
    en: 'Letters, digits or hyphens, such as GZ',
  },
  'warehouses.receiver': { zh: '收件信息', tw: '收件資料', en: 'Receiving details' },
  'warehouses.placeholders': {
    zh: "可用占位符：'{memberId}' 会员编号、'{userName}' 姓名、'{randomName}' 与 '{alias}' 会员代码",
    tw: "可用代入欄位：'{memberId}' 會員編號、'{userName}' 姓名、'{randomName}' 與 '{alias}' 會員代碼",
    en: "Placeholders: '{memberId}' member number, '{userName}' name, '{randomName}' and '{alias}' identification code",
  },
  'warehouses.sample': { zh: '会员看到：', tw: '會員看到：', en: 'Member’s view:' },
  'warehouses.example': { zh: '王小明', tw: '王小明', en: 'Wang Xiaoming' },
  'warehouses.freeStorageDays': { zh: '免费存放天数', tw: '免費存放天數', en: 'Days of free storage' },
  'warehouses.shelf': { zh: '超期仓租', tw: '逾期倉租', en: 'Storage fee after the free days' },
  'warehouses.shelf.hint': {
    zh: '免费天数过后，会员的包裹页、试算与账单都按这里计费。',
    tw: '免費天數過後，會員的包裹頁、試算與帳單都依這裡計費。',
    en: 'Parcel pages, quotes and bills all use this after the free days.',
  },
  'warehouses.closedDays': { zh: '仓库休息日', tw: '倉庫公休日', en: 'Closed days' },
  'warehouses.closedDays.hint': {
    zh: '每行一个日期，例如 2026-12-25；这几天不计存放天数。',
    tw: '每行一個日期，例如 2026-12-25；這幾天不計存放天數。',
    en: 'One date per line, such as 2026-12-25. These days don’t count as storage days.',
  },
  'warehouses.days': { zh: '{n} 天', tw: '{n} 天', en: '{n, plural, one {# day} other {# days}}' },
  'warehouses.state': { zh: '状态', tw: '狀態', en: 'Status' },
  'warehouses.isOpen': { zh: '开放', tw: '開放', en: 'Open' },
  'warehouses.isClosed': { zh: '已关闭', tw: '已關閉', en: 'Closed' },
  'warehouses.close': { zh: '关闭', tw: '關閉', en: 'Close' },
  'warehouses.open': { zh: '重新开放', tw: '重新開放', en: 'Reopen' },
  'warehouses.close.title': { zh: '关闭“{name}”？', tw: '關閉「{name}」？', en: 'Close “{name}”?' },
  'warehouses.close.text': {
    zh: '会员将看不到这个地址，从这里出发的渠道也不再报价。',
    tw: '會員將看不到這個地址，從這裡出發的運送方式也不再報價。',
    en: 'Members no longer see this address, and its shipping methods have no prices.',
  },
  'warehouses.open.title': { zh: '重新开放“{name}”？', tw: '重新開放「{name}」？', en: 'Reopen “{name}”?' },
  'warehouses.open.text': {
    zh: '会员会再次看到这个地址。',
    tw: '會員會再次看到這個地址。',
    en: 'Members see this address again.',
  },
  'warehouses.saved': { zh: '已保存', tw: '已儲存', en: 'Warehouse saved' },
  'warehouses.locations.title': { zh: '货架', tw: '儲位', en: 'Shelves' },
  'warehouses.locations.of': { zh: '{name}的货架', tw: '{name}的儲位', en: 'Shelves of {name}' },
  'warehouses.locations.intro': {
    zh: '包裹只能上架到这里列出的货架。',
    tw: '包裹只能上架到這裡列出的儲位。',
    en: 'Parcels can only be shelved on the shelves listed here.',
  },
  'warehouses.locations.print': {
    zh: '用 A4 纸打印 {n} 个',
    tw: '用 A4 紙列印 {n} 個',
    en: 'Print {n} on A4',
  },
  'warehouses.locations.none': { zh: '还没有货架', tw: '還沒有儲位', en: 'No shelves yet' },
  'warehouses.locations.none.text': {
    zh: '按范围或清单新增，再打印标签贴到货架上。',
    tw: '用範圍或清單新增，再列印標籤貼上貨架。',
    en: 'Add a range or a list, then print the labels.',
  },
  'warehouses.locations.list': { zh: '所有货架', tw: '所有儲位', en: 'All shelves' },
  'warehouses.locations.search': { zh: '搜索货架', tw: '搜尋儲位', en: 'Search shelves' },
  'warehouses.locations.close': { zh: '关闭货架 {code}', tw: '關閉儲位 {code}', en: 'Close shelf {code}' },
  'warehouses.locations.open': {
    zh: '重新开放货架 {code}',
    tw: '重新開放儲位 {code}',
    en: 'Reopen shelf {code}',
  },
  'warehouses.locations.closed': { zh: '已关闭', tw: '已關閉', en: 'Closed' },
  'warehouses.locations.remove': { zh: '删除货架 {code}', tw: '刪除儲位 {code}', en: 'Remove shelf {code}' },
  'warehouses.locations.range': { zh: '按范围新增', tw: '依範圍新增', en: 'Add range' },
  'warehouses.locations.from': { zh: '从', tw: '從', en: 'From' },
  'warehouses.locations.to': { zh: '到', tw: '到', en: 'To' },
  'warehouses.locations.noRange': {
    zh: '这两个编号不能组成范围，或超过 {max} 个。',
    tw: '這兩個儲位無法組成範圍，或超過 {max} 個。',
    en: 'Enter two codes that make a range of at most {max}.',
  },
  'warehouses.locations.paste': { zh: '按清单新增', tw: '依清單新增', en: 'Add list' },
  'warehouses.locations.paste.label': {
    zh: '粘贴货架编号，用换行或逗号分隔',
    tw: '貼上儲位編號，用換行或逗號分隔',
    en: 'Paste codes, one per line or separated by commas',
  },
  'warehouses.locations.file': { zh: '或选择 CSV 文件', tw: '或選擇 CSV 檔', en: 'Or choose a CSV file' },
  'warehouses.locations.tooMany': {
    zh: '一次最多 {max} 个。',
    tw: '一次最多 {max} 個。',
    en: 'Add at most {max} at once.',
  },
  'warehouses.locations.bad': {
    zh: '{n} 个不能作为货架编号，将略过',
    tw: '{n} 個不能當作儲位編號，將略過',
    en: '{n, plural, one {# code isn’t valid and is skipped} other {# codes aren’t valid and are skipped}}',
  },
  'warehouses.locations.add': {
    zh: '新增 {n} 个货架',
    tw: '新增 {n} 個儲位',
    en: 'Add {n, plural, one {# shelf} other {# shelves}}',
  },
  'warehouses.locations.added': {
    zh: '新增 {added} 个，原有 {known} 个',
    tw: '新增 {added} 個，原有 {known} 個',
    en: '{added} added, {known} already there',
  },
  'warehouses.limits': {
    zh: '收货时的重量与尺寸提醒',
    tw: '收件時的重量與尺寸提醒',
    en: 'Unusual weight and size',
  },
  'warehouses.forecastDays': {
    zh: '预报后多少天未到仓就结束',
    tw: '預報後多少天未到倉就結束',
    en: 'Days until a forecast ends',
  },
  'warehouses.forecastDays.hint': {
    zh: '14 到 730 天；0 表示永不结束。结束前 7 天会通知会员，之后到仓的仍正常收货。',
    tw: '14 到 730 天；0 表示永不結束。結束前 7 天會通知會員，之後到倉的仍正常收件。',
    en: '14 to 730 days; 0 means never. Members hear of it 7 days before. Parcels that arrive later are received as usual.',
  },
  'warehouses.asksOwners': {
    zh: '自动询问会员无人认领的包裹是否属于他',
    tw: '自動詢問會員無人認領的包裹是否屬於他',
    en: 'Ask members about unclaimed parcels',
  },
  'warehouses.asksOwners.hint': {
    zh: '面单与一位会员很吻合时，系统会问他包裹是否属于他。关闭后只向员工建议。',
    tw: '標籤與一位會員很吻合時，系統會問他包裹是否屬於他。關閉後只向員工建議。',
    en: 'When a label fits one member well, we ask them whether the parcel is theirs. When off, members are only proposed to staff.',
  },
  'warehouses.takesRefusals': {
    zh: '会员可以登记拒收单号',
    tw: '會員可以登記拒收單號',
    en: 'Members may have parcels refused',
  },
  'warehouses.takesRefusals.hint': {
    zh: '关闭后，会员看不到拒收登记；已登记的仍然有效。',
    tw: '關閉後，會員看不到拒收登記；已登記的仍然有效。',
    en: 'Switched off, members no longer see refusal registration; what is registered still counts.',
  },
  'warehouses.limits.hint': {
    zh: '超过时，收货台会请同事再确认一次。',
    tw: '超過時，收件台會請同事再確認一次。',
    en: 'Beyond these, the receiving desk asks for a second check.',
  },
  'warehouses.limits.weight': {
    zh: '超过此重量时提醒',
    tw: '超過這個重量時提醒',
    en: 'Ask above this weight',
  },
  'warehouses.limits.side': {
    zh: '任一边超过此长度时提醒',
    tw: '任一邊超過這個長度時提醒',
    en: 'Ask when a side is longer than',
  },
  /** Names of writes in the audit log. */
  'did.addWarehouse': { zh: '新增仓库', tw: '新增倉庫', en: 'Added a warehouse' },
  'did.addLocations': { zh: '新增货架', tw: '新增儲位', en: 'Added shelves' },
  'did.removeLocation': { zh: '删除货架', tw: '刪除儲位', en: 'Removed a shelf' },
  'did.editWarehouse': { zh: '修改仓库', tw: '修改倉庫', en: 'Changed a warehouse' },
  'did.activateLocation': { zh: '关闭或开放货架', tw: '關閉或開放儲位', en: 'Closed or opened a shelf' },
  'warehouses.totes.title': { zh: '周转箱', tw: '物流箱', en: 'Totes' },
  'warehouses.totes.intro': {
    zh: '拣货员把一个订单的包裹放进一个周转箱；打包台扫描箱上的条码就打开里面的订单，打包后箱子自动空出。',
    tw: '揀貨員把一筆訂單的包裹放進一個物流箱；打包台掃描箱上的條碼就會開啟裡面的訂單，打包後箱子自動空出。',
    en: 'A picker gathers an order’s parcels in a tote. A scan of the tote at the packing desk opens the order, and packing empties the tote.',
  },
  'warehouses.totes.count': { zh: '新增几个', tw: '新增幾個', en: 'How many' },
  'warehouses.totes.add': { zh: '新增周转箱', tw: '新增物流箱', en: 'Add totes' },
  'warehouses.totes.added': {
    zh: '已新增 {n} 个周转箱',
    tw: '已新增 {n} 個物流箱',
    en: '{n, plural, one {# tote} other {# totes}} added',
  },
  'warehouses.totes.empty': { zh: '空', tw: '空', en: 'Empty' },
  'warehouses.totes.closed': { zh: '已停用', tw: '已停用', en: 'Out of use' },
  'warehouses.totes.close': {
    zh: '停用周转箱 {position}',
    tw: '停用物流箱 {position}',
    en: 'Take tote {position} out of use',
  },
  'warehouses.totes.open': {
    zh: '启用周转箱 {position}',
    tw: '啟用物流箱 {position}',
    en: 'Put tote {position} back into use',
  },
  'warehouses.totes.remove': {
    zh: '删除周转箱 {position}',
    tw: '刪除物流箱 {position}',
    en: 'Remove tote {position}',
  },
  'did.activateWarehouse': { zh: '开放或关闭仓库', tw: '開放或關閉倉庫', en: 'Opened or closed a warehouse' },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  locations: { zh: '货架', tw: '儲位', en: 'Shelves' },
  warehouses: { zh: '仓库的全部列', tw: '倉庫的全部欄位', en: 'Warehouses with all columns' },
} satisfies Record<string, Texts>;
