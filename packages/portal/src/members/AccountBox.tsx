import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint } from '../shell/i18n.ts';

/** The name that a new member logs in with. */
export const AccountBox = ({ form }: { form: TextForm<'account'> }) => (
  <TextBox
    name="account"
    required
    {...labelAndHint('members.account')}
    {...form.box('account')}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
