import type { Output } from '@crossdock/contract/table.ts';
import { RadioBar } from '@crossdock/ui/RadioBar.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { CodeBox, type CodeSendResult } from './CodeBox.tsx';
import { contactFaults } from './contactFaults.ts';
import { PhoneNumberFields } from './PhoneNumberFields.tsx';
import type { RegisterValues } from './registerValues.ts';
import type { CaptchaAnswer } from './useCaptcha.ts';

export type CodeChannels = Output<'getCodeWays'>;

/**
 * Phone and email, and the code that proves one of them. `ways` says which of the two the shop can send codes to;
 * undefined while that is unknown.
 */
export function RegistrationContactFields(props: {
  form: PlainForm<RegisterValues>;
  ways: CodeChannels | undefined;
}) {
  const { client, lang } = useConnection();
  const { form } = props;
  const only = useOnlyWay(form, props.ways);
  const values = { ...form.values, codeBy: only ?? form.values.codeBy };
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const errors = { ...form.errors, ...faults };
  const change = <K extends keyof RegisterValues>(name: K, value: RegisterValues[K]) => {
    setFaults({});
    form.set(name, value);
  };
  const destination =
    values.codeBy === 'phone' ? { areaCode: values.areaCode, phone: values.phone } : { email: values.email };
  const ready = async () => {
    const found = await contactFaults(destination, lang());
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const send = async (captcha: CaptchaAnswer): Promise<CodeSendResult> => {
    const attempt = await client.attempt('registerSendCode', { ...captcha, ...destination });
    if (!attempt.ok) return attempt;
    const to = values.codeBy === 'phone' ? `+${values.areaCode} ${values.phone}` : values.email;
    return { ok: true, waitSeconds: attempt.data.waitSeconds, to };
  };
  return (
    <>
      <PhoneNumberFields values={values} errors={errors} onChange={change} />
      <TextBox
        name="email"
        required
        type="email"
        label={t('members.email')}
        value={values.email}
        onChange={(event) => change('email', event.target.value)}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
      />
      {only === undefined ? (
        <CodeByChoice value={values.codeBy} onChange={(next) => change('codeBy', next)} />
      ) : null}
      <CodeBox
        value={values.code}
        error={errors.code}
        onChange={(next) => change('code', next)}
        ready={ready}
        name={values.codeBy === 'phone' ? values.phone : values.email}
        send={send}
      />
    </>
  );
}

/** If the shop can send to only one of the two, that one is chosen as soon as it is known. */
function useOnlyWay({ values, set }: PlainForm<RegisterValues>, ways: CodeChannels | undefined) {
  const only = ways && ways.phone !== ways.email ? (ways.phone ? 'phone' : 'email') : undefined;
  const take = useEffectEvent(() => only && values.codeBy !== only && set('codeBy', only));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends only on the answer, which comes later.
  useEffect(() => void take(), [only]);
  return only;
}

function CodeByChoice(props: { value: 'phone' | 'email'; onChange: (by: 'phone' | 'email') => void }) {
  return (
    <RadioBar
      name="codeBy"
      label={t('members.codeBy')}
      options={[
        ['phone', t('members.codeBy.phone')],
        ['email', t('members.codeBy.email')],
      ]}
      value={props.value}
      onChange={props.onChange}
    />
  );
}
