import { NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint } from '../shell/i18n.ts';

interface PointsProps {
  readonly form: TextForm<'points' | 'reason'>;
  readonly label: string;
}

/** The number of points, and the reason, which the member can read. */
export function PointsFields({ form, label }: PointsProps) {
  return (
    <>
      <TextBox label={label} required inputMode="numeric" autoComplete="off" {...form.box('points')} />
      <NoteBox {...labelAndHint('points.reason')} required rows={2} {...form.box('reason')} />
    </>
  );
}
