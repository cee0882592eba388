import type { ExceptionRow } from '@crossdock/contract/exceptions/calls.ts';
import { client } from '../shell/api.ts';
import { assignmentBulkActions } from '../shell/assignmentBulkActions.ts';
import type { BulkAction } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The name of an exception: its number, and the problem. */
export function exceptionName({ kind, type, parcel, order, member, ...row }: ExceptionRow): string {
  const number = row.package?.number ?? parcel?.courierNumber ?? order?.number ?? member?.account ?? '';
  return [number, type ? t(`problems.type.${type}`) : t(`exceptions.kind.${kind}`)].join(' · ');
}

/**
 * The bulk actions on exceptions assign them to the clerk or release them. Each exception is resolved on the page of
 * its kind.
 */
export function useExceptionBulkActions(): BulkAction<ExceptionRow>[] {
  const mayTake = useStaff().may('problem.write');
  return mayTake
    ? assignmentBulkActions({
        set: ({ kind, id }, taken) => client.attempt('takeException', { kind, id, taken }),
        refreshes: ['listExceptions', 'listProblems'],
      })
    : [];
}
