import { redact } from '@crossdock/domain/erasing/redact.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { findMember } from '../members/store.ts';
import { readSealedFile, sealedMime, writeSealedFile } from '../platform/sealedFile.ts';
import { memberSubjectIds } from './clear.store.ts';
import type { ErasureRow } from './erasures.store.ts';
import { tablesWithSubjectIds } from './erasureTables.ts';
import type { ErasurePartResult, ErasureWork } from './erasureWork.ts';
import { nextSealedFile, replaceSealedFile } from './logs.store.ts';

const idsAtOnce = 5_000;

/**
 * Rewrites the next sealed file with rows about the member, without their texts; a later sweep deletes the
 * old file. The new file is written and read back first, then one transaction replaces the reference.
 */
export async function anonymizeSealedFile(
  { noTransaction, services }: ErasureWork,
  row: ErasureRow,
): Promise<ErasurePartResult> {
  const { memberId } = row;
  const found = await noTransaction.transact(async (tx) => {
    const member = await findMember(tx, memberId);
    return nextSealedFile(tx, memberId, member?.createdAt ?? row.requestedAt, row.place);
  });
  if (found === undefined) return { isEnd: true };
  const ids = await allIds(noTransaction, memberId);
  const lines = (await readSealedFile(noTransaction, services, found)).filter(isRecord);
  const empty = lines.map((line) => (isAbout(line, ids) ? withoutTexts(line) : line));
  const changed = empty.filter((line, at) => JSON.stringify(line) !== JSON.stringify(lines[at])).length;
  if (changed === 0) return { place: found.id, isEnd: false };
  const file = await writeSealedFile(noTransaction, services, empty);
  const isKept = await noTransaction.transact((tx) =>
    replaceSealedFile(tx, found, { ...file, mime: sealedMime }),
  );
  // If the reference was not replaced, another process has rewritten the file. It is then read again.
  return isKept ? { rows: changed, place: found.id, isEnd: false } : { place: row.place, isEnd: false };
}

async function allIds(
  noTransaction: ErasureWork['noTransaction'],
  memberId: string,
): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for (let after = ''; ; ) {
    const member = { memberId, contacts: [] };
    const page = await noTransaction.transact((tx) =>
      memberSubjectIds(tx, member, tablesWithSubjectIds, after, idsAtOnce),
    );
    for (const id of page) all.add(id);
    if (page.length < idsAtOnce) return all;
    after = page.at(-1) ?? '';
  }
}

type Line = Readonly<Record<string, unknown>>;

/**
 * Whether a line is about one of these ids: the subjects of a log entry, or the own id of a parcel or an
 * order.
 */
function isAbout({ subjects, id }: Line, ids: ReadonlySet<string>): boolean {
  const about: readonly unknown[] = Array.isArray(subjects) ? subjects : [id];
  return about.some((one) => typeof one === 'string' && ids.has(one));
}

/** Keeps what happened, when, and who did it, and removes the texts. Tracking events are removed entirely. */
function withoutTexts(line: Line): Line {
  if (Array.isArray(line.steps)) {
    const steps = line.steps.map((step: unknown) => (isRecord(step) ? { ...step, why: '' } : step));
    return { ...line, steps, events: [] };
  }
  return { ...line, input: redact(line.input), changes: redact(line.changes) };
}
