import type { Handler } from '../platform/handler.ts';
import { photoService } from '../services/catalogue.store.ts';
import { addTask } from './addTask.ts';

export const orderPhotos: Handler<'orderPhotos'> = async (tx, actor, input) =>
  addTask(tx, actor, await photoService(tx), { ...input, payer: 'balance' });
