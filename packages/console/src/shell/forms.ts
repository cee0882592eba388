// This file is separate from `api.ts`, so that a route without a form does not load the form library.
import type { CallName } from '@crossdock/contract/table.ts';
import { type FormSettings, useCallForm } from '@crossdock/web/forms.ts';
import { afterDialogSubmit, type DialogToClose } from './afterDialogSubmit.ts';

export { type CallForm, useCallForm } from '@crossdock/web/forms.ts';

/** The form of a dialog: `<SaveDialog {...saving}>`. After sending, it shows a message and closes the dialog. */
export function useDialogForm<N extends CallName>(name: N, settings: FormSettings<N> & DialogToClose) {
  const { onClose } = settings;
  return { ...useCallForm<N>(name, { ...settings, ...afterDialogSubmit<N>(settings) }), onClose };
}
