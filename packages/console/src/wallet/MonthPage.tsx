import type { Output } from '@crossdock/contract/table.ts';
import { lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { daysOfMonth } from '@crossdock/domain/wallet/months.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Count, Money } from '@crossdock/ui/values.tsx';
import { SheetMenu } from '@crossdock/web/SheetMenu.tsx';
import { IconLock } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { downloadMonthExport } from './downloadMonthExport.ts';
import { MonthBadge } from './MonthsPage.tsx';

export const Route = createFileRoute('/_shell/wallet/months/$month')({
  staticData: { title: 'books.months' },
  component: MonthPage,
});

type Month = Output<'getBookMonth'>;

/** One month: the sums of each account, the export, and the closing. */
function MonthPage() {
  const { month } = Route.useParams();
  const query = useCall('getBookMonth', { month }, { topics: ['days', 'wallet'] });
  const mayClose = useStaff().may('wallet.close');
  return (
    <Page
      title={`${t('books.month')} ${month}`}
      back={<Link to="/wallet/months">{t('books.months')}</Link>}
      actions={mayClose && query.data ? <Actions month={query.data} /> : null}
    >
      <Loaded query={query}>
        {(loaded) => (
          <Section title={t('books.accounts')} aside={<MonthBadge closed={loaded.closed !== null} />}>
            {loaded.matches ? null : <Banner tone="danger" title={t('books.month.bad')} />}
            <Row gap={[16, 40]} wrap align="start" below={12}>
              <Stat label={t('books.debit')} value={<Money minor={loaded.debitMinor} />} />
              <Stat label={t('books.credit')} value={<Money minor={loaded.creditMinor} />} />
              <Stat label={t('books.entries')} value={<Count n={loaded.transferCount} />} />
            </Row>
            {loaded.accounts.length === 0 ? (
              <EmptyState picture="wallet" title={t('books.month.none')} text={t('books.none.text')} />
            ) : (
              <ResponsiveTable
                label={t('books.account')}
                rows={loaded.accounts}
                rowKey={(row) => row.kind}
                columns={columns()}
              />
            )}
          </Section>
        )}
      </Loaded>
    </Page>
  );
}

function Actions({ month: { month, closed } }: { month: Month }) {
  const { timeZone } = useFormatting();
  const [saving, setSaving] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true);
    const failure = await downloadMonthExport(month, format);
    setSaving(false);
    if (failure !== undefined) showMessage('danger', failure);
  };
  const mayCloseNow =
    closed === null && daysOfMonth(month).to <= lastClosableDay(new Date().toISOString(), timeZone);
  return (
    <Row gap={8} wrap align="end">
      {mayCloseNow ? (
        <ConfirmButton
          look="outline"
          icon={IconLock}
          call="closeMonth"
          input={{ month }}
          refreshes={['getBookMonth', 'listBookMonths']}
          done={t('books.month.done')}
          {...confirmTexts('books.month.close', { month })}
        />
      ) : null}
      {saving ? null : (
        <SheetMenu
          label={t('books.export')}
          nameOf={(format) => (format === 'xlsx' ? 'Excel' : 'CSV')}
          onSave={(format) => void save(format)}
        />
      )}
    </Row>
  );
}

const columns = (): Column<Month['accounts'][number]>[] => [
  column('name', t('books.account'), (row) => row.name),
  tightColumn('code', t('books.code'), (row) => <Code>{row.code}</Code>),
  figureColumn('debit', t('books.debit'), (row) => <Money minor={row.debitMinor} />),
  figureColumn('credit', t('books.credit'), (row) => <Money minor={row.creditMinor} />),
];
