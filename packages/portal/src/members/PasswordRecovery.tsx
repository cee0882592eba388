import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { CountdownButton } from '@crossdock/ui/CountdownButton.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { useHash } from '../shell/useHash.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { CaptchaDialog } from './CaptchaDialog.tsx';
import { DemoCodeNote } from './CodeBox.tsx';
import { NewPassword } from './NewPassword.tsx';
import registerLook from './Register.module.css';
import type { CaptchaAnswer } from './useCaptcha.ts';

/** Codes have six digits, or ten on a day with many requests for new passwords. */
const longestCode = 10;

type Channel = 'phone' | 'email';
type Ticket = Output<'findPassword'> & { readonly sentAtMs: number };

/** The code from a message's link. It is in the URL's hash, so that it reaches no log. */
function linkCode(hash: string): { readonly ticket: string; readonly code: string } | undefined {
  const [, ticket, code] = /^first=([0-9a-f-]{36})\.(\d{10})$/.exec(hash) ?? [];
  return ticket === undefined || code === undefined ? undefined : { ticket, code };
}

/**
 * Asks for the account first, then for the code and the new password. A link with the code opens the second part at
 * once.
 */
export default function PasswordRecovery() {
  const hash = useHash();
  return <ByWay key={hash} link={linkCode(hash)} />;
}

function ByWay({ link }: { link: ReturnType<typeof linkCode> }) {
  const [again, setAgain] = useState(false);
  if (link !== undefined && !again)
    return (
      <AuthFrame login title={t('members.first.title')} intro={t('members.first.intro')}>
        <ByLink {...link} onAgain={() => setAgain(true)} />
        <BackToLogin text={t('members.find.back')} />
      </AuthFrame>
    );
  return (
    <AuthFrame login title={t('members.find.title')} intro={t('members.find.intro')}>
      <ByAccount />
    </AuthFrame>
  );
}

function useNewPassword(ticket: string, code: string) {
  const navigate = useNavigate();
  return usePlainForm('retrievePassword', {
    schema: () => import('@crossdock/contract/access/inputs.ts').then((m) => m.retrievePasswordInput),
    defaults: { code, password: '', confirmPassword: '' },
    input: (values) => ({ ...values, ticket }),
    done: t('members.find.done'),
    onDone: () => void navigate({ to: '/login', search: {} }),
  });
}

function ByLink({ ticket, code, onAgain }: { ticket: string; code: string; onAgain: () => void }) {
  const form = useNewPassword(ticket, code);
  const spent = form.errors.code;
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      <NewPassword values={form.values} errors={form.errors} set={form.set} />
      {spent || form.failure ? <Banner tone="danger">{spent ?? form.failure?.message}</Banner> : null}
      <Button type="submit" full busy={form.busy}>
        {t('members.find.set')}
      </Button>
      {spent ? (
        <Button look="plain" onClick={onAgain}>
          {t('members.find.send')}
        </Button>
      ) : null}
    </form>
  );
}

function ByAccount() {
  const { client } = useConnection();
  const [account, setAccount] = useState('');
  const [empty, setEmpty] = useState(false);
  const [asking, setAsking] = useState<Channel | 'first' | null>(null);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const send = async (captcha: CaptchaAnswer) => {
    const channel = asking === 'first' || asking === null ? {} : { channel: asking };
    const attempt = await client.attempt('findPassword', { account, ...channel, ...captcha });
    if (!attempt.ok) return attempt.failure;
    setTicket({ ...attempt.data, sentAtMs: Date.now() });
    return null;
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(account.trim() === '');
    if (account.trim() !== '') setAsking('first');
  };
  return (
    <>
      {ticket ? (
        <SetPassword ticket={ticket} onAgain={setAsking} onOther={() => setTicket(null)} />
      ) : (
        <form onSubmit={begin} noValidate className={classes.fields}>
          <TextBox
            name="account"
            label={t('members.login.account')}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
            error={empty ? t('members.required') : undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <Button type="submit" full>
            {t('members.find.send')}
          </Button>
        </form>
      )}
      <BackToLogin text={t('members.find.back')} />
      <CaptchaDialog opened={asking !== null} name={account} send={send} onClose={() => setAsking(null)} />
    </>
  );
}

function SetPassword(props: { ticket: Ticket; onAgain: (channel: Channel) => void; onOther: () => void }) {
  const { ticket } = props;
  const form = useNewPassword(ticket.ticket, '');
  const masked = ticket.channels.find(({ channel }) => channel === ticket.channel)?.masked ?? '';
  const other = ticket.channels.find(({ channel }) => channel !== ticket.channel);
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      <DemoCodeNote to={masked} />
      <div className={registerLook.code} data-fault={form.errors.code ? true : undefined}>
        <TextBox
          label={t('members.code')}
          required
          value={form.values.code}
          onChange={(event) => form.set('code', event.target.value.replace(/\D/g, '').slice(0, longestCode))}
          error={form.errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <CountdownButton
          label={t('members.code.again')}
          waitingLabel={(s) => t('members.code.wait', { s })}
          waitUntilMs={ticket.sentAtMs + ticket.waitSeconds * 1_000}
          onClick={() => props.onAgain(ticket.channel)}
        />
      </div>
      {other ? (
        <div>
          <Button look="plain" small onClick={() => props.onAgain(other.channel)}>
            {t('members.find.other', { to: other.masked })}
          </Button>
        </div>
      ) : null}
      <NewPassword values={form.values} errors={form.errors} set={form.set} />
      <FormFooter {...form} text={t('members.find.set')} />
      <Button look="plain" onClick={props.onOther}>
        {t('members.find.otherAccount')}
      </Button>
    </form>
  );
}
