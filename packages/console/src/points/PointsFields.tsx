import { NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';

interface Given {
  readonly values: Readonly<Record<'points' | 'reason', string>>;
  readonly errors: Readonly<Record<string, string>>;
  set(name: 'points' | 'reason', text: string): void;
}

/** The number of points, and the reason, which the member can read. */
export function PointsFields({ form, label }: { form: Given; label: string }) {
  const { values, errors, set } = form;
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
