import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { AreaCodeBox, phoneExample } from './AreaCodeBox.tsx';
import authClasses from './Auth.module.css';
import { CodeBox, type CodeSendResult } from './CodeBox.tsx';
import { contactFaults } from './contactFaults.ts';
import registerLook from './Register.module.css';
import type { CaptchaAnswer } from './useCaptcha.ts';

interface Values {
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
  readonly code: string;
}

/** Changes the phone or email: asks for the new one and for the code that was sent there. */
export function ContactDialog(props: { kind: 'phone' | 'email'; areaCode: string; onClose: () => void }) {
  const { client, lang } = useConnection();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const placeOf = (values: Values) =>
    props.kind === 'phone' ? { areaCode: values.areaCode, phone: values.phone } : { email: values.email };
  const form = usePlainForm<'editMember', Values>('editMember', {
    schema: () => import('@crossdock/contract/access/inputs.ts').then((m) => m.editMemberInput),
    defaults: { areaCode: props.areaCode, phone: '', email: '', code: '' },
    input: (values) => ({ ...placeOf(values), code: values.code }),
    done: t('members.saved'),
    refreshes: ['getMemberInfo', 'getNoticeWishes'],
    onDone: props.onClose,
  });
  const errors = { ...form.errors, ...faults };
  const ready = async () => {
    const found = await contactFaults(placeOf(form.values), lang());
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const send = async (captcha: CaptchaAnswer): Promise<CodeSendResult> => {
    const attempt = await client.attempt('sendModifyPhoneCode', { ...captcha, ...placeOf(form.values) });
    if (!attempt.ok) return attempt;
    const { areaCode, phone, email } = form.values;
    const to = props.kind === 'phone' ? `+${areaCode} ${phone}` : email;
    return { ok: true, waitSeconds: attempt.data.waitSeconds, to };
  };
  return (
    <Dialog opened title={t(`members.${props.kind}.change`)} onClose={props.onClose}>
      <form onSubmit={form.send} noValidate className={authClasses.fields}>
        <PlaceFields kind={props.kind} form={form} errors={errors} onEdit={() => setFaults({})} />
        <CodeBox
          value={form.values.code}
          error={errors.code}
          onChange={(code) => form.set('code', code)}
          ready={ready}
          name={props.kind === 'phone' ? form.values.phone : form.values.email}
          send={send}
        />
        <FormFooter {...form} text={t('shell.save')} />
      </form>
    </Dialog>
  );
}

function PlaceFields(props: {
  kind: 'phone' | 'email';
  form: PlainForm<Values>;
  errors: Readonly<Record<string, string>>;
  onEdit: () => void;
}) {
  const { form, errors } = props;
  const set = (name: keyof Values, value: string) => {
    props.onEdit();
    form.set(name, value);
  };
  if (props.kind === 'email') {
    return (
      <TextBox
        type="email"
        required
        label={t('members.email.new')}
        {...form.box('email')}
        autoComplete="email"
        autoCapitalize="none"
      />
    );
  }
  return (
    <div className={registerLook.pair}>
      <AreaCodeBox
        value={form.values.areaCode}
        error={errors.areaCode}
        onChange={(next) => set('areaCode', next)}
      />
      <TextBox
        type="tel"
        required
        label={t('members.phone.new')}
        placeholder={phoneExample(form.values.areaCode)}
        {...form.box('phone')}
        inputMode="tel"
      />
    </div>
  );
}
