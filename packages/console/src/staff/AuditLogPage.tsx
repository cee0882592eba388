import callNames from 'virtual:call-names';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentLocale } from '@crossdock/web/language.ts';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { callLabel } from '../shell/callLabel.ts';
import { t } from '../shell/i18n.ts';
import { inputOfLogFilters, type LogFilters, LogPage } from './LogPage.tsx';
import { LogSentence } from './LogSentence.tsx';

interface Filters extends LogFilters {
  readonly call?: string;
}

const outcomes = ['done', 'refused'] as const;

/**
 * The log of staff actions, in their own name or as a member, as sentences: who, what, which member, old and
 * new values.
 */
export function AuditLogPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const outcome = useListChoice('outcome', outcomes, (value) => t(`staff.outcome.${value}`));
  const [acts] = useState(recordedActs);
  const formatting = useFormatting();
  const page = usePage('listAudit', {
    ...(filters.call ? { call: filters.call } : {}),
    outcome: outcome.chosen,
    ...inputOfLogFilters(filters, formatting.timeZone),
  });
  const sealedUntil = page.query.data?.sealedUntil;
  return (
    <LogPage
      log="audit"
      title={t('staff.audit')}
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
      choices={
        <>
          <ChoiceBox
            label={t('staff.call')}
            placeholder={t('staff.call.all')}
            data={acts}
            value={filters.call ?? ''}
            onChange={(event) => setFilters({ call: event.target.value })}
          />
          <ChoiceFilter {...outcome} label={t('staff.outcome')} any={t('staff.outcome.all')} />
        </>
      }
    >
      {(row) => <LogSentence key={row.id} row={row} />}
    </LogPage>
  );
}

/** Every action that the log can record, by its name in the reader's language. Called once the texts are loaded. */
function recordedActs() {
  return callNames
    .map((call) => ({ value: call, label: callLabel(call) }))
    .filter(({ value, label }) => label !== value)
    .sort((one, other) => one.label.localeCompare(other.label, currentLocale()));
}
