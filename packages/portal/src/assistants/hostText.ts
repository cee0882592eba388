import { t } from '../shell/i18n.ts';

/** Where an assistant receives its answers: a host, or the member's own device. */
export const hostText = (host: string): string =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) ? t('assistants.here') : host;
