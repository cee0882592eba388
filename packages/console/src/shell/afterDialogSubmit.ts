import type { CallName } from '@crossdock/contract/table.ts';
import type { AfterSubmit } from '@crossdock/web/submit.ts';
import { t } from './i18n.ts';

/** The part of a form's settings that closes the dialog around the form. */
export interface DialogToClose {
  readonly onClose: () => void;
}

/** The steps after a dialog's form was sent: show its message, or by default that it is saved, and close the dialog. */
export function afterDialogSubmit<N extends CallName>({
  done,
  onDone,
  onClose,
}: AfterSubmit<N> & DialogToClose) {
  return {
    done: done ?? (onDone ? undefined : t('shell.saved')),
    onDone: ((answer, input) => {
      onDone?.(answer, input);
      onClose();
    }) satisfies AfterSubmit<N>['onDone'],
  };
}
