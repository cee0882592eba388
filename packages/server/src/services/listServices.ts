import type { Handler } from '../platform/handler.ts';
import { catalogue } from './catalogue.store.ts';
import { staffServiceOf, taskReader } from './view.ts';

export const listServices: Handler<'listServices'> = async (tx, actor, _input, services) => {
  const reader = taskReader(actor, services, tx.now);
  return { list: (await catalogue(tx, { all: true })).map((row) => staffServiceOf(row, reader)) };
};
