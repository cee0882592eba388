import { t } from '../shell/i18n.ts';

/** Names the receiver of an assistant's answers: a host, or the member's own device. */
export const hostText = (host: string): string =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) ? t('assistants.here') : host;
