import { createConfirmButton, createConfirmCall } from '@crossdock/web/ConfirmCall.tsx';
import { t } from './i18n.ts';

export const ConfirmCall = createConfirmCall(() => t('shell.cancel'));
export const ConfirmButton = createConfirmButton(ConfirmCall);
