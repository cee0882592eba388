import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handler } from '../platform/handler.ts';
import { searchMessages } from './records.store.ts';
import { messageRowOf } from './view.ts';

export const listMessages: Handler<(typeof staffCalls)['listMessages']> = async (
  tx,
  _actor,
  { words, channel, pageIndex, pageSize },
) => {
  const { rows, total } = await searchMessages(tx, { words, channel }, { pageIndex, pageSize });
  return { list: rows.map(messageRowOf), total, pageIndex, pageSize };
};
