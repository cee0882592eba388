import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addPickTask } from './addPickTask.ts';
import { cancelPickTask } from './cancelPickTask.ts';
import { failPickup } from './failPickup.ts';
import { getPickAreas } from './getPickAreas.ts';
import { getPickTaskList } from './getPickTaskList.ts';
import { getPickupSettings } from './getPickupSettings.ts';
import { listPickupAreas } from './listPickupAreas.ts';
import { listPickups } from './listPickups.ts';
import { planPickups } from './planPickups.ts';
import { savePickupArea } from './savePickupArea.ts';
import { savePickupSettings } from './savePickupSettings.ts';
import { seePickTask } from './seePickTask.ts';

export const pickupHandlers = {
  addPickTask,
  cancelPickTask,
  failPickup,
  getPickAreas,
  getPickTaskList,
  getPickupSettings,
  listPickupAreas,
  listPickups,
  planPickups,
  savePickupArea,
  savePickupSettings,
  seePickTask,
} satisfies Partial<Handlers<CallTable>>;
