import { maxLevels } from '@crossdock/domain/members/levels.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { levelsOf } from '../members/levels.store.ts';
import type { Tx } from '../platform/db.ts';
import { cellFault, type FileImporter, type ImportActor, type RowVerdict } from './fileImporter.ts';
import {
  deleteTopLevels,
  insertLevels,
  type LevelColumns,
  type LevelRow,
  updateLevels,
} from './levels.store.ts';

/** An id made from a level's number. Levels are identified by number, but rows of files need an id. */
const idOf = (level: number): string => `00000000-0000-4000-8000-${String(level).padStart(12, '0')}`;

function read(cells: RowCells): LevelRow {
  const level = cells.whole('level', maxLevels) ?? 0;
  if (level === 0) cells.fault('level', 'field.required');
  const names = {
    zh: cells.text('name_zh', 30),
    tw: cells.text('name_tw', 30),
    en: cells.text('name_en', 30),
  };
  // Old systems have only one name for a level, so it is used in each language that has no name.
  const usual = names.tw || names.zh || names.en;
  if (usual === '') cells.fault(cells.has('name_tw') ? 'name_tw' : null, 'moving.nameMissing');
  const fromPaidMinor = cells.amount('from_paid_minor') || null;
  if (level === 1 && fromPaidMinor !== null) cells.fault('from_paid_minor', 'field.level.first');
  return { level, zh: names.zh || usual, tw: names.tw || usual, en: names.en || usual, fromPaidMinor };
}

const columnNames = ['zh', 'tw', 'en', 'fromPaidMinor'] as const satisfies readonly (keyof LevelColumns)[];

async function judge(tx: Tx, _mover: ImportActor, rows: readonly LevelRow[]): Promise<RowVerdict[]> {
  const there = new Map((await levelsOf(tx)).map((one) => [one.level, one]));
  const after = new Map<number, LevelColumns>([...there, ...rows.map((row) => [row.level, row] as const)]);
  return rows.map((row) => {
    if (row.level > 1 && !after.has(row.level - 1))
      return cellFault('level', 'moving.levelGap', { level: row.level - 1 });
    const below = [...after].flatMap(([level, { fromPaidMinor }]) =>
      level < row.level && fromPaidMinor !== null ? [fromPaidMinor] : [],
    );
    if (row.fromPaidMinor !== null && below.some((one) => one >= (row.fromPaidMinor ?? 0)))
      return cellFault('from_paid_minor', 'field.level.notRising');
    const old = there.get(row.level);
    if (old === undefined) return { state: 'new', subjectId: null };
    const subjectId = idOf(row.level);
    if (columnNames.every((name) => old[name] === row[name])) return { state: 'same', subjectId };
    const { zh, tw, en, fromPaidMinor } = old;
    return { state: 'changed', subjectId, before: { zh, tw, en, fromPaidMinor } };
  });
}

/**
 * Imports the shop's membership levels, from the first upwards. The file of members says which member has
 * which level.
 */
export const levelImporter: FileImporter<LevelRow> = {
  read,
  marks: ({ level }) => [{ column: 'level', value: String(level) }],
  judge,
  write: async (tx, _mover, rows) => {
    const of = (state: 'new' | 'changed') =>
      rows.flatMap(({ facts, verdict }) => (verdict.state === state ? [facts] : []));
    await insertLevels(tx, of('new'));
    await updateLevels(tx, of('changed'));
    return rows.map(({ facts }) => idOf(facts.level));
  },
  undo: async (tx, _mover, rows) => {
    const fresh = rows.flatMap(({ facts, before }) => (before === null ? [facts.level] : []));
    const gone = await deleteTopLevels(tx, fresh);
    await updateLevels(
      tx,
      rows.flatMap(({ facts, before }) =>
        before === null ? [] : [{ ...facts, ...before, level: facts.level }],
      ),
    );
    return rows.map(({ facts, before }) => before !== null || gone.has(facts.level));
  },
};
