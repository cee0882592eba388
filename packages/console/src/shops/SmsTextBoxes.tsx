import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import type { SmsValues } from './smsValues.ts';

export type AnswerField =
  | 'areaCodes'
  | 'statusField'
  | 'successValues'
  | 'idField'
  | 'reportIdField'
  | 'reportStatusField'
  | 'deliveredValues'
  | 'failedValues'
  | 'reportReasonField';

/** Where to find values in the provider's answers, and what they mean. */
export function SmsTextBoxes({ form, names }: { form: PlainForm<SmsValues>; names: readonly AnswerField[] }) {
  return names.map((name) => (
    <TextBox
      key={name}
      label={t(`messages.sms.${name}`)}
      description={t(`messages.sms.${name}.hint`)}
      {...form.box(name, `provider.${name}`)}
      spellCheck={false}
    />
  ));
}
