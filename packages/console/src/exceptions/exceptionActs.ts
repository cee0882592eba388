import type { ExceptionRow } from '@crossdock/contract/exceptions/calls.ts';
import { client } from '../shell/api.ts';
import type { BulkAct } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** What the row of an exception is called: its number, and what is wrong. */
export function exceptionName({ kind, type, parcel, order, member, ...row }: ExceptionRow): string {
  const number = row.package?.number ?? parcel?.courierNumber ?? order?.number ?? member?.account ?? '';
  return [number, type ? t(`problems.type.${type}`) : t(`exceptions.kind.${kind}`)].join(' · ');
}

/** What can be done with many exceptions: who takes care of them. They are settled one by one, where they belong. */
export function useExceptionActs(): BulkAct<ExceptionRow>[] {
  return useStaff().may('problem.write') ? [take(), release()] : [];
}

const set = ({ kind, id }: ExceptionRow, taken: boolean) =>
  client.attempt('takeException', { kind, id, taken });
const refreshes = ['listExceptions', 'listProblems'] as const;

/** What was the clerk's own before stays theirs when it is undone. */
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
