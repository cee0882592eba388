import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { AccountCodes } from './AccountCodes.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/months/')({
  staticData: { title: 'books.months' },
  component: MonthsPage,
});

type Month = Output<'listBookMonths'>['list'][number];

/** The months of the books, which of them are closed, and the accountant's codes. */
function MonthsPage() {
  const query = useCall('listBookMonths', {}, { topics: ['days'] });
  const [editing, setEditing] = useState(false);
  const edit = useStaff().may('wallet.close') ? (
    <Button look="outline" icon={IconPencil} onClick={() => setEditing(true)}>
      {t('books.codes')}
    </Button>
  ) : null;
  return (
    <Page {...titleAndIntro('books.months')} actions={edit}>
      <MoneyTabs />
      <Loaded query={query}>
        {({ list }) => (
          <ResponsiveTable
            label={t('books.months')}
            rows={list}
            rowKey={(row) => row.month}
            columns={columns()}
          />
        )}
      </Loaded>
      {editing ? <AccountCodes onClose={() => setEditing(false)} /> : null}
    </Page>
  );
}

/** Whether a month is closed. */
export function MonthBadge({ closed }: { closed: boolean }) {
  return closed ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('books.month.closed')} />
  ) : (
    <StatusBadge tone="neutral" icon={IconClock} label={t('books.month.open')} />
  );
}

const columns = (): Column<Month>[] => [
  column('month', t('books.month'), (row) => (
    <Link className={linkClass} to="/wallet/months/$month" params={{ month: row.month }}>
      {row.month}
    </Link>
  )),
  cornerColumn('state', t('books.month.state'), (row) => <MonthBadge closed={row.closed !== null} />),
  column('by', t('books.month.by'), ({ closed }) =>
    closed ? (
      <>
        {closed.by} <When iso={closed.at} style="short" />
      </>
    ) : null,
  ),
];
