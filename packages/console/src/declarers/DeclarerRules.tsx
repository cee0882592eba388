import type { Output } from '@crossdock/contract/table.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Declarers.module.css';

/** Whether declarers are audited, and where orders need one: the owner sets it where its effect is seen. */
export function DeclarerRules() {
  const [open, setOpen] = useState(false);
  const mayWrite = useStaff().may('shop.write');
  const query = useCall('getDeclarerSettings', {}, { enabled: mayWrite && open });
  if (!mayWrite) return null;
  return (
    <div className={classes.rules}>
      <Button small look="outline" icon={IconAdjustments} onClick={() => setOpen(true)}>
        {t('declarers.rules')}
      </Button>
      {open ? (
        <Dialog
          opened
          title={t('declarers.rules')}
          closeLabel={t('shell.close')}
          onClose={() => setOpen(false)}
        >
          <Loaded query={query} texts={loadedTexts()}>
            {(settings) => <Form settings={settings} onClose={() => setOpen(false)} />}
          </Loaded>
        </Dialog>
      ) : null}
    </div>
  );
}

function Form({ settings, onClose }: { settings: Output<'getDeclarerSettings'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveDeclarerSettings', {
    schema: () =>
      import('@crossdock/contract/declarers/calls.ts').then(
        (all) => all.declarerCalls.saveDeclarerSettings.input,
      ),
    defaults: settings,
    refreshes: ['getDeclarerSettings'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <label className={classes.check}>
        <input type="checkbox" {...form.register('declarerAudit')} />
        {t('declarers.rules.audit')}
      </label>
      <fieldset className={classes.countries}>
        <legend>{t('declarers.rules.countries')}</legend>
        {regions.map((region) => (
          <label key={region} className={classes.check}>
            <input type="checkbox" value={region} {...form.register('declarerCountries')} />
            {countryName(region)}
          </label>
        ))}
      </fieldset>
      <p className={classes.muted}>{t('declarers.rules.countries.hint')}</p>
      {failure ? <Banner tone="danger" title={failure.message} /> : null}
      <Button type="submit" busy={busy}>
        {t('shell.save')}
      </Button>
    </form>
  );
}
