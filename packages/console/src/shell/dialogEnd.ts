import type { CallName } from '@crossdock/contract/table.ts';
import type { AfterSubmit } from '@crossdock/web/submit.ts';
import { t } from './i18n.ts';

/** A form's settings name the dialog that the form is in. */
export interface DialogToClose {
  readonly onClose: () => void;
}

/** Runs after a dialog's form was sent: shows its message, or else that it is saved, and closes the dialog. */
export function dialogEnd<N extends CallName>({ done, onDone, onClose }: AfterSubmit<N> & DialogToClose) {
  return {
    done: done ?? (onDone ? undefined : t('shell.saved')),
    onDone: ((answer, input) => {
      onDone?.(answer, input);
      onClose();
    }) satisfies AfterSubmit<N>['onDone'],
  };
}
