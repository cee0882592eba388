import type { Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { orNothing } from '../shell/orNothing.ts';
import { Agreements } from './Agreements.tsx';
import { AreaCodeBox, phoneExample } from './AreaCodeBox.tsx';
import classes from './Auth.module.css';
import { CodeBox, type Sending } from './CodeBox.tsx';
import { contactFaults } from './contactFaults.ts';
import registerLook from './Register.module.css';
import type { CaptchaAnswer } from './useCaptcha.ts';
import { useJoined, usualAreaCode } from './useJoined.ts';
import { waitingAccount } from './waitingLine.ts';

const WaitingAccount = lazy(orNothing(() => import('./WaitingAccount.tsx')));

const schema = () => import('@crossdock/contract/access/inputs.ts').then((m) => m.joinByPhoneInput);

interface JoinValues {
  readonly areaCode: string;
  readonly phone: string;
  readonly code: string;
  readonly inviteCode: string;
  readonly service: boolean;
  readonly carrier: boolean;
}

const inputOf = ({ service, carrier, ...values }: JoinValues): Request<'joinByPhone'> => ({
  ...values,
  agreements: { service, carrier },
});

/** Phone, code, in. Everything else is asked when it is needed. `onOther` leads to the form with all fields. */
export function JoinForm({ onOther }: { onOther: () => void }) {
  const { client, lang } = useConnection();
  const search: Readonly<Record<string, unknown>> = useSearch({ from: '/register' });
  const [invited] = useState(() => String(search.invite ?? search.simple_code ?? ''));
  const onDone = useJoined();
  const form = usePlainForm('joinByPhone', {
    schema,
    defaults: {
      ...{ areaCode: usualAreaCode(), phone: '', code: '', inviteCode: invited },
      ...{ service: false, carrier: false },
    },
    input: inputOf,
    onDone,
  });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const errors = { ...form.errors, ...faults };
  const change = (name: 'areaCode' | 'phone', value: string) => {
    setFaults({});
    form.set(name, value);
  };
  const destination = { areaCode: form.values.areaCode, phone: form.values.phone };
  const ready = async () => {
    const found = await contactFaults(destination, lang());
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const send = async (captcha: CaptchaAnswer): Promise<Sending> => {
    const attempt = await client.attempt('registerSendCode', { ...captcha, ...destination });
    if (!attempt.ok) return attempt;
    const to = `+${destination.areaCode} ${destination.phone}`;
    return { ok: true, waitSeconds: attempt.data.waitSeconds, to };
  };
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      {waitingAccount() ? (
        <Suspense>
          <WaitingAccount />
        </Suspense>
      ) : null}
      <div className={registerLook.pair}>
        <AreaCodeBox
          value={form.values.areaCode}
          error={errors.areaCode}
          onChange={(next) => change('areaCode', next)}
        />
        <TextBox
          name="phone"
          required
          type="tel"
          label={t('members.phone')}
          placeholder={phoneExample(form.values.areaCode)}
          value={form.values.phone}
          onChange={(event) => change('phone', event.target.value)}
          error={errors.phone}
          autoComplete="tel-national"
          inputMode="tel"
        />
      </div>
      <CodeBox
        value={form.values.code}
        error={errors.code}
        onChange={(next) => form.set('code', next)}
        ready={ready}
        name={form.values.phone}
        send={send}
      />
      {invited ? (
        <TextBox
          label={t('members.invite')}
          value={form.values.inviteCode}
          onChange={(event) => form.set('inviteCode', event.target.value)}
          error={errors.inviteCode}
          autoCapitalize="characters"
          autoComplete="off"
        />
      ) : null}
      <div>
        <Agreements
          accepted={form.values}
          errors={errors}
          onAccept={(kind, accepted) => form.set(kind, accepted)}
        />
      </div>
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      <Button type="submit" full busy={form.busy}>
        {t('members.register.send')}
      </Button>
      <Button look="plain" full onClick={onOther}>
        {t('members.join.other')}
      </Button>
    </form>
  );
}
