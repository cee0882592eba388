import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { isRegion, regions } from '@crossdock/domain/regions.ts';
import type { Handler } from '../platform/handler.ts';
import { dutyTableInForce, dutyTableOf } from './dutyTablesInForce.ts';
import { shopDutyTables } from './store.ts';
import { dutySourceText } from './view.ts';

export const listDutyTables: Handler<'listDutyTables'> = async (tx, actor) => {
  const today = dateIn(tx.now, actor.shop.timeZone);
  const written = (await shopDutyTables(tx)).map(dutyTableOf);
  const current = new Set<unknown>(regions.map((country) => dutyTableInForce(written, country, today)));
  const standard = standardDutyTables.map((table) => ({ table, id: '', staffName: '', createdAt: null }));
  const own = written.map((table) => ({
    table,
    id: table.id,
    staffName: table.staffName ?? '',
    createdAt: table.createdAt,
  }));
  return [...standard, ...own].reverse().flatMap(({ table, id, staffName, createdAt }) => {
    const { country } = table;
    if (!isRegion(country)) return [];
    return {
      ...table,
      id,
      country,
      freeModes: [...table.freeModes],
      goodsRates: table.goodsRates.map((rate) => ({ ...rate })),
      source: dutySourceText(actor.lang, table),
      currency: dutyCurrency(country, actor.shop.currency),
      inForce: current.has(table),
      staffName,
      createdAt,
    };
  });
};
