import { PasswordBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';

interface SecretBoxProps extends Omit<TextBoxProps, 'description'> {
  /** Says whether a secret is stored, and where the provider shows it. */
  readonly hint: string;
}

/** A box for a secret, which can be written but not read. */
export const SecretBox = ({ hint, ...box }: SecretBoxProps) => (
  <PasswordBox
    {...box}
    description={hint}
    showLabel={t('shell.login.show')}
    hideLabel={t('shell.login.hide')}
    autoComplete="new-password"
  />
);
