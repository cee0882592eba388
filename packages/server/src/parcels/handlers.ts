import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addRefusals } from './addRefusals.ts';
import { assignParcel } from './assignParcel.ts';
import { deleteForecast } from './deleteForecast.ts';
import { deleteRefusal } from './deleteRefusal.ts';
import { disposeParcel } from './disposeParcel.ts';
import { editGoodsType } from './editGoodsType.ts';
import { endPause } from './endPause.ts';
import { findOwners } from './findOwners.ts';
import { forecastForMember } from './forecastForMember.ts';
import { forecastParcels } from './forecastParcels.ts';
import { getDesk } from './getDesk.ts';
import { getForecastRules } from './getForecastRules.ts';
import { getParcel } from './getParcel.ts';
import { getParcelPictures } from './getParcelPictures.ts';
import { getStaffParcel } from './getStaffParcel.ts';
import { listStaffGoodsTypes } from './listStaffGoodsTypes.ts';
import { lookupParcel } from './lookupParcel.ts';
import { orderGoodsTypes } from './orderGoodsTypes.ts';
import { pauseStorage } from './pauseStorage.ts';
import { photographParcel } from './photographParcel.ts';
import { queryAllParcels } from './queryAllParcels.ts';
import { queryGoodsTypes } from './queryGoodsTypes.ts';
import { queryMyWarehouses } from './queryMyWarehouses.ts';
import { queryParcels } from './queryParcels.ts';
import { queryRefusals } from './queryRefusals.ts';
import { queryUnclaimed } from './queryUnclaimed.ts';
import { receiveParcel } from './receiveParcel.ts';
import { remeasureParcel } from './remeasureParcel.ts';
import { saveDeskSettings } from './saveDeskSettings.ts';
import { setPurchaseVoucher } from './setPurchaseVoucher.ts';
import { setTravelsAlone } from './setTravelsAlone.ts';
import { shelveParcels } from './shelveParcels.ts';
import { undoReceive } from './undoReceive.ts';
import { undoShelve } from './undoShelve.ts';
import { updateForecast } from './updateForecast.ts';

export const parcelHandlers = {
  addRefusals,
  assignParcel,
  deleteForecast,
  deleteRefusal,
  disposeParcel,
  editGoodsType,
  endPause,
  findOwners,
  forecastForMember,
  forecastParcels,
  getDesk,
  getForecastRules,
  getParcel,
  getParcelPictures,
  getStaffParcel,
  listStaffGoodsTypes,
  lookupParcel,
  orderGoodsTypes,
  pauseStorage,
  photographParcel,
  queryAllParcels,
  queryGoodsTypes,
  queryMyWarehouses,
  queryParcels,
  queryRefusals,
  queryUnclaimed,
  receiveParcel,
  remeasureParcel,
  saveDeskSettings,
  setPurchaseVoucher,
  setTravelsAlone,
  shelveParcels,
  undoReceive,
  undoShelve,
  updateForecast,
} satisfies Partial<Handlers<CallTable>>;
