import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { CountdownButton } from '@crossdock/ui/CountdownButton.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { finishReauthentication } from '@crossdock/web/reauthentication.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { canCreatePasskeys } from './canCreatePasskeys.ts';
import { client } from './client.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';

type Channel = 'phone' | 'email';

/** Asks for the password, or for a code sent to the account's phone or email, to prove who uses this session. */
export default function ReauthenticationDialog() {
  const member = useMember();
  const [wished, setByCode] = useState(false);
  const byCode = wished || member?.passwordSet === false;
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [empty, setEmpty] = useState(false);
  const type = (next: string) => {
    setValue(next);
    setEmpty(false);
    setFailure(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(value === '');
    if (value === '' || busy) return;
    setBusy(true);
    const attempt = await client.attempt('proveMember', byCode ? { code: value } : { password: value });
    setBusy(false);
    if (attempt.ok) finishReauthentication(true);
    else setFailure(attempt.failure);
  };
  const error = empty ? t('members.required') : failure?.fields[byCode ? 'code' : 'password']?.message;
  return (
    <Dialog opened title={t('security.proof.title')} onClose={() => finishReauthentication(false)}>
      <Stack as="form" onSubmit={send} noValidate gap={16}>
        <p>{t('security.proof.why')}</p>
        {byCode ? (
          <CodeFields member={member} value={value} error={error} onType={type} onFailure={setFailure} />
        ) : (
          <PasswordBox
            name="password"
            label={t('security.proof.password')}
            showLabel={t('members.password.show')}
            hideLabel={t('members.password.hide')}
            value={value}
            onChange={(event) => type(event.target.value)}
            error={error}
            autoComplete="current-password"
            autoFocus
          />
        )}
        {failure && error === undefined ? <Banner tone="danger">{failure.message}</Banner> : null}
        <Button type="submit" full busy={busy}>
          {t('security.proof.send')}
        </Button>
        {member?.passwordSet === false ? null : (
          <Button
            look="plain"
            onClick={() => {
              type('');
              setByCode(!byCode);
            }}
          >
            {t(byCode ? 'security.proof.byPassword' : 'security.proof.byCode')}
          </Button>
        )}
        {canCreatePasskeys() ? <PasskeyProof onFailure={setFailure} /> : null}
      </Stack>
    </Dialog>
  );
}

/** A button for members with a passkey for this host. */
function PasskeyProof({ onFailure }: { onFailure: (failure: CallFailure) => void }) {
  const [has, setHas] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void client
      .attempt('listPasskeys', {})
      .then(({ ok, ...answer }) =>
        setHas(ok && 'data' in answer && answer.data.list.some(({ host }) => host === location.hostname)),
      );
  }, []);
  if (!has) return null;
  const press = async () => {
    setBusy(true);
    const asked = await client.attempt('beginPasskeyProof', {});
    const { signWithPasskey } = await import('./passkey.ts');
    const signed = asked.ok ? await signWithPasskey(asked.data) : 'cancelled';
    const proof = typeof signed === 'string' ? asked : await client.attempt('provePasskey', signed);
    setBusy(false);
    if (!proof.ok) onFailure(proof.failure);
    else if (typeof signed !== 'string') finishReauthentication(true);
  };
  return (
    <Button look="outline" full icon={IconFingerprint} busy={busy} onClick={() => void press()}>
      {t('passkeys.proof')}
    </Button>
  );
}

/** The member, once known. A member who joined by phone has no password to ask for. */
function useMember(): Output<'getMemberInfo'> | null {
  const [member, setMember] = useState<Output<'getMemberInfo'> | null>(null);
  useEffect(() => {
    void client.attempt('getMemberInfo', {}).then((attempt) => attempt.ok && setMember(attempt.data));
  }, []);
  return member;
}

function CodeFields(props: {
  member: Output<'getMemberInfo'> | null;
  value: string;
  error: string | undefined;
  onType: (code: string) => void;
  onFailure: (failure: CallFailure) => void;
}) {
  const { member } = props;
  const [sent, setSent] = useState<{ to: string; untilMs: number } | null>(null);
  if (!member) return null;
  const places: Readonly<Record<Channel, string>> = { phone: member.mobile, email: member.email };
  const send = async (channel: Channel) => {
    const attempt = await client.attempt('sendProof', { channel });
    if (attempt.ok) setSent({ to: places[channel], untilMs: Date.now() + attempt.data.waitSeconds * 1_000 });
    else props.onFailure(attempt.failure);
  };
  const channels = (['phone', 'email'] as const).filter((channel) => places[channel] !== '');
  return (
    <>
      {channels.map((channel) => (
        <CountdownButton
          key={channel}
          full
          label={t(`security.proof.${channel}`, { to: places[channel] })}
          waitingLabel={(s) => t('members.code.wait', { s })}
          waitUntilMs={sent?.untilMs ?? null}
          onClick={() => void send(channel)}
        />
      ))}
      {sent ? <Banner tone="info">{t('security.proof.sent', { to: sent.to })}</Banner> : null}
      <TextBox
        name="code"
        label={t('members.code')}
        value={props.value}
        onChange={(event) => props.onType(event.target.value.replace(/\D/g, '').slice(0, 6))}
        error={props.error}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}
