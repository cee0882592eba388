import { redact } from '@crossdock/domain/erasing/redact.ts';
import { erasureLimits, retentionStart, retentionYears } from '@crossdock/domain/erasing/retention.ts';
import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { fileKey } from '../platform/files.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { anonymizeSealedFile } from './anonymizeSealedFile.ts';
import {
  anonymizeApprovalRequests,
  anonymizeMember,
  deleteLetter,
  isLetterSentOrDropped,
} from './begin.store.ts';
import { type MemberToErase, memberSubjectIds } from './clear.store.ts';
import { clearMemberRowsOfTable, clearRetainedDocuments } from './clearTable.ts';
import { contactVariants } from './contacts.ts';
import { lastRetentionEnd } from './erasurePreview.ts';
import { changeErasure, type ErasureRow, lockErasure, recordErasureProgress } from './erasures.store.ts';
import { tablesWithSubjectIds } from './erasureTables.ts';
import type { ErasurePartResult, ErasureWork } from './erasureWork.ts';
import { filesToErase, recordErasedFiles } from './files.store.ts';
import { emailMember } from './letters.ts';
import { anonymizeAuditEntry, anonymizeSteps, auditEntriesAbout } from './logs.store.ts';
import { firstStepAfterErasure, firstYearlyStep, stepByName } from './steps.ts';

const idsAtOnce = 500;
const filesAtOnce = 50;

/**
 * Does one part of the erasure's current step and records it. Another process that works on the same part
 * finds it done.
 */
export async function runErasurePart(work: ErasureWork, row: ErasureRow): Promise<void> {
  const { step, next } = stepByName(row.step);
  const { noTransaction } = work;
  /** Runs a part in one transaction with its record, and only if no other process has done it. */
  const part = (does: (tx: Tx, member: MemberToErase) => Promise<ErasurePartResult>) =>
    noTransaction.transact(async (tx) => {
      const locked = await lockErasure(tx, row.id);
      if (locked?.step !== row.step || locked.place !== row.place || locked.state !== row.state) return;
      const { rows = 0, files = 0, place = '', isEnd } = await does(tx, await memberOf(tx, row));
      const to = isEnd ? { step: next, place: '' } : { step: row.step, place };
      await recordErasureProgress(tx, row.id, { ...to, rowCount: rows, fileCount: files });
    });
  switch (step.does) {
    case 'log':
      return part((tx, member) => emptyLog(tx, member, row.place));
    case 'rest':
      return part((tx) => restOnce(tx, row));
    case 'sealed': {
      const done = await anonymizeSealedFile(work, row);
      return part(() => Promise.resolve(done));
    }
    case 'files': {
      const files = await eraseFiles(work, row);
      return part(() => Promise.resolve({ files, isEnd: files < filesAtOnce }));
    }
    case 'table':
      return part(async (tx, member) =>
        clearMemberRowsOfTable(tx, member, step.table, await keptFromOf(tx, work.shop)),
      );
    case 'kept':
      return part(async (tx, member) =>
        clearRetainedDocuments(tx, member, step.table, await keptFromOf(tx, work.shop)),
      );
    case 'member':
      return part((tx) => nameless(tx, work.shop, row));
    case 'finish':
      return noTransaction.transact((tx) => finish(tx, row));
    case 'letter':
      return noTransaction.transact((tx) => forgetLetter(tx, row));
    case 'account':
      return noTransaction.transact((tx) => endYear(tx, work.shop, row));
  }
}

async function memberOf(tx: Tx, { memberId }: ErasureRow): Promise<MemberToErase> {
  const member = await findMember(tx, memberId);
  if (!member) throw new Error(`no member ${memberId}`);
  return { memberId, contacts: contactVariants(member) };
}

async function keptFromOf(tx: Tx, { currency }: Shop) {
  const { erasures } = await currentSettings(tx);
  const years = retentionYears(currency, erasures);
  return { books: retentionStart(tx.now, years.books), customs: retentionStart(tx.now, years.customs) };
}

