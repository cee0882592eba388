import { LabelledText } from '@crossdock/ui/LabelledText.tsx';

interface TaskTextsProps {
  readonly t: (key: `services.${'wish' | 'reshootWish' | 'note' | 'reason'}`) => string;
  readonly task: {
    readonly wish: string;
    readonly reshoot: { readonly wish: string } | null;
    readonly note: string;
    readonly reason: string;
  };
}

/** The texts of the member and the warehouse about a service: the wishes, the note, and why it was not done. */
export const TaskTexts = ({ t, task }: TaskTextsProps) => (
  <>
    <LabelledText label={t('services.wish')} text={task.wish} />
    <LabelledText label={t('services.reshootWish')} text={task.reshoot?.wish ?? ''} />
    <LabelledText label={t('services.note')} text={task.note} />
    <LabelledText label={t('services.reason')} text={task.reason} />
  </>
);
