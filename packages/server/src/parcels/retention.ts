import { history, people, settings, type TableRetention } from '../platform/retention.ts';

export const parcelsRetention = {
  goodsTypes: settings,
  ownerQuestions: people,
  parcelMeasurements: history,
  parcelPhotos: { kept: 'belongs to a parcel' },
  parcelSearchParts: { kept: 'belongs to a parcel' },
  parcels: {
    kept: 'what was in the warehouse; a forecast of what never came goes a year after its end (parcels/forecastJob.ts)',
  },
  refusals: people,
  shelfMoves: history,
  storagePauses: { kept: 'belongs to a parcel' },
} satisfies TableRetention;
