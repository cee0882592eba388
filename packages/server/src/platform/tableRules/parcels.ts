import { declaredWords } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { kept, left, nameless, type TableRules } from '../tableRule.ts';

export const parcelsTables = {
  goodsTypes: { retention: kept.settings, erasure: nameless.shops },
  ownerQuestions: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  parcelMeasurements: { retention: kept.history, erasure: { of: ['parcelId'], plain: ['why', 'scale'] } },
  parcelPhotos: {
    retention: { kept: 'belongs to a parcel' },
    memberArchive: 'parcel',
    erasure: { of: ['parcelId'], plain: ['kind'] },
  },
  parcelSearchParts: {
    retention: { kept: 'belongs to a parcel' },
    archive: left.made,
    erasure: 'kept by the database from parcels',
  },
  parcels: {
    retention: {
      kept: 'what was in the warehouse; a forecast of what never came goes a year after its end (parcels/forecastJob.ts)',
    },
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { ...recordOf(keysOf(declaredWords), () => ''), labelHint: '', claimProofFileId: null },
      keep: { for: 'customs', since: 'createdAt', clear: { goodsName: '' } },
      plain: ['number', 'courierNumber', 'courier', 'state', 'shelfCode'],
    },
  },
  refusals: {
    retention: kept.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { reason: '' }, plain: ['courierNumber'] },
  },
  shelfMoves: { retention: kept.history, erasure: nameless.ids },
  storagePauses: {
    retention: { kept: 'belongs to a parcel' },
    erasure: { of: ['parcelId'], clear: { why: '' }, plain: ['reason'] },
  },
} satisfies TableRules;
