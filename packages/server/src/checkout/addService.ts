import { refuse } from '@crossdock/contract/refusals.ts';
import { isPaidAtOnce } from '@crossdock/domain/services/kinds.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredServicesAmong } from '../services/catalogue.store.ts';
import { addParcelServiceTask } from './addParcelServiceTask.ts';

export const addService: Handler<'addService'> = async (tx, actor, input) => {
  const [service] = await offeredServicesAmong(tx, [input.serviceId]);
  if (service && input.payer === 'bill' && isPaidAtOnce(service.kind))
    return refuse('service.payNow', {}, 'payer');
  return addParcelServiceTask(tx, actor, service, input);
};
