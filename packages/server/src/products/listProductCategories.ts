import type { Handler } from '../platform/handler.ts';
import { listCategories } from './desk.store.ts';

export const listProductCategories: Handler<'listProductCategories'> = async (tx) => ({
  list: await listCategories(tx),
});
