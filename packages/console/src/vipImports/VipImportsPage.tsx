import { type StaffVipImport, vipImportTabs } from '@crossdock/contract/vipImports/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { createWordedBadge, StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage, useSubmit } from '../shell/api.ts';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import { RowMemberLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { PagedList } from '../shell/PagedList.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';

export const Route = createFileRoute('/_shell/vipOrders/imports')({
  staticData: { title: 'vipImports.desk' },
  component: VipImportsPage,
});

const shown = ['listStaffVipImports', 'getDashboard'] as const;

/** VIP order imports by members; failed ones wait here until somebody closes them. */
function VipImportsPage() {
  const shelves = useListTabs('shelf', vipImportTabs, 'givenUp', (key) => t(`vipImports.shelf.${key}`));
  const shelf = shelves.chosen;
  const words = useListWords() ?? '';
  const page = usePage(
    'listStaffVipImports',
    { shelf, words, ...useDaysFilterParams() },
    { topics: ['vipImports'] },
  );
  const [ending, setEnding] = useState<StaffVipImport | null>(null);
  return (
    <Page {...titleAndIntro('vipImports.desk')} back={<Link to="/vipOrders">{t('vipOrders.title')}</Link>}>
      <ListTabs {...shelves} label={t('vipImports.desk')} />
      <SearchFilter label={t('vipImports.desk.search')} />
      <ListTools list="vipImports" page={page} filters={daysFilters()} />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture={shelf === 'givenUp' ? 'done' : 'search'}
            title={t(shelf === 'givenUp' ? 'vipImports.desk.none' : 'vipImports.desk.none.all')}
          />
        }
      >
        {entryListRenderer(t('vipImports.desk'), (row) => (
          <Item of={row} onEnd={() => setEnding(row)} />
        ))}
      </PagedList>
      {ending ? <EndDialog of={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  );
}

const ImportBadge = createWordedBadge<StaffVipImport['state']>((state) => t(`vipImports.phase.${state}`), {
  reading: ['info', IconHourglass],
  preview: ['neutral', IconHourglass],
  writing: ['info', IconHourglass],
  done: ['success', IconCircleCheck],
  failed: ['danger', IconAlertTriangle],
});

function Item({ of, onEnd }: { of: StaffVipImport; onEnd: () => void }) {
  const waits = of.state === 'failed' && of.settledAt === null;
  const mayEnd = useStaff().may('order.cancel');
  return (
    <EntryCard label={of.filename} tone={waits ? 'warning' : undefined}>
      <EntryLine apart>
        <strong>{of.filename}</strong>
        {of.settledAt === null ? (
          <ImportBadge state={of.state} />
        ) : (
          <StatusBadge tone="neutral" icon={IconCheck} label={t('vipImports.settled')} />
        )}
      </EntryLine>
      <EntryNote>
        <InlineFacts>
          <RowMemberLink row={of} />
          {t('vipImports.orders', { n: of.orderCount, rows: of.rowCount })}
          {of.madeCount > 0 ? t('vipImports.made', { n: of.madeCount }) : null}
          {of.failedCount > 0 ? t('vipImports.failed', { n: of.failedCount }) : null}
          <When iso={of.endedAt ?? of.createdAt} style="short" />
        </InlineFacts>
      </EntryNote>
      <LabelledText label={t('vipImports.lastError')} text={of.state === 'failed' ? of.lastError : ''} />
      <LabelledText label={t('vipImports.note')} text={of.note} />
      {waits && mayEnd ? <Actions id={of.id} onEnd={onEnd} /> : null}
    </EntryCard>
  );
}

function Actions({ id, onEnd }: { id: string; onEnd: () => void }) {
  const retry = useSubmit('retryVipImport', {
    refreshes: shown,
    done: t('vipImports.retried'),
  });
  return (
    <EntryActions>
      <Button small busy={retry.busy} onClick={() => void retry.submit({ id })}>
        {t('vipImports.retry')}
      </Button>
      <Button small look="plain" onClick={onEnd}>
        {t('vipImports.end')}
      </Button>
    </EntryActions>
  );
}

function EndDialog({ of: { id, filename }, onClose }: { of: StaffVipImport; onClose: () => void }) {
  return (
    <ReasonDialog
      title={t('vipImports.end.title', { file: filename })}
      label={t('vipImports.end.why')}
      field="why"
      confirmLabel={t('vipImports.end')}
      call="endVipImport"
      input={(why) => ({ id, why })}
      refreshes={shown}
      onClose={onClose}
    >
      {t('vipImports.end.text')}
    </ReasonDialog>
  );
}
