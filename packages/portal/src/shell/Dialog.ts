import { createDialogs } from '@crossdock/web/dialogs.tsx';
import { t } from './i18n.ts';

export const { Dialog, ConfirmDialog } = createDialogs({
  close: () => t('shell.close'),
  cancel: () => t('shell.cancel'),
});
