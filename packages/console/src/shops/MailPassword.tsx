import type { TextForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import { SecretBox } from './SecretBox.tsx';

interface PasswordProps {
  readonly form: TextForm<'password'>;
  readonly kept: boolean;
}

/** The password of a mail server or mailbox. */
export const MailPassword = ({ form, kept }: PasswordProps) => (
  <SecretBox
    label={t('messages.mail.password')}
    hint={t(kept ? 'messages.mail.password.kept' : 'messages.mail.password.hint')}
    {...form.box('password')}
  />
);
