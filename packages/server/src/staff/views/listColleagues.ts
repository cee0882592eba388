import type { Handler } from '../../platform/handler.ts';
import { colleagues } from './views.store.ts';

export const listColleagues: Handler<'listColleagues'> = async (tx) => ({
  list: (await colleagues(tx)).map(({ id, name }) => ({ staffId: id, name })),
});
