import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { adjustMemberBalance } from './adjustMemberBalance.ts';
import { approveAdjustment } from './approveAdjustment.ts';
import { getAdjustmentSettings } from './getAdjustmentSettings.ts';
import { getRateMonth } from './getRateMonth.ts';
import { listAdjustments } from './listAdjustments.ts';
import { rejectAdjustment } from './rejectAdjustment.ts';
import { saveAdjustmentSettings } from './saveAdjustmentSettings.ts';
import { withdrawAdjustment } from './withdrawAdjustment.ts';

export const adjustmentHandlers = {
  adjustMemberBalance,
  approveAdjustment,
  getAdjustmentSettings,
  getRateMonth,
  listAdjustments,
  rejectAdjustment,
  saveAdjustmentSettings,
  withdrawAdjustment,
} satisfies Partial<Handlers<CallTable>>;
