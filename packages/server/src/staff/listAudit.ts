import { refuse } from '@crossdock/contract/refusals.ts';
import { calls } from '@crossdock/contract/table.ts';
import { idsIn } from '../platform/audit.ts';
import { withPreparation } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { readSealedFile } from '../platform/sealedFile.ts';
import { findSealedFilesInPeriod, lastSealedRowAt } from '../platform/sealedHistory.store.ts';
import type { Tx } from '../platform/tx.ts';
import {
  type AuditFilter,
  type AuditLogRow,
  findAuditSubjectIds,
  findAuditSubjectNames,
  searchAudit,
} from './audit.store.ts';
import { namesOfActors, type SealedAuditEntry } from './sealedAudit.store.ts';
import { auditRowOf, refusalText } from './view.ts';

const summaries: Readonly<Record<string, { summary: string }>> = calls;

/** The maximum number of objects that one log sentence lists. */
const mostNamed = 6;
/** The maximum number of files that one search reads: two years of a small shop, or a day of a large one. */
const mostFiles = 24;

/** The log's entries and, if the period reaches into sealed history, the entries of its files. */
export const listAudit = withPreparation<'listAudit'>()({
  look: async (tx, _actor, input) => {
    const { from, to, words, memberId } = input;
    const files =
      from === undefined ? [] : await findSealedFilesInPeriod(tx, 'audit', from, to, mostFiles + 1);
    if (files.length > mostFiles) return refuse('audit.spanTooLong', {}, 'from');
    const meant = files.length > 0 && words ? await findAuditSubjectIds(tx, words) : undefined;
    return {
      files,
      wanted: { ...input, about: [meant, memberId && [memberId]].filter((one) => Array.isArray(one)) },
    };
  },
  prepare: async (noTransaction, _actor, _input, services, { files, wanted }) => {
    const acts: SealedAuditEntry[] = [];
    // One file at a time, because each takes some megabytes.
    for (const file of files)
      acts.push(
        ...(await readSealedFile(noTransaction, services, file))
          .filter(isAct)
          .filter((act) => fits(act, wanted)),
      );
    return { files, acts: acts.sort(newestFirst) };
  },
  handle: async (tx, actor, { pageIndex, pageSize, after, ...filter }, _services, { files, acts }) => {
    const behind = after === undefined ? undefined : sealedPlaceIn(after);
    const asked = behind ? { pageIndex: 1, pageSize: 1 } : { pageIndex, pageSize, after };
    const [found, until, still] = await Promise.all([
      searchAudit(tx, filter, asked),
      lastSealedRowAt(tx, 'audit'),
      filter.from === undefined
        ? []
        : findSealedFilesInPeriod(tx, 'audit', filter.from, filter.to, mostFiles + 1),
    ]);
    if (still.length !== files.length) return refuse('row.changed');
    const page = behind ? { ...found, list: [], pageIndex, pageSize, more: false, next: null } : found;
    const passed = after === undefined ? Math.max(0, (pageIndex - 1) * pageSize - page.total) : 0;
    const rest = behind ? acts.filter((act) => newestFirst(behind, act) < 0) : acts.slice(passed);
    const sealed = rest.slice(0, pageSize - page.list.length);
    const goesOn = !page.more && rest.length > sealed.length;
    return {
      ...page,
      total: page.total + acts.length,
      list: await sentences(tx, actor, [...page.list, ...(await withNames(tx, sealed))]),
      ...(goesOn ? { more: true, next: sealedPlaceOf(sealed.at(-1)) } : {}),
      sealedUntil: until,
    };
  },
});

type Place = Pick<SealedAuditEntry, 'at' | 'id'>;
const sealedMark = 'sealed';
/** The position before the first entry of the files. */
const start: Place = { at: '9999-12-31T00:00:00Z', id: '' };

/** The cursor for the sealed files: after the given action or, without one, at the beginning of the files. */
const sealedPlaceOf = ({ at, id }: Place = start): string => JSON.stringify([sealedMark, at, id]);

/** The position within the sealed files that a cursor names; undefined if it names a position in the log itself. */
function sealedPlaceIn(after: string): Place | undefined {
  if (!after.startsWith(`["${sealedMark}"`)) return undefined;
  const [, at, id]: [string, string, string] = JSON.parse(after);
  return { at, id };
}

interface Wanted extends AuditFilter {
  /** The entry must match one id of each list. */
  readonly about: readonly (readonly string[])[];
}

function fits(act: SealedAuditEntry, { staffId, call, outcome, from, to, about }: Wanted): boolean {
  const at = Date.parse(act.at);
  if (from !== undefined && at < Date.parse(from)) return false;
  if (to !== undefined && at >= Date.parse(to)) return false;
  if (staffId !== undefined && act.staffId !== staffId) return false;
  if (call && act.call !== call) return false;
  if (outcome !== undefined && (act.refusal === null) !== (outcome === 'done')) return false;
  return about.every((ids) => act.subjects.some((id) => ids.includes(id)));
}

const isAct = (row: unknown): row is SealedAuditEntry =>
  typeof row === 'object' && row !== null && 'subjects' in row;

const newestFirst = (one: Place, other: Place): number =>
  Date.parse(other.at) - Date.parse(one.at) || (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);

async function withNames(tx: Tx, acts: readonly SealedAuditEntry[]): Promise<AuditLogRow[]> {
  const names = await namesOfActors(tx, acts);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return acts.map(({ subjects: _, ...act }) => ({
    ...act,
    shopId: tx.shopId,
    staffName: nameOf(act.staffId),
    memberName: nameOf(act.memberId),
    keyName: nameOf(act.keyId),
  }));
}

async function sentences(tx: Tx, actor: Staff, rows: readonly AuditLogRow[]) {
  const about = rows.map((row) => idsIn([row.input, row.changes, row.memberId]));
  const names = new Map(
    (await findAuditSubjectNames(tx, [...new Set(about.flat())])).map((one) => [one.id, one]),
  );
  return rows.map((row, at) => ({
    ...auditRowOf(row, summaries[row.call]?.summary ?? row.call),
    refusal: row.refusal === null ? null : refusalText(row.refusal, actor.lang),
    about: (about[at] ?? [])
      .flatMap((id) => {
        const known = names.get(id);
        return known ? [{ noun: known.noun, id, name: known.name }] : [];
      })
      .slice(0, mostNamed),
  }));
}
