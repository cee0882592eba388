import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import type { Tx } from '../platform/db.ts';
import { deleteRows, fromShop, putRow } from '../platform/rows.ts';
import type { NoticeWords } from './noticeText.ts';

const rowsOf = (tx: Tx) =>
  fromShop(tx, 'noticeTemplates').select(['event', 'lang', 'title', 'text', 'updatedAt']);

/** The shop's own texts for these events, by event and language. */
export async function shopTemplates(tx: Tx, events: readonly NoticeEvent[]) {
  const wanted = [...new Set(events)];
  const rows = wanted.length === 0 ? [] : await tx.all(rowsOf(tx).where('event', 'in', wanted));
  const known = new Map<string, NoticeWords>(rows.map((row) => [`${row.event} ${row.lang}`, row]));
  return (event: NoticeEvent, lang: Lang): NoticeWords | undefined => known.get(`${event} ${lang}`);
}

/** The events that a shop has own texts for, with their languages. */
export function templateLanguages(tx: Tx) {
  return tx.all(fromShop(tx, 'noticeTemplates').select(['event', 'lang']).orderBy('lang'));
}

export async function storeTemplate(
  tx: Tx,
  staffId: string,
  event: NoticeEvent,
  lang: Lang,
  { title, text }: NoticeWords,
): Promise<void> {
  const row = { title, text, updatedAt: tx.now, updatedBy: staffId };
  await putRow(tx, 'noticeTemplates', { event, lang }, row);
}

export async function deleteTemplate(tx: Tx, event: NoticeEvent, lang: Lang): Promise<void> {
  await deleteRows(tx, 'noticeTemplates', { event, lang });
}
