import { keysOf } from '@crossdock/domain/records.ts';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import classes from './Shop.module.css';
import { SmsAnswerFields } from './SmsAnswerFields.tsx';
import type { SmsValues } from './smsValues.ts';

interface Props {
  readonly form: PlainForm<SmsValues>;
  readonly open: boolean;
}

const methods = { POST: 'messages.sms.method.POST', GET: 'messages.sms.method.GET' } as const;
const formats = { form: 'messages.sms.format.form', json: 'messages.sms.format.json' } as const;
const spellings = {
  plus: 'messages.sms.numbers.plus',
  digits: 'messages.sms.numbers.digits',
  local: 'messages.sms.numbers.local',
} as const;
const shapes = {
  json: 'messages.sms.answer.json',
  lines: 'messages.sms.answer.lines',
  commas: 'messages.sms.answer.commas',
} as const;
const placeholders = '{to} {text} {sender} {account} {secret} {id} {basic} {callback}';
const answers = ['statusField', 'successValues', 'idField'] as const;

/** The description of the provider's API: preset for a known provider, and to be entered for any other. */
export function SmsApiFields({ form, open }: Props) {
  return (
    <details open={open} className={classes.shape}>
      <Text as="summary" pad={[10, 0]} minHeight={44} clickable tone="link">
        {t('messages.sms.shape')}
      </Text>
      <Text as="p" below={12} tone="muted">
        {t('messages.sms.placeholders', { names: placeholders })}
      </Text>
      <TextBox
        required
        label={t('messages.sms.url')}
        {...form.box('url', 'provider.url')}
        spellCheck={false}
      />
      <div className={classes.grid}>
        <Choice form={form} name="method" choices={methods} />
        <Choice form={form} name="format" choices={formats} />
        <Choice form={form} name="numbers" choices={spellings} />
        <SmsAnswerFields form={form} names={['areaCodes']} />
      </div>
      <NoteBox
        label={t('messages.sms.body')}
        rows={3}
        {...form.box('body', 'provider.body')}
        spellCheck={false}
      />
      <NoteBox
        label={t('messages.sms.headers')}
        rows={2}
        {...form.box('headers', 'provider.headers')}
        spellCheck={false}
      />
      <div className={classes.grid}>
        <Choice form={form} name="answer" choices={shapes} />
        <SmsAnswerFields form={form} names={answers} />
      </div>
    </details>
  );
}

function Choice<N extends 'method' | 'format' | 'numbers' | 'answer'>(props: {
  form: PlainForm<SmsValues>;
  name: N;
  choices: Readonly<Record<SmsValues[N], TextKey>>;
}) {
  const { form, name, choices } = props;
  const values = keysOf<SmsValues[N]>(choices);
  return (
    <ChoiceBox
      label={t(`messages.sms.${name}`)}
      data={values.map((value) => ({ value, label: t(choices[value]) }))}
      value={form.values[name]}
      onChange={({ target }) => {
        const chosen = values.find((value) => value === target.value);
        if (chosen !== undefined) form.set(name, chosen);
      }}
    />
  );
}
