import type { Output } from '@crossdock/contract/table.ts';
import { blockerKinds } from '@crossdock/domain/erasing/blockers.ts';
import type { ListedErasure } from './erasures.store.ts';

/** An erasure as staff see it; the member is shown only by code. */
export const erasureOf = (row: ListedErasure): Output<'listErasures'>['list'][number] => ({
  ...{ id: row.id, memberId: row.memberId, memberCode: row.simpleCode, state: row.state },
  ...{ requestedBy: row.requesterName ?? '', requestedAt: row.requestedAt, erasesAt: row.erasesAt },
  blockers: blockerKinds.filter((kind) => row.blockers.includes(kind)),
  ...{ rows: row.rowCount, files: row.fileCount },
  ...{ finishedAt: row.finishedAt, keptUntil: row.keptUntil },
});
