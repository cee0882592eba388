import type { CallName, Output } from '@crossdock/contract/table.ts';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import type { CallForm, FormSettings } from '@crossdock/web/forms.ts';
import type { ReactNode } from 'react';
import type { DialogToClose } from './afterDialogSubmit.ts';
import { useCall } from './api.ts';
import { useDialogForm } from './forms.ts';
import { RulesDialog, RulesForm } from './RulesDialog.tsx';

type Rules<N extends CallName> = FormSettings<N>['defaults'];

/** The call that reads what `N` saves, in the same form: `getHoldSettings` for `saveHoldSettings`. */
export type ReadCallOf<N extends CallName> = {
  [R in CallName]: [N, Output<R>] extends [`save${infer What}`, Rules<N>] ? Extract<R, `get${What}`> : never;
}[CallName];

interface RulesDialogForCallProps<N extends CallName> extends Pick<FormSettings<N>, 'schema'> {
  /** The button's label and the dialog's title. */
  readonly label: string;
  /** An explanation of the rules, below the fields. */
  readonly description: string;
  /** The call that reads the current rules, once the dialog is open, and the one that saves them. */
  readonly calls: readonly [ReadCallOf<N>, N];
  /** Lists that depend on these rules and are loaded again after saving. */
  readonly lists?: readonly CallName[];
  /** The fields. */
  readonly children: (form: CallForm<N>['form']) => ReactNode;
}

/**
 * A `RulesDialog` for rules that one call reads and another saves in the same form. Rules that are typed in
 * another form have a dialog of their own.
 */
export function RulesDialogForCall<N extends CallName>({ label, ...form }: RulesDialogForCallProps<N>) {
  const useRules = () => useSettings<N>(form.calls[0]);
  return (
    <RulesDialog title={label} useRules={useRules}>
      {(rules, onClose) => <Form {...form} defaults={rules} onClose={onClose} />}
    </RulesDialog>
  );
}

// While N is generic, the compiler does not know what its call returns.
function useSettings<N extends CallName>(read: ReadCallOf<N>): LoadableQuery<Rules<N>>;
function useSettings(read: CallName): LoadableQuery<unknown> {
  return useCall(read, {}, { unkept: true });
}

interface FormProps<N extends CallName> extends Omit<RulesDialogForCallProps<N>, 'label'>, DialogToClose {
  readonly defaults: Rules<N>;
}

function Form<N extends CallName>(props: FormProps<N>) {
  const { calls, lists = [], description, children, ...settings } = props;
  const [read, save] = calls;
  const { form, ...saving } = useDialogForm(save, { ...settings, refreshes: [read, ...lists] });
  return (
    <RulesForm {...saving} hint={description}>
      {children(form)}
    </RulesForm>
  );
}
