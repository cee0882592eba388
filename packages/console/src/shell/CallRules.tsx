import type { CallName } from '@crossdock/contract/table.ts';
import type { Loading } from '@crossdock/ui/Loaded.tsx';
import type { CallForm, FormSettings } from '@crossdock/web/forms.ts';
import type { ReactNode } from 'react';
import type { InDialog } from './dialogEnd.ts';
import { useDialogForm } from './forms.ts';
import { RulesDialog, RulesForm } from './RulesDialog.tsx';

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
    <RulesDialog title={title} useRules={useRules}>
      {(rules, onClose) => <Form {...form} defaults={rules} onClose={onClose} />}
    </RulesDialog>
  );
}

interface FormProps<N extends CallName> extends Omit<CallRulesProps<N>, 'title' | 'useRules'>, InDialog {
  readonly defaults: FormSettings<N>['defaults'];
}

function Form<N extends CallName>(props: FormProps<N>) {
  const { call, hint, children, ...settings } = props;
  const { form, ...saving } = useDialogForm(call, settings);
  return (
    <RulesForm {...saving} hint={hint}>
      {children(form)}
    </RulesForm>
  );
}
