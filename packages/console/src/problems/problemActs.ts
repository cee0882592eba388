import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import { client } from '../shell/api.ts';
import type { BulkAct } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The name of a problem: the parcel, and the kind of problem. */
export const problemName = ({ parcel, type }: StaffProblem): string =>
  `${parcel.courierNumber} · ${t(`problems.type.${type}`)}`;

/** Bulk actions on problems: assigning them. Each is settled with its own text. */
export function useProblemActs(): BulkAct<StaffProblem>[] {
  return useStaff().may('problem.write') ? [take(), release()] : [];
}

const set = ({ id }: StaffProblem, taken: boolean) => client.attempt('takeProblem', { id, taken });
const refreshes = ['listProblems', 'getStaffProblem', 'listExceptions'] as const;

/** On undo, problems that the clerk already had stay assigned to them. */
const take = (): BulkAct<StaffProblem> => ({
  key: 'take',
  label: t('exceptions.bulk.take'),
  skips: ({ state, takenBy }) => {
    if (state === 'resolved') return t('problems.shelf.resolved');
    if (takenBy === null) return undefined;
    return takenBy.mine ? t('exceptions.taken.mine') : t('exceptions.taken', { name: takenBy.name });
  },
  run: (problem) => set(problem, true),
  undo: (problem) => (problem.takenBy?.mine ? Promise.resolve({ ok: true }) : set(problem, false)),
  refreshes,
});

const release = (): BulkAct<StaffProblem> => ({
  key: 'release',
  label: t('exceptions.bulk.release'),
  skips: ({ state, takenBy }) => {
    if (state === 'resolved') return t('problems.shelf.resolved');
    return takenBy === null ? t('exceptions.bulk.nobody') : undefined;
  },
  sure: () => t('exceptions.bulk.release.text'),
  run: (problem) => set(problem, false),
  refreshes,
});
