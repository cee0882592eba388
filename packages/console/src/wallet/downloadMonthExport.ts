import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { client } from '../shell/api.ts';
import { saveSheets } from '../shell/saveSheet.ts';

type Part = Awaited<ReturnType<typeof client.call<'exportMonth'>>>;

/** Saves all parts of a month's export as one file; shows a message if one fails. */
export async function downloadMonthExport(month: string, format: SheetFormat): Promise<string | undefined> {
  const parts: Part[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const input = { month, format, ...(after === undefined ? {} : { after }) };
    const attempt = await client.attempt('exportMonth', input, { fresh: true });
    if (!attempt.ok) return attempt.failure.message;
    parts.push(attempt.data);
    after = attempt.data.next;
  }
  saveSheets(parts);
  return undefined;
}
