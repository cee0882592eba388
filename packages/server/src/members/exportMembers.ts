import { memberListFacts } from '@crossdock/contract/members/listFacts.ts';
import { consoleWords, words } from '@crossdock/contract/members/words.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { type ListSheet, readSheetPart, writeSheetPart } from '../platform/listSheet.ts';
import { listMembers } from './reads.ts';

const sheet: ListSheet<keyof typeof memberListFacts, Output<'listMembers'>['list'][number]> = {
  name: 'members',
  facts: memberListFacts,
  words: { ...words, ...consoleWords },
  labelKey: (name) => `members.${name}`,
  valuesOf: (row) => ({ ...row, phone: `+${row.areaCode} ${row.phone}` }),
};

export const exportMembers = withSlowAnswer<'exportMembers'>()({
  handle: (tx, actor, { columns, format, after, ...filters }, services) =>
    readSheetPart(tx, actor, sheet, { columns, format, after }, (at) =>
      listMembers(tx, actor, { ...filters, ...at }, services),
    ),
  write: writeSheetPart,
});
