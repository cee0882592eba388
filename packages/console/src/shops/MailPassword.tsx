import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import { SecretBox } from './SecretBox.tsx';

interface PasswordProps<V extends { readonly password: string }> {
  readonly form: PlainForm<V>;
  readonly kept: boolean;
  readonly onType: (password: string) => void;
}

/** The password of a mail server or mailbox. */
export const MailPassword = <V extends { readonly password: string }>({
  form,
  kept,
  onType,
}: PasswordProps<V>) => (
  <SecretBox
    label={t('messages.mail.password')}
    hint={t(kept ? 'messages.mail.password.kept' : 'messages.mail.password.hint')}
    value={form.values.password}
    error={form.errors.password}
    onType={onType}
  />
);
