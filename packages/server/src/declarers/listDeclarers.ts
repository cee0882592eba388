import { declarerStatuses } from '@crossdock/domain/declarers/rules.ts';
import { freeUsesByCountry } from '../duties/dutyTablesInForce.ts';
import type { Handler } from '../platform/handler.ts';
import { readerOf } from './reader.ts';
import { declarersOf } from './store.ts';
import { declarerViewOf } from './view.ts';

const states = ['pending', 'approved', 'rejected'] as const;

export const listDeclarers: Handler<'listDeclarers'> = async (tx, actor, { status, ...asked }, services) => {
  const state = states.find((one) => declarerStatuses[one] === status);
  const page = await declarersOf(tx, actor.memberId, asked, state);
  const reader = await readerOf(tx, actor, services, page.list, await freeUsesByCountry(tx, actor.shop));
  return { ...page, list: page.list.map((row) => declarerViewOf(row, reader)) };
};
