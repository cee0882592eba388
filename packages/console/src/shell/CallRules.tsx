import type { CallName } from '@crossdock/contract/table.ts';
import type { Loading } from '@crossdock/ui/Loaded.tsx';
import type { CallForm, FormSettings } from '@crossdock/web/forms.ts';
import type { ReactNode } from 'react';
import { useCallForm } from './forms.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { RulesDialog, RulesForm } from './RulesDialog.tsx';
import { showMessageAndClose } from './showMessageAndClose.ts';

interface CallRulesProps<N extends CallName> extends Pick<FormSettings<N>, 'schema' | 'refreshes'> {
  readonly title: string;
  readonly hint: string;
  /** Reads the current rules, once the dialog is open. */
  readonly useRules: () => Loading<FormSettings<N>['defaults']>;
  /** The call that saves them. */
  readonly call: N;
  /** The fields. */
  readonly children: (form: CallForm<N>['form']) => ReactNode;
}

/**
 * A `RulesDialog` for rules that one call reads and another saves in the same form. Rules that are typed in
 * another form have a dialog of their own.
 */
export function CallRules<N extends CallName>({ title, useRules, ...form }: CallRulesProps<N>) {
  return (
    <RulesDialog title={title}>
      {(onClose) => <Read {...form} useRules={useRules} onClose={onClose} />}
    </RulesDialog>
  );
}

type OpenRules<N extends CallName> = Omit<CallRulesProps<N>, 'title'> & { readonly onClose: () => void };

function Read<N extends CallName>({ useRules, ...form }: OpenRules<N>) {
  return <Loaded query={useRules()}>{(rules) => <Form {...form} defaults={rules} />}</Loaded>;
}

function Form<N extends CallName>(props: Omit<OpenRules<N>, 'useRules'> & Pick<FormSettings<N>, 'defaults'>) {
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
