import type { ExceptionRow } from '@crossdock/contract/exceptions/calls.ts';
import { client } from '../shell/api.ts';
import type { BulkAct } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The name of an exception: its number, and the problem. */
export function exceptionName({ kind, type, parcel, order, member, ...row }: ExceptionRow): string {
  const number = row.package?.number ?? parcel?.courierNumber ?? order?.number ?? member?.account ?? '';
  return [number, type ? t(`problems.type.${type}`) : t(`exceptions.kind.${kind}`)].join(' · ');
}

/** Bulk actions on exceptions: assigning them. They are resolved one by one in their own places. */
export function useExceptionActs(): BulkAct<ExceptionRow>[] {
  return useStaff().may('problem.write') ? [take(), release()] : [];
}

const set = ({ kind, id }: ExceptionRow, taken: boolean) =>
  client.attempt('takeException', { kind, id, taken });
const refreshes = ['listExceptions', 'listProblems'] as const;

/** On undo, exceptions that the clerk already had stay assigned to them. */
const take = (): BulkAct<ExceptionRow> => ({
  key: 'take',
  label: t('exceptions.bulk.take'),
  skips: ({ takenBy }) => {
    if (takenBy === null) return undefined;
    return takenBy.mine ? t('exceptions.taken.mine') : t('exceptions.taken', { name: takenBy.name });
  },
  run: (row) => set(row, true),
  undo: (row) => (row.takenBy?.mine ? Promise.resolve({ ok: true }) : set(row, false)),
  refreshes,
});

const release = (): BulkAct<ExceptionRow> => ({
  key: 'release',
  label: t('exceptions.bulk.release'),
  skips: ({ takenBy }) => (takenBy === null ? t('exceptions.bulk.nobody') : undefined),
  sure: () => t('exceptions.bulk.release.text'),
  run: (row) => set(row, false),
  refreshes,
});
