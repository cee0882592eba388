import { createPagedLists } from '@crossdock/web/PagedList.tsx';
import { loadedTexts, pagerTexts } from './lists.ts';

export const { PagedList, PagedTable } = createPagedLists({ loaded: loadedTexts, pager: pagerTexts });
