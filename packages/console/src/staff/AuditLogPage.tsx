import callNames from 'virtual:call-names';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentLocale } from '@crossdock/web/language.ts';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { ChoiceFilter } from '../shell/ChoiceFilter.tsx';
import { callName } from '../shell/callName.ts';
import { t } from '../shell/i18n.ts';
import { type LogFilters, LogPage, logCallFilters } from './LogPage.tsx';
import { LogSentence } from './LogSentence.tsx';

interface Filters extends LogFilters {
  readonly call?: string;
  readonly outcome?: string;
}

const outcomes = ['done', 'refused'] as const;

/**
 * The log of staff actions, in their own name or as a member, as sentences: who, what, about whom, old and
 * new values.
 */
export function AuditLogPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const outcome = outcomes.find((one) => one === filters.outcome);
  const page = usePage('listAudit', {
    ...(filters.call ? { call: filters.call } : {}),
    ...(outcome ? { outcome } : {}),
    ...logCallFilters(filters),
  });
  const formatting = useFormatting();
  const sealedUntil = page.query.data?.sealedUntil;
  return (
    <LogPage
      texts={{
        title: t('staff.audit'),
        intro: t('staff.audit.intro'),
        search: t('staff.audit.search'),
        empty: t('staff.audit.empty'),
        emptyText: t('staff.audit.empty.text'),
      }}
      filters={filters}
      onFilters={setFilters}
      page={page}
      ahead={
        sealedUntil ? (
          <Muted as="p">
            {t('staff.audit.sealed', { day: formatWhen(sealedUntil, 'date', formatting) })}
          </Muted>
        ) : null
      }
      choices={<Choices filters={filters} onChange={setFilters} />}
    >
      {(row) => <LogSentence key={row.id} row={row} />}
    </LogPage>
  );
}

function Choices({ filters, onChange }: { filters: Filters; onChange: (change: Filters) => void }) {
  const [acts] = useState(recordedActs);
  return (
    <>
      <ChoiceBox
        label={t('staff.call')}
        placeholder={t('staff.call.all')}
        data={acts}
        value={filters.call ?? ''}
        onChange={(event) => onChange({ call: event.target.value })}
      />
      <ChoiceFilter
        name="outcome"
        label={t('staff.outcome')}
        any={t('staff.outcome.all')}
        of={outcomes}
        labelOf={(value) => t(`staff.outcome.${value}`)}
      />
    </>
  );
}

/** Everything that can be recorded, by name in the reader's language. Called once the texts are loaded. */
function recordedActs() {
  return callNames
    .map((call) => ({ value: call, label: callName(call) }))
    .filter(({ value, label }) => label !== value)
    .sort((one, other) => one.label.localeCompare(other.label, currentLocale()));
}
