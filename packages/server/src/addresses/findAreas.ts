import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { type AreaRow, areasById, areasByWords, areasByZip } from './geography.store.ts';
import { areaViewOf } from './view.ts';

/** Answers each area with its parents from the province down, so that a form can fill all levels at once. */
export const findAreas: Handler<'findAreas'> = async (tx, actor, input) => {
  const found =
    input.zip === undefined
      ? await areasByWords(tx, input.words ?? '', input.country)
      : await areasByZip(tx, input.zip, input.country);
  const paths = await pathsOf(tx, found);
  return {
    list: found.map((area, at) => ({
      country: area.country,
      zip: area.zip,
      path: (paths[at] ?? []).map((row) => areaViewOf(row, actor.lang)),
    })),
  };
};

/** The path from the province to each area. There are at most three levels, so two lookups upwards suffice. */
async function pathsOf(tx: Tx, found: readonly AreaRow[]): Promise<AreaRow[][]> {
  const known = new Map(found.map((row) => [row.id, row]));
  for (let level = 0; level < 2; level += 1) {
    const missing = [...known.values()].flatMap((row) =>
      row.parentId !== null && !known.has(row.parentId) ? [row.parentId] : [],
    );
    for (const row of await areasById(tx, [...new Set(missing)])) known.set(row.id, row);
  }
  return found.map((area) => {
    const path: AreaRow[] = [];
    for (
      let at: AreaRow | undefined = area;
      at;
      at = at.parentId === null ? undefined : known.get(at.parentId)
    )
      path.unshift(at);
    return path;
  });
}
