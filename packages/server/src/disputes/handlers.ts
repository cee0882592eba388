import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { getDispute } from './getDispute.ts';
import { getDisputeSettings } from './getDisputeSettings.ts';
import { getMeasurements } from './getMeasurements.ts';
import { listDisputes } from './listDisputes.ts';
import { measureDispute } from './measureDispute.ts';
import { openDispute } from './openDispute.ts';
import { saveDisputeSettings } from './saveDisputeSettings.ts';
import { withdrawDispute } from './withdrawDispute.ts';

export const disputeHandlers = {
  getDispute,
  getDisputeSettings,
  getMeasurements,
  listDisputes,
  measureDispute,
  openDispute,
  saveDisputeSettings,
  withdrawDispute,
} satisfies Partial<Handlers<CallTable>>;
