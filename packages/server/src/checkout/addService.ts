import { refuse } from '@crossdock/contract/refusals.ts';
import { paidAtOnce } from '@crossdock/domain/services/kinds.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredAmong } from '../services/catalogue.store.ts';
import { addTask } from './addTask.ts';

export const addService: Handler<'addService'> = async (tx, actor, input) => {
  const [service] = await offeredAmong(tx, [input.serviceId]);
  if (service && input.payer === 'bill' && paidAtOnce(service.kind))
    return refuse('service.payNow', {}, 'payer');
  return addTask(tx, actor, service, input);
};
