import { paymentListFacts } from '@crossdock/contract/payments/listFacts.ts';
import { consoleWords, words } from '@crossdock/contract/payments/words.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { type ListSheet, readSheetPart, writeSheetPart } from '../platform/listSheet.ts';
import { listPayments } from './listPayments.ts';

type Row = Output<'listPayments'>['list'][number] & { readonly about: string };

const sheet: ListSheet<keyof typeof paymentListFacts, Row> = {
  name: 'payments',
  facts: paymentListFacts,
  words: { ...words, ...consoleWords },
  valuesOf: (row) => ({
    at: row.createdAt,
    member: `${row.memberName} ${row.memberAccount}`,
    about: row.about,
    method: row.methodName,
    reference: row.providerReference,
    payerEnding: row.payerEnding,
    amount: row.amountMinor,
    fee: row.feeMinor,
    state: row.state,
  }),
};

export const exportPayments = withSlowAnswer<'exportPayments'>()({
  handle: (tx, actor, { columns, format, after, ...filters }, services) =>
    readSheetPart(tx, actor, sheet, { columns, format, after }, async (at) => {
      const page = await listPayments(tx, actor, { ...filters, ...at }, services);
      if ('refused' in page) return page;
      const aboutOf = (row: (typeof page.list)[number]) =>
        row.orderNumber ?? consoleWords[`payments.purpose.${row.purpose}`][actor.lang];
      return { ...page, list: page.list.map((row) => ({ ...row, about: aboutOf(row) })) };
    }),
  write: writeSheetPart,
});
