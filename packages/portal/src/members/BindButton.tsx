import type { Messenger } from '@crossdock/contract/messengers.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconBrandLine, IconBrandWechat } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Member.module.css';
import { leaveToBind } from './messengerAway.ts';

const icons = { line: IconBrandLine, wechat: IconBrandWechat } as const;

/** Leaves for the messenger; after a while without the password, that is asked for first. */
export function BindButton({ provider, small }: { provider: Messenger; small?: boolean }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (password?: string) => {
    setBusy(true);
    setFault(null);
    const failure = await leaveToBind(client, provider, '/member', password);
    if (failure === null) return;
    setBusy(false);
    if (failure.error === 'member.passwordNeeded') return setAsking(true);
    if (failure.error === 'member.wrongPassword') return setFault(failure.message);
    setAsking(false);
    showMessage('danger', failure.message);
  };
  return (
    <>
      <Button
        small={small ?? false}
        look="outline"
        icon={icons[provider]}
        busy={busy && !asking}
        onClick={() => void begin()}
      >
        {t(`messengers.bind.${provider}`)}
      </Button>
      <PasswordDialog
        opened={asking}
        busy={busy}
        fault={fault}
        onSend={(password) => void begin(password)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function PasswordDialog(props: {
  opened: boolean;
  busy: boolean;
  fault: string | null;
  onSend: (password: string) => void;
  onClose: () => void;
}) {
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') props.onSend(password);
  };
  return (
    <Dialog
      opened={props.opened}
      title={t('messengers.password')}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
    >
      <form onSubmit={send} noValidate className={classes.fields}>
        <Banner tone="info">{t('messengers.password.why')}</Banner>
        <PasswordBox
          label={t('members.password.old')}
          showLabel={t('members.password.show')}
          hideLabel={t('members.password.hide')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={props.fault ?? undefined}
          autoComplete="current-password"
        />
        <Button type="submit" full busy={props.busy}>
          {t('messengers.password.send')}
        </Button>
      </form>
    </Dialog>
  );
}
