import { type StatementTab, statementTabs } from '@crossdock/domain/statements/statementTabs.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTools } from '../shell/ListTools.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { AcceptCertainMatches } from './AcceptCertainMatches.tsx';
import { ClosedStatementLines } from './ClosedStatementLines.tsx';
import { OpenLineReview } from './OpenLineReview.tsx';

interface Found {
  shelf?: string;
  account?: string;
}

const worked: readonly StatementTab[] = ['certain', 'probable', 'none', 'task'];

/** Lines of bank statements: open ones one by one beside their candidates, the others as a list. */
export function StatementsPage({ tabs }: { tabs: ReactNode }) {
  const [found, setFilters] = useFilters<Found>();
  const shelf = statementTabs.find((one) => one === found.shelf) ?? 'certain';
  const filters = {
    shelf,
    bankAccountId: found.account ? String(found.account) : undefined,
    words: useListWords(),
  };
  const page = usePage('listStatementLines', filters, { topics: ['transfers'] });
  const counts = page.query.data?.counts;
  const accounts = useCall('listBankAccounts', {});
  const mayWrite = useStaff().may('transfer.audit');
  return (
    <Page {...nounTitleAndIntro('statements')} actions={mayWrite ? <ToImport /> : null}>
      {tabs}
      <Row gap={[8, 16]} wrap align="end">
        <ChoiceBox
          label={t('statements.account')}
          placeholder={t('statements.account.all')}
          value={filters.bankAccountId ?? ''}
          data={(accounts.data?.list ?? []).map((one) => ({
            value: one.id,
            label: `${one.bankName} ${one.accountNumber}`,
          }))}
          onChange={(event) => setFilters({ account: event.currentTarget.value })}
        />
        <SearchFilter label={t('statements.search')} />
      </Row>
      <FilterTabs
        label={t('statements.shelves')}
        chosen={shelf}
        onChoose={(next) => setFilters({ shelf: next })}
        tabs={statementTabs.map((key) => ({ key, label: t(`statements.shelf.${key}`) }))}
        countOf={countsOfTabs(['certain', 'probable', 'none', 'task'], counts)}
      />
      {shelf === 'certain' && mayWrite ? (
        <AcceptCertainMatches bankAccountId={filters.bankAccountId} n={counts?.certain ?? 0} />
      ) : null}
      <ListTools list="statements" page={page} />
      <PagedList page={page} empty={<EmptyState picture="wallet" {...titleAndText('statements.none')} />}>
        {(rows, stale) =>
          worked.includes(shelf) ? (
            <OpenLineReview
              key={`${shelf} ${page.pageIndex}`}
              rows={rows}
              total={page.total}
              mayWrite={mayWrite}
            />
          ) : (
            <ClosedStatementLines rows={rows} stale={stale} mayWrite={mayWrite} />
          )
        }
      </PagedList>
    </Page>
  );
}

function ToImport() {
  return (
    <LinkButton
      to="/wallet/statements/import"
      look="soft"
      icon={IconFileImport}
      text={t('statements.import')}
    />
  );
}
