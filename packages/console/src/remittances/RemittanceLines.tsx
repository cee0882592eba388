import {
  type RemittanceTab,
  remittanceDifferences,
  remittanceTabs,
} from '@crossdock/domain/remittances/differences.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { useState } from 'react';
import { client, useFilters, usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { AcceptMatchingLines } from './AcceptMatchingLines.tsx';
import { DecisionDialog, type RemittanceDecision } from './DecisionDialog.tsx';
import { RemittanceFilters } from './RemittanceFilters.tsx';
import { decisionMenuColumn, remittanceLineColumns } from './remittanceLineColumns.tsx';

interface Found {
  shelf?: string;
  carrier?: string;
  list?: string;
}

const text = (written: string | undefined) => (written ? String(written) : undefined);

const differences = remittanceDifferences.filter((one) => one !== 'none');

/** The lines of carriers' lists, compared with the books; each can be booked, made a task, or reversed. */
export function RemittanceLines() {
  const [found, setFilters] = useFilters<Found>();
  const [decision, setDecision] = useState<RemittanceDecision>();
  const staff = useStaff();
  const shelf: RemittanceTab = remittanceTabs.find((one) => one === found.shelf) ?? 'clean';
  const isDiffering = shelf === 'difference' || shelf === 'task';
  const difference = useListChoice('difference', differences, (one) => t(`remittances.difference.${one}`));
  const filters = {
    shelf,
    difference: isDiffering ? difference.chosen : undefined,
    carrierId: text(found.carrier),
    listId: text(found.list),
    words: useListWords(),
  };
  const page = usePage('listRemittanceLines', filters, { topics: ['remittances'] });
  const counts = page.query.data?.counts;
  const mayWrite = staff.may('transfer.audit');
  return (
    <>
      <RemittanceFilters>
        {isDiffering ? (
          <ChoiceFilter
            {...difference}
            label={t('remittances.difference')}
            any={t('remittances.difference.all')}
          />
        ) : null}
      </RemittanceFilters>
      <FilterTabs
        label={t('remittances.shelves')}
        chosen={shelf}
        onChoose={(next) => setFilters({ shelf: next })}
        tabs={remittanceTabs.map((key) => ({ key, label: t(`remittances.shelf.${key}`) }))}
        countOf={countsOfTabs(['clean', 'difference', 'task'], counts)}
      />
      <Row gap={8} wrap>
        {filters.listId ? (
          <Button small look="outline" onClick={() => setFilters({ list: '' })}>
            {t('remittances.list.all')}
          </Button>
        ) : null}
        {staff.may('wallet.close') ? (
          <ExportMenu
            label={t('remittances.export')}
            fetch={(format) =>
              client.attempt('exportRemittanceLines', { ...filters, format }, { fresh: true })
            }
          />
        ) : null}
      </Row>
      {shelf === 'clean' && filters.listId && mayWrite ? (
        <AcceptMatchingLines listId={filters.listId} n={counts?.clean ?? 0} />
      ) : null}
      <ListTable
        list="remittances"
        page={page}
        label={t('remittances.lines')}
        columns={[...remittanceLineColumns(), ...(mayWrite ? [decisionMenuColumn(setDecision)] : [])]}
        empty={<EmptyState picture="wallet" {...titleAndText('remittances.none')} />}
      />
      {decision ? <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} /> : null}
    </>
  );
}
