import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { withReadableSigns } from '@crossdock/domain/wallet/books.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { dayClosesBetween, linesOfDayClose } from './books.store.ts';
import { bookkeepingTerm, daySheetHeadings } from './sheetHeadings.ts';
import { resolveSpan } from './span.ts';

export const exportDays = withSlowAnswer<'exportDays'>()({
  write: writeSheet,
  handle: async (tx, actor, input) => {
    const { shop, lang } = actor;
    const span = resolveSpan(input, tx.now, shop.timeZone);
    if ('refused' in span) return span;
    const days = (await dayClosesBetween(tx, span.from, span.to)).reverse();
    // Writes a negative amount in accountants' notation, because a cell that begins with a minus would be
    // read as a formula.
    const money = (amountMinor: number) => {
      const text = amountText(Math.abs(amountMinor), shop.currency);
      return amountMinor < 0 ? `(${text})` : text;
    };
    return {
      format: input.format,
      sheet: {
        name: `days-${shop.code}-${span.from}-${span.to}`,
        head: daySheetHeadings.map((heads) => heads[lang]),
        rows: days.flatMap((day) =>
          linesOfDayClose(day)
            .map(withReadableSigns)
            .map((line) => [
              day.day,
              bookkeepingTerm(lang, `books.account.${line.kind}`),
              money(line.openingMinor),
              money(line.inMinor),
              money(line.outMinor),
              money(line.closingMinor),
              shop.currency,
              String(line.count),
              day.closerName,
            ]),
        ),
      },
    };
  },
});
