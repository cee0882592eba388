import { importedColumns } from './files.ts';

/** The files that a shop can bring when it moves here, in the order in which they are read. */
export const importFileKinds = [
  'warehouses',
  'locations',
  'pickup_points',
  'staff',
  'levels',
  'prices',
  'members',
  'addresses',
  'declarers',
  'balances',
  'points',
  'coupons',
  'parcels',
  'orders',
] as const satisfies readonly (keyof typeof importedColumns)[];
export type ImportFileKind = (typeof importFileKinds)[number];

/**
 * For each of our columns, the head of the matching column in the file. A column without an entry is not in
 * the file.
 */
export type ColumnMapping = Readonly<Record<string, string>>;

/**
 * Other systems' names for our columns, in simplified and traditional Chinese and English, without blanks and
 * in small letters.
 */
const synonyms: Readonly<Record<string, string>> = {
  member:
    '会员号|会员编号|会员代码|会员id|客户编号|客户代码|用户编号|唛头|會員號|會員編號|會員代碼|會員id|客戶編號|客戶代碼|用戶編號|memberid|memberno|membernumber|membercode|customerid|customerno|customercode|userid',
  account: '账号|用户名|登录名|登录账号|帳號|使用者名稱|登入帳號|username|login|loginname',
  name: '仓库名称|倉庫名稱|自提点名称|自取點名稱|名称|名稱|warehousename|pointname|姓名|会员姓名|会员名称|客户姓名|真实姓名|會員姓名|會員名稱|客戶姓名|真實姓名|fullname|membername|customername|realname|申报人|申報人|申报人姓名|申報人姓名|declarant',
  nickname: '昵称|暱稱|nick',
  area_code: '区号|国家区号|國碼|區碼|countrycode|callingcode|dialcode',
  phone:
    '手机|手机号|手机号码|电话|联系电话|收件人电话|手機|手機號碼|電話|聯絡電話|收件人電話|mobile|tel|telephone|phonenumber|mobilephone',
  email: '邮箱|电子邮箱|电子邮件|信箱|電子信箱|電子郵件|emailaddress|mail',
  language: '语言|語言|lang',
  level: '等级|会员等级|级别|等級|會員等級|級別|vip|viplevel|memberlevel|grade',
  active: '启用|状态|是否启用|啟用|狀態|是否啟用|enabled|status',
  line_account: 'line|lineid|lineuserid|line账号|line帳號',
  referrer: '推荐人|邀请人|推薦人|邀請人|referredby|inviter|inviteby',
  joined_at:
    '注册时间|注册日期|加入时间|創建時間|註冊時間|註冊日期|加入時間|registeredat|createdat|joindate|joined|registrationdate',
  linkman: '联系人|聯絡人|收货人|收件人|contact|contactperson',
  free_storage_days: '免费存放天数|免費存放天數|免费仓储天数|freedays|freestoragedays',
  kind: '类型|種類|類型|type',
  hours: '营业时间|營業時間|openinghours|businesshours',
  address:
    '仓库地址|倉庫地址|自提点地址|自取點地址|streetaddress|地址编号|地址id|地址編號|addressid|addressno',
  delivery_type: '配送方式|送货方式|送貨方式|deliverytype|deliverymethod',
  consignee: '收件人|收货人|收件人姓名|收貨人|recipient|receiver|consigneename|recipientname',
  country: '国家|国家地区|地区|國家|國家地區|countryregion|region|國別',
  province: '省|省份|州|縣市|县市|state',
  city: '市|城市|鄉鎮市區|town',
  area: '区|地区县|区县|區|district|county',
  street: '街道|路名|road|addressline1',
  detail: '详细地址|地址|收货地址|詳細地址|收件地址|fulladdress|addressline2|addressline',
  zip: '邮编|邮政编码|郵遞區號|郵編|zipcode|postcode|postalcode',
  point: '自提点|门店|店号|自取點|門市|店號|門市店號|pickuppoint|store|storeid|storeno',
  is_default: '默认|是否默认|默认地址|預設|是否預設|預設地址|default|isdefault',
  declarer: '申报人编号|申報人編號|declarerid|declarantid',
  id_kind: '证件类型|證件類型|idtype|documenttype',
  id_number: '证件号|证件号码|身份证号|身份证号码|身分證字號|證件號碼|統一編號|idno|idcard|nationalid|taxid',
  balance_minor: '余额|账户余额|钱包余额|餘額|帳戶餘額|錢包餘額|balance|walletbalance|amount|credit',
  currency: '币种|币别|幣別|幣種|currencycode',
  points: '积分|积分余额|點數|積分|點數餘額|point|pointsbalance|rewardpoints',
  courier_number:
    '快递单号|运单号|物流单号|包裹单号|单号|快遞單號|運單號|物流單號|包裹單號|單號|trackingno|trackingnumber|couriernumber|waybill|waybillno|expressno',
  courier: '快递公司|快递|承运商|快遞公司|快遞|carrier|express|couriername',
  warehouse: '仓库|仓库代码|倉庫|倉庫代碼|warehousecode|depot',
  location: '库位|货架|货位|儲位|庫位|貨架|shelf|bin|shelfcode|rack',
  state:
    '包裹状态|订单状态|狀態|包裹狀態|訂單狀態|parcelstatus|parcelstate|orderstatus|orderstate|status|状态',
  goods_name: '品名|货物名称|商品名称|物品名称|貨物名稱|商品名稱|goods|item|itemname|description|productname',
  goods_type: '货物类型|商品类别|品类|貨物類型|商品類別|goodstype|category',
  goods_count: '数量|件数|數量|件數|quantity|qty|count|pieces',
  declared_value_minor: '申报价值|价值|货值|金额|申報價值|價值|貨值|金額|declaredvalue|value|price',
  weight_g: '重量|重量kg|重量(kg)|重量公斤|重量(g)|重量克|weight|weightkg|weight(kg)|weight(g)',
  length_mm: '长|长度|长cm|长(cm)|長|長度|長(cm)|length|lengthcm|length(cm)',
  width_mm: '宽|宽度|宽cm|宽(cm)|寬|寬度|寬(cm)|width|widthcm|width(cm)',
  height_mm: '高|高度|高cm|高(cm)|height|heightcm|height(cm)',
  remark: '备注|備註|note|notes|remarks|comment',
  forecast_at: '预报时间|預報時間|announcedat|forecastdate|forecasttime',
  arrived_at: '入库时间|到货时间|入庫時間|到貨時間|receivedat|arrivaltime|arrivaldate|arrived',
  login: '账号|登录名|登录账号|用户名|帳號|登入帳號|使用者名稱|username|account|loginname|staffid|employeeno',
  roles: '角色|职位|权限|職位|權限|role|position|permission|permissions',
  name_zh: '简体名称|簡體名稱|namecn',
  name_tw: '等级名称|等級名稱|名称|名稱|繁体名称|繁體名稱|name|levelname|title',
  name_en: '英文名称|英文名稱|englishname|nameenglish',
  from_paid_minor: '累计运费|升级门槛|累積運費|升級門檻|累计消费|累積消費|threshold|frompaid|minspend|spent',
  coupon:
    '优惠券编号|优惠券号|優惠券編號|優惠券號|券号|券號|couponid|couponno|couponcode|voucherid|vouchercode',
  type: '优惠类型|优惠券类型|優惠類型|優惠券類型|类型|類型|coupontype|discounttype|kind',
  amount_minor:
    '面额|面值|优惠金额|抵扣金额|金额|面額|優惠金額|折抵金額|金額|amount|value|discount|facevalue',
  rate_bp: '折扣|折扣率|折扣比例|百分比|rate|percent|percentage|discountrate|percentoff',
  max_minor: '最高抵扣|最高优惠|最高折抵|最高優惠|max|maxdiscount|maximum|cap',
  valid_until:
    '有效期|有效期至|到期时间|到期日|失效时间|有效期限|到期時間|失效時間|validuntil|expires|expiresat|expiry|expirydate|enddate',
  uses_left:
    '剩余次数|可用次数|数量|张数|剩餘次數|可用次數|數量|張數|usesleft|remaining|quantity|qty|count|left',
  lane: '渠道|线路|运输方式|路线|運送方式|線路|運輸方式|路線|channel|route|shippingmethod|service',
  paid_minor: '已付金额|已付款|实付金额|已付金額|實付金額|paid|paidamount|amountpaid',
  parcels:
    '包裹|包裹单号|快递单号|包裹单号列表|包裹單號|快遞單號|包裹單號列表|parcelnumbers|trackingnumbers|packages|waybills|couriernumbers',
  address_number: '地址编号|地址id|地址編號|addressid|addressno',
  services: '增值服务|服务|加值服務|服務|servicenames|addons|extras',
  order: '订单号|訂單號|订单编号|訂單編號|orderno|ordernumber|orderid',
};

