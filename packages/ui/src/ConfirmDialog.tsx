export { ConfirmDialog, type ConfirmDialogProps } from './Dialog.tsx';
