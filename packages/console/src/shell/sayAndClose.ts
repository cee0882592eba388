import { showMessage } from '@crossdock/ui/message.ts';

/** What follows what a dialog asked for: it is said to be done, and the dialog closes. */
export const sayAndClose = (done: string, onClose: () => void) => (): void => {
  showMessage('success', done);
  onClose();
};