/** Empties the texts of log entries and history steps about some of the member's rows. */
async function emptyLog(tx: Tx, member: MemberToErase, after: string): Promise<ErasurePartResult> {
  const ids = await memberSubjectIds(tx, member, tablesWithSubjectIds, after, idsAtOnce);
  let rows = await anonymizeSteps(tx, ids);
  for (const { id, input, changes } of await auditEntriesAbout(tx, ids)) {
    const empty = { id, input: redact(input), changes: redact(changes) };
    if (JSON.stringify([empty.input, empty.changes]) === JSON.stringify([input, changes])) continue;
    await anonymizeAuditEntry(tx, empty);
    rows += 1;
  }
  if (after === '') await anonymizeApprovalRequests(tx, member.memberId);
  return { rows, place: ids.at(-1) ?? '', isEnd: ids.length < idsAtOnce };
}

/**
 * Waits once, because the job that seals the log may have read texts before they were emptied. Its files are checked
 * afterwards.
 */
async function restOnce(tx: Tx, row: ErasureRow): Promise<ErasurePartResult> {
  if (row.place !== '') return { isEnd: true };
  const dueAt = tx.later(erasureLimits.restsMinutes * 60_000);
  await changeErasure(tx, row.id, { dueAt });
  return { place: 'rested', isEnd: false };
}

/** Deletes the bytes of some files, then records it. Deleting a file twice is harmless. Answers how many. */
async function eraseFiles({ noTransaction, services, shop }: ErasureWork, row: ErasureRow): Promise<number> {
  const found = await noTransaction.transact(async (tx) =>
    filesToErase(tx, await memberOf(tx, row), await keptFromOf(tx, shop), filesAtOnce),
  );
  for (const { id, hasThumb } of found) {
    await services.files.remove(noTransaction, fileKey(shop.id, id, 'full'));
    if (hasThumb) await services.files.remove(noTransaction, fileKey(shop.id, id, 'thumb'));
  }
  if (found.length > 0) await noTransaction.transact((tx) => recordErasedFiles(tx, fieldOf(found, 'id')));
  return found.length;
}

/**
 * Removes what identifies the member from their row and writes the last letter, which is then the only row
 * with the address.
 */
async function nameless(tx: Tx, shop: Shop, { id, memberId }: ErasureRow): Promise<ErasurePartResult> {
  const member = await findMember(tx, memberId);
  if (!member || member.erasedAt !== null) return { isEnd: true };
  const letterId = await emailMember(tx, shop, member, 'done');
  await anonymizeMember(tx, memberId);
  await changeErasure(tx, id, { letterId });
  return { rows: 1, isEnd: true };
}

async function finish(tx: Tx, row: ErasureRow): Promise<void> {
  const locked = await lockErasure(tx, row.id);
  if (locked?.state !== 'running') return;
  const dueAt = tx.later(60_000);
  const over = { state: 'done' as const, finishedAt: tx.now, reason: '', dueAt };
  await changeErasure(tx, row.id, { ...over, step: firstStepAfterErasure, place: '' });
}

/** Deletes the last letter once it was sent. */
async function forgetLetter(tx: Tx, { id, letterId }: ErasureRow): Promise<void> {
  if (letterId !== null && !(await isLetterSentOrDropped(tx, letterId))) {
    const dueAt = tx.later(5 * 60_000);
    return changeErasure(tx, id, { dueAt });
  }
  if (letterId !== null) await deleteLetter(tx, letterId);
  await changeErasure(tx, id, { letterId: null, step: firstYearlyStep, place: '' });
}

/**
 * Schedules the next check for the start of next year, because retention ends with a year. Without retained
 * documents, none is scheduled.
 */
async function endYear(tx: Tx, shop: Shop, { id, memberId }: ErasureRow): Promise<void> {
  const until = await lastRetentionEnd(tx, shop, memberId);
  const nextYear = new Date(Date.UTC(new Date(tx.now).getUTCFullYear() + 1, 0, 1, 1)).toISOString();
  const dueAt = until === null ? null : nextYear;
  await changeErasure(tx, id, { keptUntil: until, dueAt, step: firstYearlyStep, place: '' });
}
