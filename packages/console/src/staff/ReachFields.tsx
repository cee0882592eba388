import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';

type Reach = Readonly<Record<'phone' | 'messenger', string>>;

/** How members reach this member of staff, once they look after somebody. */
export function ReachFields<V extends Reach>({ form }: { form: PlainForm<V> }) {
  const { values, errors } = form;
  const set = (name: keyof Reach, text: string) => form.set(name, text as V[keyof Reach]);
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
