import type { Handler } from '../platform/handler.ts';
import { activeStaff } from '../staff/store.ts';
import { mayTakeTalks } from './takers.ts';

export const listTalkStaff: Handler<'listTalkStaff'> = async (tx) => ({
  list: (await activeStaff(tx)).filter(mayTakeTalks).map(({ id, name }) => ({ staffId: id, name })),
});
