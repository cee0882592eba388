import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findImport } from './store.ts';
import { viewOf } from './view.ts';

export const getMoveImport: Handler<'getMoveImport'> = async (tx, actor, { id }) =>
  (await findImport(tx, id)) ? viewOf(tx, actor, id) : refuse('row.notFound');