/** Names of columns that apply to one kind of file only. */
const ownSynonyms: Readonly<Record<string, string>> = {
  'prices.zone': '分区|区域|目的地|地区|国家|分區|區域|地區|國家|area|destination|region|country|zonename',
  'prices.weight_g':
    '重量|重量kg|重量(kg)|重量公斤|重量(g)|重量克|首重|首重kg|首重(kg)|首重公斤|首重(g)|计费重|計費重|计费重量|計費重量|weight|weightkg|weight(kg)|weight(g)|firstweight|firstweight(kg)|upto|uptokg',
  'prices.price_minor':
    '价格|单价|运费|费用|首重价|首重价格|首重费用|價格|單價|運費|費用|首重價|首重價格|首重費用|price|fee|rate|freight|firstprice|firstweightprice',
  'prices.step_g':
    '续重|续重kg|续重(kg)|续重单位|續重|續重kg|續重(kg)|續重單位|step|stepkg|step(kg)|continuedweight|additionalweight|additionalweight(kg)',
  'prices.step_price_minor':
    '续重价|续重价格|续重单价|续重费用|續重價|續重價格|續重單價|續重費用|stepprice|continuedprice|additionalprice|additionalweightprice',
  'orders.address': '地址|收货地址|收件地址|收貨地址|destination|shippingaddress|deliveryaddress',
};

