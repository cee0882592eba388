import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';

/** The contacts of this staff member that assigned members see. */
export function ReachFields({ form }: { form: TextForm<'phone' | 'messenger'> }) {
  return (
    <>
      <TextBox
        type="tel"
        label={t('staff.phone')}
        description={t('staff.phone.hint')}
        {...form.box('phone')}
        autoComplete="off"
      />
      <TextBox
        type="url"
        inputMode="url"
        label={t('staff.messenger')}
        description={t('staff.messenger.hint')}
        {...form.box('messenger')}
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  );
}
