import { type AuditState, auditStates } from '@crossdock/domain/payments/states.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './payments.module.css';
import type { StaffTransfer } from './rows.ts';
import { TransferAudit } from './TransferAudit.tsx';
import { TransferTable } from './TransferTable.tsx';

interface Found {
  state?: string;
  words?: string;
}

/** Bank transfers: the pending ones one by one with voucher and claim, the decided ones as a list. */
export function TransferAuditPage() {
  const [found, setFilters] = useFilters<Found>();
  const state = auditStates.find((one) => one === found.state) ?? 'pending';
  const words = found.words ? String(found.words) : undefined;
  const page = usePage('listBankTransfers', { state, words }, { topics: ['transfers'] });
  return (
    <Page title={t('payments.transfers')} intro={t('payments.transfers.intro')}>
      <div className={classes.filters}>
        <StateTabs state={state} total={page.total} onChoose={(next) => setFilters({ state: next })} />
        <SearchField
          label={t('payments.transfers.search')}
          clearLabel={t('shell.search.clear')}
          value={words ?? ''}
          onSearch={(next) => setFilters({ words: next })}
        />
      </div>
      <Loaded
        query={page.query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={1} heightPx={480} label={t('shell.loading')} />}
      >
        {() => <Transfers state={state} rows={page.rows} stale={page.query.isPlaceholderData} />}
      </Loaded>
      {page.total > page.pageSize || state !== 'pending' ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

function Transfers(props: { state: AuditState; rows: readonly StaffTransfer[]; stale: boolean }) {
  const [chosenId, setChosenId] = useState<string>();
  const { rows, state } = props;
  if (rows.length === 0) {
    const waiting = state === 'pending';
    return (
      <EmptyState
        picture="wallet"
        title={t(waiting ? 'payments.transfers.done' : 'payments.transfers.none')}
        text={t(waiting ? 'payments.transfers.done.text' : 'payments.transfers.none.text')}
      />
    );
  }
  if (state !== 'pending') return <TransferTable rows={rows} stale={props.stale} />;
  // Whoever is decided leaves the list, and the next one is first.
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosenId),
  );
  const current = rows[at];
  if (current === undefined) return null;
  const move = (by: number) => setChosenId(rows[(at + by + rows.length) % rows.length]?.id);
  return <TransferAudit key={current.id} transfer={current} place={at + 1} of={rows.length} onMove={move} />;
}

function StateTabs(props: { state: AuditState; total: number; onChoose: (state: AuditState) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain filters
    <div className={classes.tabs} role="group" aria-label={t('payments.state')}>
      {auditStates.map((state) => (
        <button
          key={state}
          type="button"
          className={classes.tab}
          aria-pressed={props.state === state}
          onClick={() => props.onChoose(state)}
        >
          {t(`payments.audit.${state}`)}
          {props.state === state && props.total > 0 ? (
            <span className={classes.tabCount}>
              <Count n={props.total} />
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
