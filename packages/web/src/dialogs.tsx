import {
  type ConfirmDialogProps,
  ConfirmDialog as ConfirmPart,
  Dialog as DialogPart,
  type DialogProps,
} from '@crossdock/ui/Dialog.tsx';

type Unsaid<P, K extends keyof P> = Omit<P, K> & Partial<Pick<P, K>>;

/** The dialogs of an app, whose buttons say its usual words where a dialog has none of its own. */
export const createDialogs = (words: { readonly close: () => string; readonly cancel: () => string }) => ({
  /** A dialog with a button that closes it. */
  Dialog: (props: Unsaid<DialogProps, 'closeLabel'>) => <DialogPart closeLabel={words.close()} {...props} />,
  /** A question before something is done, with a button that leaves it undone. */
  ConfirmDialog: (props: Unsaid<ConfirmDialogProps, 'cancelLabel'>) => (
    <ConfirmPart cancelLabel={words.cancel()} {...props} />
  ),
});
