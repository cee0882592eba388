import { taskNoteMax } from '@crossdock/domain/services/price.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FormEnd, type FormSending } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';

interface FinishEndProps extends FormSending {
  readonly note: string;
  readonly error: string | undefined;
  /** Pictures are still being sent. */
  readonly disabled: boolean;
  readonly onNote: (note: string) => void;
}

/** The end of a form that finishes a task: the note to the member and the button. */
export function FinishEnd({ note, error, disabled, onNote, failure, busy }: FinishEndProps) {
  return (
    <>
      <NoteBox
        label={t('services.finish.note')}
        rows={2}
        maxLength={taskNoteMax}
        value={note}
        error={error}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
      <FormEnd failure={failure} busy={busy} disabled={disabled}>
        {t('services.finish')}
      </FormEnd>
    </>
  );
}