const plain = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:：\-./]/gu, '');

const known = new Map(
  Object.entries({ ...synonyms, ...ownSynonyms }).map(([column, names]) => [
    column,
    new Set(names.split('|').map(plain)),
  ]),
);

/**
 * Proposes which of our columns each head stands for, by names that other systems use. An exact name wins,
 * and each head is used once.
 * @example proposedColumns('points', ['會員編號', '點數']) // → { member: '會員編號', points: '點數' }
 * @example proposedColumns('balances', ['balance_minor', 'member']) // → { member: 'member', balance_minor: 'balance_minor' }
 */
export function proposedColumns(kind: ImportFileKind, heads: readonly string[]): ColumnMapping {
  const columns: Record<string, string> = {};
  const isFree = (head: string) => head !== '' && !Object.values(columns).includes(head);
  for (const column of importedColumns[kind]) {
    const exact = heads.find((head) => isFree(head) && plain(head) === plain(column));
    if (exact !== undefined) columns[column] = exact;
  }
  for (const column of importedColumns[kind]) {
    if (columns[column] !== undefined) continue;
    const names = known.get(`${kind}.${column}`) ?? known.get(column);
    const head = heads.find((one) => isFree(one) && names?.has(plain(one)));
    if (head !== undefined) columns[column] = head;
  }
  // The columns in our order, independent of the rule that found each.
  return Object.fromEntries(
    importedColumns[kind].flatMap((column) =>
      columns[column] === undefined ? [] : [[column, columns[column]]],
    ),
  );
}

/**
 * Whether a head is exactly our column's name. Its cells then contain whole numbers of the unit in the name.
 * @example isExactColumnName('weight_g', 'Weight (kg)') // → false
 */
export const isExactColumnName = (column: string, head: string): boolean => plain(head) === plain(column);
