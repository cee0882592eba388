import type { listViewCalls } from '@crossdock/contract/staff/listViews.ts';
import type { Handlers } from '../../platform/handler.ts';
import { getListViews } from './getListViews.ts';
import { removeListView } from './removeListView.ts';
import { saveListView } from './saveListView.ts';

export const listViewHandlers: Handlers<typeof listViewCalls> = {
  getListViews,
  saveListView,
  removeListView,
};
