import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { useStaff } from '../shell/staff.ts';

type Row = Output<'listOpenWork'>['list'][number];

/** Background jobs that failed. Renders nothing if there are none. */
export function FailedJobs() {
  const concerned = useStaff().may('shop.write');
  const page = usePage('listOpenWork', {}, { enabled: concerned, topics: ['openWork'] });
  if (!concerned || page.total === 0) return null;
  return (
    <Section title={t('shops.work')}>
      <Note>{t('shops.work.intro')}</Note>
      <PagedTable
        page={page}
        empty={null}
        label={t('shops.work')}
        rowKey={(row) => `${row.kind} ${row.item}`}
        columns={columns()}
      />
    </Section>
  );
}

const columns = (): Column<Row>[] => [
  column('what', t('shops.work.what'), ({ kind, label, why }) => (
    <>
      {t(`shops.work.${kind}`)} {label}
      <Muted block size={13}>
        {why}
      </Muted>
    </>
  )),
  tightColumn('since', t('shops.work.since'), ({ since, tries }) => (
    <>
      <When iso={since} />
      <Muted block size={13}>
        {t('shops.work.tries', { n: tries })}
      </Muted>
    </>
  )),
  tightColumn('due', t('shops.work.due'), ({ dueAt }) => <When iso={dueAt} />),
  tightColumn('retry', '', (row) => <Retry row={row} />),
];

function Retry({ row: { kind, item } }: { row: Row }) {
  const retry = useSubmit('retryOpenWork', {
    refreshes: ['listOpenWork'],
    done: t('shops.work.retried'),
  });
  return (
    <Button small look="outline" busy={retry.busy} onClick={() => void retry.submit({ kind, item })}>
      {t('shops.work.retry')}
    </Button>
  );
}
