import type { staffCalls } from '@crossdock/contract/staff/calls.ts';
import { calls } from '@crossdock/contract/table.ts';
import { idsIn } from '../platform/audit.ts';
import type { Handler } from '../platform/handler.ts';
import { namesOf, searchAudit } from './audit.store.ts';
import { auditRowOf, refusalText } from './view.ts';

const summaries: Readonly<Record<string, { summary: string }>> = calls;

/** The most objects that one sentence names. */
const mostNamed = 6;

export const listAudit: Handler<(typeof staffCalls)['listAudit']> = async (
  tx,
  actor,
  { pageIndex, pageSize, after, ...filter },
) => {
  const page = await searchAudit(tx, filter, { pageIndex, pageSize, after });
  const about = page.list.map((row) => idsIn([row.input, row.changes, row.memberId]));
  const names = new Map((await namesOf(tx, [...new Set(about.flat())])).map((one) => [one.id, one]));
  const list = page.list.map((row, at) => ({
    ...auditRowOf(row, summaries[row.call]?.summary ?? row.call),
    refusal: row.refusal === null ? null : refusalText(row.refusal, actor.lang),
    about: (about[at] ?? [])
      .flatMap((id) => {
        const known = names.get(id);
        return known ? [{ noun: known.noun, id, name: known.name }] : [];
      })
      .slice(0, mostNamed),
  }));
  return { ...page, list };
};
