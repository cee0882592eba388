import type { CallName } from '@crossdock/contract/table.ts';
import type { Loading } from '@crossdock/ui/Loaded.tsx';
import type { FormSettings } from '@crossdock/web/forms.ts';
import type { ReactNode } from 'react';
import { type CallForm, useCallForm } from './forms.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { RulesForm } from './RulesDialog.tsx';
import { showMessageAndClose } from './showMessageAndClose.ts';

interface FormProps<N extends CallName> extends Pick<FormSettings<N>, 'schema' | 'refreshes'> {
  /** The call that saves the rules. */
  readonly call: N;
  readonly hint: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (form: CallForm<N>['form']) => ReactNode;
}

interface CallRulesProps<N extends CallName> extends FormProps<N> {
  /** The current rules, which are the input of the call. */
  readonly query: Loading<FormSettings<N>['defaults']>;
}

/** The content of a `RulesDialog` whose rules are read as they are saved. */
export function CallRules<N extends CallName>({ query, ...form }: CallRulesProps<N>) {
  return <Loaded query={query}>{(settings) => <Form {...form} defaults={settings} />}</Loaded>;
}

function Form<N extends CallName>(props: FormProps<N> & Pick<FormSettings<N>, 'defaults'>) {
  const { call, hint, onClose, children, ...settings } = props;
  const { form, send, busy, failure } = useCallForm(call, {
    ...settings,
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={hint}>
      {children(form)}
    </RulesForm>
  );
}
