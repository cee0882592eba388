import type { Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useLiveFaults } from '@crossdock/web/liveFaults.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { labelAndHint, t } from '../shell/i18n.ts';
import { AccountBox } from './AccountBox.tsx';
import { Agreements } from './Agreements.tsx';
import classes from './Auth.module.css';
import { LazyLineAccountToBind } from './LazyLineAccountToBind.tsx';
import { NewPassword } from './NewPassword.tsx';
import registerLook from './Register.module.css';
import { type CodeChannels, RegistrationContactFields } from './RegistrationContactFields.tsx';
import { storeRegisterDraft, withRegisterDraft } from './registerDraft.ts';
import type { RegisterValues } from './registerValues.ts';
import { defaultAreaCode, useAfterRegistration } from './useAfterRegistration.ts';

const schema = () => import('@crossdock/contract/access/inputs.ts').then((m) => m.registerInput);

/** The values of the form, also after a reload, with their errors so far. */
function useRegister(): PlainForm<RegisterValues> & { readonly refused: boolean } {
  const onDone = useAfterRegistration();
  const search: Readonly<Record<string, unknown>> = useSearch({ from: '/register' });
  const [empty] = useState(() => emptyForm(String(search.invite ?? search.simple_code ?? '')));
  const [start] = useState(() => withRegisterDraft(empty));
  const form = usePlainForm('register', {
    schema,
    defaults: start,
    input: inputOf,
    onDone,
  });
  const { values } = form;
  useEffect(() => storeRegisterDraft(values), [values]);
  const live = useLiveFaults(values, empty, { schema, input: inputOf(values) });
  return { ...form, errors: { ...live, ...form.errors }, refused: Object.keys(form.errors).length > 0 };
}

/** The registration on one page with one button. It uses the same validation rules as the server call. */
export function RegisterForm({ ways }: { ways: CodeChannels | undefined }) {
  const form = useRegister();
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      <LazyLineAccountToBind />
      <Part title={t('members.register.contact')}>
        <RegistrationContactFields form={form} ways={ways} />
      </Part>
      <Part title={t('members.register.account')}>
        <AccountFields form={form} />
        <NewPassword first values={form.values} errors={form.errors} set={form.set} />
      </Part>
      <Part title={t('members.register.agree')}>
        <TextBox
          {...labelAndHint('members.invite')}
          {...form.box('inviteCode')}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <div>
          <Agreements
            accepted={form.values}
            errors={form.errors}
            onAccept={(kind, accepted) => form.set(kind, accepted)}
          />
        </div>
      </Part>
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      {form.refused ? <Banner tone="danger">{t('members.checkFields')}</Banner> : null}
      <Button type="submit" full busy={form.busy}>
        {t('members.register.send')}
      </Button>
    </form>
  );
}

function AccountFields({ form }: { form: PlainForm<RegisterValues> }) {
  return (
    <Split columns="1fr 1fr" gap={16} align="start">
      <AccountBox form={form} />
      <TextBox
        name="name"
        required
        {...labelAndHint('members.name')}
        {...form.box('name')}
        autoComplete="name"
      />
    </Split>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={registerLook.group}>
      <legend className={registerLook.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

function emptyForm(inviteCode: string): RegisterValues {
  return {
    areaCode: defaultAreaCode(),
    phone: '',
    email: '',
    codeBy: 'phone',
    code: '',
    account: '',
    name: '',
    password: '',
    confirmPassword: '',
    inviteCode,
    service: false,
    carrier: false,
  };
}

function inputOf({ service, carrier, ...values }: RegisterValues): Request<'register'> {
  return { ...values, agreements: { service, carrier } };
}
