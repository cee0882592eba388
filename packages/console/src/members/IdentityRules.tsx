import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Members.module.css';

/** Whether orders need an approved identity: the owner sets it where its effect is seen. */
export function IdentityRules() {
  const [open, setOpen] = useState(false);
  const mayWrite = useStaff().may('shop.write');
  const query = useCall('getIdentitySettings', {}, { enabled: mayWrite && open });
  if (!mayWrite) return null;
  return (
    <div className={classes.rules}>
      <Button small look="outline" icon={IconAdjustments} onClick={() => setOpen(true)}>
        {t('identity.rules')}
      </Button>
      {open ? (
        <Dialog
          opened
          title={t('identity.rules')}
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

function Form({ settings, onClose }: { settings: Output<'getIdentitySettings'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveIdentitySettings', {
    schema: () =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      ),
    defaults: settings,
    refreshes: ['getIdentitySettings'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <label className={classes.check}>
        <input type="checkbox" {...form.register('identityRequired')} />
        {t('identity.rules.required')}
      </label>
      <p className={classes.muted}>{t('identity.rules.required.hint')}</p>
      {failure ? <Banner tone="danger" title={failure.message} /> : null}
      <Button type="submit" busy={busy}>
        {t('shell.save')}
      </Button>
    </form>
  );
}
