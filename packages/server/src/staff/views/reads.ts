import type { Handler } from '../../platform/handler.ts';
import { activeStaffNames, listLayoutOf, savedViewsOf } from './views.store.ts';

export const getListViews: Handler<'getListViews'> = async (tx, { staffId }, { list }) => {
  const [views, layout] = await Promise.all([
    savedViewsOf(tx, staffId, list),
    listLayoutOf(tx, staffId, list),
  ]);
  return {
    list: views.map((view) => ({
      ...view,
      mine: view.staffId === staffId,
      opens: view.staffId === layout?.firstViewBy && view.name === layout.firstView,
    })),
    columns: [...(layout?.columns ?? [])],
  };
};

export const listColleagues: Handler<'listColleagues'> = async (tx) => ({
  list: (await activeStaffNames(tx)).map(({ id, name }) => ({ staffId: id, name })),
});
