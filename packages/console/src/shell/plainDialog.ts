import type { CallName } from '@crossdock/contract/table.ts';
import { type PlainFormSettings, usePlainForm } from '@crossdock/web/plainForm.ts';
import { afterDialogSubmit, type DialogToClose } from './afterDialogSubmit.ts';

/** A `useDialogForm` without the form library, for few plain fields. */
export function usePlainDialog<N extends CallName, V extends object>(
  name: N,
  settings: PlainFormSettings<N, V> & DialogToClose,
) {
  const { onClose } = settings;
  return { ...usePlainForm<N, V>(name, { ...settings, ...afterDialogSubmit<N>(settings) }), onClose };
}
