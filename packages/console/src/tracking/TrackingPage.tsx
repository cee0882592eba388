import { Page, Section } from '@crossdock/ui/Page.tsx';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AddTracking } from './AddTracking.tsx';
import { ImportTracking } from './ImportTracking.tsx';
import classes from './tracking.module.css';

/** Recording what happened on the way: by hand, or by a carrier's table. */
export function TrackingPage() {
  const [{ mode }, setFilters] = useFilters<{ mode?: 'import' | undefined }>();
  const tab = (value: 'import' | undefined, label: string) => (
    <button
      type="button"
      className={classes.tab}
      aria-pressed={mode === value}
      onClick={() => setFilters({ mode: value })}
    >
      {label}
    </button>
  );
  return (
    <Page title={t('tracking.title')} intro={mode === 'import' ? t('tracking.import.intro') : undefined}>
      <fieldset className={classes.tabs} aria-label={t('tracking.modes')}>
        {tab(undefined, t('tracking.add'))}
        {tab('import', t('tracking.import'))}
      </fieldset>
      {mode === 'import' ? (
        <ImportTracking />
      ) : (
        <div className={classes.narrow}>
          <Section>
            <AddTracking />
          </Section>
        </div>
      )}
    </Page>
  );
}
