import type { Handler } from '../platform/handler.ts';
import { findPhotoService } from '../services/catalogue.store.ts';
import { addParcelServiceTask } from './addParcelServiceTask.ts';

export const orderPhotos: Handler<'orderPhotos'> = async (tx, actor, input) =>
  addParcelServiceTask(tx, actor, await findPhotoService(tx), { ...input, payer: 'balance' });
