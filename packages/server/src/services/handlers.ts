import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addService } from './addService.ts';
import { cancelService } from './cancelService.ts';
import { failServiceTask } from './failServiceTask.ts';
import { finishServiceTask } from './finishServiceTask.ts';
import { getServiceSettings } from './getServiceSettings.ts';
import { listOfferedServices } from './listOfferedServices.ts';
import { listPhotos } from './listPhotos.ts';
import { listServices } from './listServices.ts';
import { listServicesOfParcel } from './listServicesOfParcel.ts';
import { listServiceTasks } from './listServiceTasks.ts';
import { orderPhotos } from './orderPhotos.ts';
import { orderServices } from './orderServices.ts';
import { putBackServiceTask } from './putBackServiceTask.ts';
import { reshootPhotos } from './reshootPhotos.ts';
import { saveService } from './saveService.ts';
import { saveServiceSettings } from './saveServiceSettings.ts';
import { seeServices } from './seeServices.ts';
import { takeServiceTask } from './takeServiceTask.ts';

export const serviceHandlers = {
  addService,
  cancelService,
  failServiceTask,
  finishServiceTask,
  getServiceSettings,
  listOfferedServices,
  listPhotos,
  listServiceTasks,
  listServices,
  listServicesOfParcel,
  orderPhotos,
  orderServices,
  putBackServiceTask,
  reshootPhotos,
  saveService,
  saveServiceSettings,
  seeServices,
  takeServiceTask,
} satisfies Partial<Handlers<CallTable>>;
