import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';

interface Reach {
  readonly values: Readonly<Record<'phone' | 'messenger', string>>;
  readonly errors: Readonly<Record<string, string>>;
  set(name: 'phone' | 'messenger', text: string): void;
}

/** The contacts of this staff member that assigned members see. */
export function ReachFields({ form }: { form: Reach }) {
  const { values, errors, set } = form;
  return (
    <>
      <TextBox
        type="tel"
        label={t('staff.phone')}
        description={t('staff.phone.hint')}
        value={values.phone}
        onChange={(event) => set('phone', event.target.value)}
        error={errors.phone}
        autoComplete="off"
      />
      <TextBox
        type="url"
        inputMode="url"
        label={t('staff.messenger')}
        description={t('staff.messenger.hint')}
        value={values.messenger}
        onChange={(event) => set('messenger', event.target.value)}
        error={errors.messenger}
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  );
}
