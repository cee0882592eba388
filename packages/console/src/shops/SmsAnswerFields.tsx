import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint } from '../shell/i18n.ts';
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

/** Text boxes that describe the provider's answers: where each value is, and what the values mean. */
export function SmsAnswerFields({
  form,
  names,
}: {
  form: PlainForm<SmsValues>;
  names: readonly AnswerField[];
}) {
  return names.map((name) => (
    <TextBox
      key={name}
      {...labelAndHint(`messages.sms.${name}`)}
      {...form.box(name, `provider.${name}`)}
      spellCheck={false}
    />
  ));
}
