import { t } from './i18n.ts';

/** What a dialog asks before words are lost that were typed into it. */
export const losingTexts = () => ({
  question: t('shell.losing'),
  keep: t('shell.losing.keep'),
  lose: t('shell.losing.lose'),
});
