import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { addTask } from '../checkout/addTask.ts';
import type { Handler } from '../platform/handler.ts';
import { photoService } from './catalogue.store.ts';

export const orderPhotos: Handler<(typeof serviceCalls)['orderPhotos']> = async (tx, actor, input) =>
  addTask(tx, actor, await photoService(tx), { ...input, payer: 'balance' });
