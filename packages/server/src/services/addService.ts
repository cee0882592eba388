import { refuse } from '@crossdock/contract/refusals.ts';
import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { paidAtOnce } from '@crossdock/domain/services/kinds.ts';
import { addTask } from '../checkout/addTask.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredAmong } from './catalogue.store.ts';

export const addService: Handler<(typeof serviceCalls)['addService']> = async (tx, actor, input) => {
  const [service] = await offeredAmong(tx, [input.serviceId]);
  if (service && input.payer === 'bill' && paidAtOnce(service.kind))
    return refuse('service.payNow', {}, 'payer');
  return addTask(tx, actor, service, input);
};
