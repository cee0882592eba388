import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import classes from './Shop.module.css';
import { SmsTextBoxes } from './SmsTextBoxes.tsx';
import type { SmsValues } from './smsValues.ts';

interface Props {
  readonly form: PlainForm<SmsValues>;
  readonly open: boolean;
}

const choices = {
  method: ['POST', 'GET'],
  format: ['form', 'json'],
  numbers: ['plus', 'digits', 'local'],
  answer: ['json', 'lines', 'commas'],
} as const;
const placeholders = '{to} {text} {sender} {account} {secret} {id} {basic} {callback}';
const answers = ['statusField', 'successValues', 'idField'] as const;

/** How the provider is spoken to: right already for a known one, to be described for any other. */
export function SmsShapeFields({ form, open }: Props) {
  const { values, errors, set } = form;
  return (
    <details open={open} className={classes.shape}>
      <summary>{t('messages.sms.shape')}</summary>
      <p className={classes.intro}>{t('messages.sms.placeholders', { names: placeholders })}</p>
      <TextBox
        required
        label={t('messages.sms.url')}
        value={values.url}
        onChange={(event) => set('url', event.target.value)}
        error={errors['provider.url']}
        spellCheck={false}
      />
      <div className={classes.grid}>
        <Choice form={form} name="method" />
        <Choice form={form} name="format" />
        <Choice form={form} name="numbers" />
      </div>
      <NoteBox
        label={t('messages.sms.body')}
        rows={3}
        value={values.body}
        onChange={(event) => set('body', event.target.value)}
        error={errors['provider.body']}
        spellCheck={false}
      />
      <NoteBox
        label={t('messages.sms.headers')}
        rows={2}
        value={values.headers}
        onChange={(event) => set('headers', event.target.value)}
        error={errors['provider.headers']}
        spellCheck={false}
      />
      <div className={classes.grid}>
        <Choice form={form} name="answer" />
        <SmsTextBoxes form={form} names={answers} />
      </div>
    </details>
  );
}

function Choice({ form, name }: { form: PlainForm<SmsValues>; name: keyof typeof choices }) {
  return (
    <ChoiceBox
      label={t(`messages.sms.${name}`)}
      data={choices[name].map((value) => ({
        value,
        label: t(`messages.sms.${name}.${value}` as TextKey),
      }))}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.target.value as never)}
    />
  );
}
