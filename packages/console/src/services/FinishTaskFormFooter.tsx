import { taskNoteMax } from '@crossdock/domain/services/price.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FormFooter, type FormSending } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';

interface FinishEndProps extends FormSending {
  readonly note: string;
  readonly error: string | undefined;
  /** Pictures are still being sent. */
  readonly disabled: boolean;
  readonly onNote: (note: string) => void;
}

/** The end of a form that finishes a task: the note to the member and the button. */
export function FinishTaskFormFooter({ note, error, disabled, onNote, failure, busy }: FinishEndProps) {
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
      <FormFooter failure={failure} busy={busy} disabled={disabled}>
        {t('services.finish')}
      </FormFooter>
    </>
  );
}
