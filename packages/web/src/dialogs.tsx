import {
  type ConfirmDialogProps,
  ConfirmDialog as ConfirmPart,
  Dialog as DialogPart,
  type DialogProps,
} from '@crossdock/ui/Dialog.tsx';

type Unsaid<P, K extends keyof P> = Omit<P, K> & Partial<Pick<P, K>>;

/** Creates the dialogs of an app. By default their buttons have the app's usual texts. */
export const createDialogs = (words: { readonly close: () => string; readonly cancel: () => string }) => ({
  /** A dialog with a button that closes it. */
  Dialog: (props: Unsaid<DialogProps, 'closeLabel'>) => <DialogPart closeLabel={words.close()} {...props} />,
  /** A confirmation dialog with a button that cancels. */
  ConfirmDialog: (props: Unsaid<ConfirmDialogProps, 'cancelLabel'>) => (
    <ConfirmPart cancelLabel={words.cancel()} {...props} />
  ),
});
