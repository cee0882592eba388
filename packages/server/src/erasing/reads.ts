import { refuse } from '@crossdock/contract/refusals.ts';
import { defaultErasureSettings, retentionYears } from '@crossdock/domain/erasing/retention.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { erasurePreviewOf } from './erasurePreview.ts';
import { lastErasure, listErasureRows } from './erasures.store.ts';
import { erasureOf } from './view.ts';

export const getErasure: Handler<'getErasure'> = async (tx, actor, { memberId }) =>
  (await findMember(tx, memberId)) === undefined
    ? refuse('row.notFound')
    : erasurePreviewOf(tx, actor.shop, memberId);

export const getErasureSettings: Handler<'getErasureSettings'> = async (tx, actor) => {
  const { erasures } = await currentSettings(tx);
  const law = retentionYears(actor.shop.currency, defaultErasureSettings);
  return { keepYears: erasures.keepYears, booksYears: law.books, customsYears: law.customs };
};

export const getMyErasure: Handler<'getMyErasure'> = async (tx, actor) => {
  const last = await lastErasure(tx, actor.memberId);
  const outlook = await erasurePreviewOf(tx, actor.shop, actor.memberId);
  return {
    ...outlook,
    list:
      last === undefined
        ? []
        : [{ id: last.id, state: last.state, requestedAt: last.requestedAt, cancelledAt: last.cancelledAt }],
  };
};

export const listErasures: Handler<'listErasures'> = async (tx, _actor, { state, ...paging }) => {
  const { list, ...page } = await listErasureRows(tx, state, paging);
  return { ...page, list: list.map(erasureOf) };
};
