import type { Handler } from '../platform/handler.ts';
import { searchOwners } from './owners.store.ts';
import { memberBriefOf } from './staffView.ts';

export const findOwners: Handler<'findOwners'> = async (tx, _actor, input) => ({
  list: (await searchOwners(tx, input.words)).map(memberBriefOf),
});
