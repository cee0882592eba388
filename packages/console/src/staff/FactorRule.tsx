import { Muted } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Staff.module.css';

/** Whether all staff must have a second factor: the owner's to say. */
export function FactorRule() {
  const settings = useCall('getStaffSettings', {});
  const save = useSubmit('saveStaffSettings', {
    refreshes: ['getStaffSettings', 'getStaffSession'],
    onDone: () => showMessage('success', t('account.all.saved')),
  });
  if (!settings.data) return null;
  return (
    <Section>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={settings.data.secondFactorRequired}
          disabled={save.busy}
          onChange={(event) => void save.submit({ secondFactorRequired: event.target.checked })}
        />
        <span>
          {t('account.all.title')}
          <Muted block>{t('account.all.hint')}</Muted>
        </span>
      </label>
    </Section>
  );
}
