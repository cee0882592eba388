import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint } from '../shell/i18n.ts';

/** The contacts of this staff member that assigned members see. */
export function StaffContactFields({ form }: { form: TextForm<'phone' | 'messenger'> }) {
  return (
    <>
      <TextBox type="tel" {...labelAndHint('staff.phone')} {...form.box('phone')} autoComplete="off" />
      <TextBox
        type="url"
        inputMode="url"
        {...labelAndHint('staff.messenger')}
        {...form.box('messenger')}
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  );
}
