import { NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';

type Given = Readonly<Record<'points' | 'reason', string>>;

/** How many points, and why: the member reads it. */
export function PointsFields<V extends Given>({ form, label }: { form: PlainForm<V>; label: string }) {
  const { values, errors } = form;
  const set = (name: keyof Given, text: string) => form.set(name, text as V[keyof Given]);
  return (
    <>
      <TextBox
        label={label}
        required
        inputMode="numeric"
        autoComplete="off"
        error={errors.points}
        value={values.points}
        onChange={(event) => set('points', event.currentTarget.value)}
      />
      <NoteBox
        label={t('points.reason')}
        description={t('points.reason.hint')}
        required
        rows={2}
        error={errors.reason}
        value={values.reason}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
    </>
  );
}
