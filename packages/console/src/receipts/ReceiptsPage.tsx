import type { ListedReceipt } from '@crossdock/contract/receipts/desk.ts';
import { amountWithSign, receiptKinds, statementMonths } from '@crossdock/domain/receipts/documents.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { column, cornerFigureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { client, usePage, useSubmit } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { MemberLink, OrderLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { saveSheet } from '../shell/saveSheet.ts';
import { useStaff } from '../shell/staff.ts';

/** All receipts, credit notes and statements, with their PDFs, and the export of a month. */
export function ReceiptsPage({ tabs }: { tabs: ReactNode }) {
  const { timeZone } = useFormatting();
  const months = monthsUntil(new Date().toISOString(), timeZone, statementMonths).toReversed();
  const kind = useListChoice('kind', receiptKinds, (value) => t(`receipts.kind.${value}`));
  const month = useListChoice('month', months, (value) => value);
  const filters = {
    kind: kind.chosen,
    month: month.chosen,
    words: useListWords(),
    ...useDaysFilterParams(),
  };
  const page = usePage('listReceipts', filters, { topics: ['orders', 'wallet'] });
  const file = useSubmit('getStaffReceiptFile', { onDone: saveSheet });
  const exported = filters.month ?? months[0] ?? '';
  return (
    <Page
      {...nounTitleAndIntro('receipts')}
      actions={
        useStaff().may('wallet.close') ? (
          <ExportMenu
            label={t('receipts.export', { month: exported })}
            fetch={(format) => client.attempt('exportReceipts', { month: exported, format }, { fresh: true })}
          />
        ) : null
      }
    >
      {tabs}
      <FilterRow>
        <SearchFilter label={t('receipts.search')} />
        <ChoiceFilter {...kind} label={t('receipts.kind')} any={t('receipts.all')} />
        <ChoiceFilter {...month} label={t('receipts.month')} any={t('receipts.all')} />
      </FilterRow>
      <ListTable
        list="receipts"
        page={page}
        filters={daysFilters(t('receipts.issuedAt'))}
        memberOf={({ memberId, memberName, memberAccount }) => ({
          memberId,
          name: memberName || memberAccount,
        })}
        empty={<EmptyState picture="wallet" {...titleAndText('receipts.none')} />}
        label={t('receipts.title')}
        columns={columns((id) => void file.submit({ id }))}
      />
    </Page>
  );
}

const columns = (save: (id: string) => void): Column<ListedReceipt>[] => [
  column('number', t('receipts.number'), (row) => <Code>{row.number}</Code>),
  column('kind', t('receipts.kind'), (row) => t(`receipts.kind.${row.kind}`)),
  tightColumn('issuedAt', t('receipts.issuedAt'), (row) => <When iso={row.issuedAt} style="short" />),
  column('member', t('receipts.member'), (row) => (
    <MemberLink id={row.memberId} name={row.memberName || row.memberAccount} />
  )),
  column('about', t('receipts.about'), (row) =>
    row.orderId && row.orderNumber ? <OrderLink id={row.orderId} number={row.orderNumber} /> : row.month,
  ),
  cornerFigureColumn('amount', t('receipts.amount'), (row) => <Amount row={row} />),
  tightColumn('file', '', (row) => (
    <IconButton
      icon={IconDownload}
      label={t('receipts.download', { number: row.number })}
      onClick={() => save(row.id)}
    />
  )),
];

/** The amount in the currency of the document. */
function Amount({ row }: { row: ListedReceipt }) {
  return formatMoney(amountWithSign(row), row.currency, useFormatting());
}
