import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import { client } from '../shell/api.ts';
import { assignmentBulkActions } from '../shell/assignmentBulkActions.ts';
import type { BulkAction } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The name of a problem: the parcel, and the kind of problem. */
export const problemName = ({ parcel, type }: StaffProblem): string =>
  `${parcel.courierNumber} · ${t(`problems.type.${type}`)}`;

/**
 * The bulk actions on problems: only assigning them. Problems cannot be settled in bulk, because each needs a text of
 * its own.
 */
export function useProblemBulkActions(): BulkAction<StaffProblem>[] {
  const mayTake = useStaff().may('problem.write');
  return mayTake
    ? assignmentBulkActions({
        set: ({ id }, taken) => client.attempt('takeProblem', { id, taken }),
        ended: ({ state }) => (state === 'resolved' ? t('problems.shelf.resolved') : undefined),
        refreshes: ['listProblems', 'getStaffProblem', 'listExceptions'],
      })
    : [];
}
