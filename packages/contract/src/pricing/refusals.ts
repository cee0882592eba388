import { conflict } from '../wire/conflict.ts';

export const pricingRefusals = {
  'pricing.noLane': {
    zh: '这个渠道目前不寄到这个目的地，请改选其他渠道',
    tw: '這種運送方式目前不寄到這個目的地，請改選其他運送方式',
    en: 'This shipping method doesn’t serve that destination right now',
  },
  'pricing.noDestination': {
    zh: '请选择收货地址或自提点',
    tw: '請選擇收件地址或自取點',
    en: 'Choose an address or a pickup point',
  },
  'pricing.insuranceNotOffered': {
    zh: '这个渠道不提供保价，请取消保价或改选其他渠道',
    tw: '這種運送方式不提供保險，請取消投保或改選其他運送方式',
    en: 'This shipping method offers no insurance',
  },
  'pricing.codeTaken': conflict({
    zh: '代码 {code} 已有人使用，请换一个',
    tw: '代碼 {code} 已有人使用，請換一個',
    en: 'The code {code} is already in use',
  }),
  'pricing.carrierMissing': {
    zh: '请为每种配送方式选择至少一家物流商',
    tw: '請為每種配送方式選擇至少一家物流商',
    en: 'Choose at least one carrier for each delivery method',
  },
  'pricing.zoneTaken': conflict({
    zh: '区域“{name}”已包含 {prefix}',
    tw: '區域「{name}」已包含 {prefix}',
    en: 'The zone “{name}” already covers {prefix}',
  }),
  'pricing.zoneInUse': conflict({
    zh: '这个区域已有价格表，不能删除',
    tw: '這個區域已有價目表，無法刪除',
    en: 'This zone has rate cards and can’t be removed',
  }),
  'pricing.setInUse': conflict({
    zh: '已有订单使用这些渠道，不能移除。不再使用的话请停用渠道',
    tw: '已有訂單使用這些運送方式，無法移除。不再使用的話請停用運送方式',
    en: 'Orders use these shipping methods, so they can’t be removed. Close the methods instead',
  }),
  'pricing.notDraft': conflict({
    zh: '价格表已发布，请复制为草稿后再修改',
    tw: '價目表已發布，請複製為草稿後再修改',
    en: 'This rate card is published. Copy it to a draft to change it',
  }),
  'pricing.notPublished': conflict({
    zh: '这份价格表不在生效中',
    tw: '這份價目表不在生效中',
    en: 'This rate card is not in force',
  }),
  'pricing.isFree': {
    zh: '这份价目表对 {kg} 公斤不收费。确定免费的话请再按一次，由第二人同意后生效',
    tw: '這份價目表對 {kg} 公斤不收費。確定免費的話請再按一次，由第二人同意後生效',
    en: 'This card charges nothing for {kg} kg. To publish it anyway, press again. It then needs a second approval',
  },
  'pricing.overlap': conflict({
    zh: '与 {from} 起生效的“{name}”时间重叠，请先调整有效期',
    tw: '與 {from} 起生效的「{name}」時間重疊，請先調整有效期',
    en: 'Overlaps with “{name}”, valid from {from}. Adjust the dates first',
  }),
  'pricing.periodOver': {
    zh: '结束时间必须晚于开始时间和现在',
    tw: '結束時間必須晚於開始時間與現在',
    en: 'Choose an end after the start and after now',
  },
} as const;
