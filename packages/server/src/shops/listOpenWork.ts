import type { Handler } from '../platform/handler.ts';
import { openThings } from '../platform/openWork.store.ts';

export const listOpenWork: Handler<'listOpenWork'> = (tx, _actor, input) => openThings(tx, input);
