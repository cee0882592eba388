import { declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { memberDataRule, searchPartsRule, staffSetupRule } from '../commonTableRules.ts';
import { keptForeverRules, notErasedReasons, type TableRules } from '../tableRule.ts';

export const parcelsTables = {
  goodsTypes: staffSetupRule({ zh: '物品类型', tw: '物品類型', en: 'Types of goods' }),
  ownerQuestions: memberDataRule({
    zh: '向会员询问无主包裹是不是他们的，和他们的回答',
    tw: '向會員詢問無主包裹是不是他們的，和他們的回答',
    en: 'Questions to members whether an unclaimed parcel is theirs, with their answers',
  }),
  parcelMeasurements: {
    contains: { zh: '包裹的重量与尺寸记录', tw: '包裹的重量與尺寸紀錄', en: 'Measurements of parcels' },
    retention: keptForeverRules.history,
    erasure: { of: ['parcelId'], plain: ['why', 'scale'] },
  },
  parcelPhotos: {
    contains: { zh: '包裹照片', tw: '包裹照片', en: 'Photos of parcels' },
    retention: { kept: 'belongs to a parcel' },
    memberArchive: 'parcel',
    erasure: { of: ['parcelId'], plain: ['kind'] },
  },
  parcelSearchParts: searchPartsRule('a parcel', 'parcels'),
  parcels: {
    contains: { zh: '包裹的全部列', tw: '包裹的全部欄位', en: 'Parcels with all columns' },
    retention: {
      kept: 'what was in the warehouse; a forecast of what never came goes a year after its end (parcels/forecastJob.ts)',
    },
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { ...recordOf(keysOf(declaredTextFields), () => ''), labelHint: '', claimProofFileId: null },
      keep: { for: 'customs', since: 'createdAt', clear: { goodsName: '' } },
      plain: ['number', 'courierNumber', 'courier', 'state', 'shelfCode'],
    },
  },
  refusals: {
    contains: { zh: '拒收的单号', tw: '拒收的單號', en: 'Courier numbers to refuse' },
    retention: keptForeverRules.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { reason: '' }, plain: ['courierNumber'] },
  },
  shelfMoves: {
    contains: { zh: '包裹换货架的记录', tw: '包裹換儲位的紀錄', en: 'Moves between shelves' },
    retention: keptForeverRules.history,
    erasure: notErasedReasons.ids,
  },
  storagePauses: {
    contains: {
      zh: '暂停计算存放天数',
      tw: '暫停計算存放天數',
      en: 'Times in which storage days do not count',
    },
    retention: { kept: 'belongs to a parcel' },
    erasure: { of: ['parcelId'], clear: { why: '' }, plain: ['reason'] },
  },
} satisfies TableRules;
