import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';

interface PasswordProps<V extends { readonly password: string }> {
  readonly form: PlainForm<V>;
  readonly kept: boolean;
  readonly onType: (password: string) => void;
}

/** The password of a mail server or mailbox: written, and never read back. */
export const MailPassword = <V extends { readonly password: string }>({
  form,
  kept,
  onType,
}: PasswordProps<V>) => (
  <PasswordBox
    label={t('messages.mail.password')}
    description={t(kept ? 'messages.mail.password.kept' : 'messages.mail.password.hint')}
    showLabel={t('shell.login.show')}
    hideLabel={t('shell.login.hide')}
    value={form.values.password}
    onChange={(event) => onType(event.target.value)}
    error={form.errors.password}
    autoComplete="new-password"
  />
);
