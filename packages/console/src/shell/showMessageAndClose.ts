import { showMessage } from '@crossdock/ui/message.ts';

/** Handles the success of a dialog: shows the message and closes the dialog. */
export const showMessageAndClose = (done: string, onClose: () => void) => (): void => {
  showMessage('success', done);
  onClose();
};
