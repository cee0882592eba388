import type { ReadyAnswer } from '@crossdock/contract/support/readyAnswers.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { readyAnswerVariables } from '@crossdock/domain/support/readyAnswers.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

export const Route = createFileRoute('/_shell/chat/answers')({
  staticData: { title: 'support.ready' },
  component: ReadyAnswersPage,
});

/** Prepared answers for frequent questions, in each language. */
function ReadyAnswersPage() {
  const mayWrite = useStaff().may('shop.write');
  return (
    <Page {...titleAndIntro('support.ready')} back={<Link to="/chat">{t('support.desk')}</Link>}>
      <EditableTable
        title={t('support.ready')}
        query={useCall('listReadyAnswers', {}, { topics: ['talks'] })}
        columns={columns()}
        mayWrite={mayWrite}
        addLabel={t('support.ready.new')}
        moreActions={(row) => <RemoveButton answer={row} />}
        empty={<EmptyState picture="soon" {...titleAndText('support.ready.none')} />}
        dialog={(row, onClose) => <AnswerDialog answer={row} onClose={onClose} />}
      />
    </Page>
  );
}

const columns = (): Column<ReadyAnswer>[] => [
  tightColumn('name', t('support.ready.name'), ({ name }) => <Code>{name}</Code>),
  column('text', t('support.ready.text'), (row) => (
    <Text clamp={3} lines>
      {textOf(row)}
    </Text>
  )),
  column('langs', t('support.ready.langs'), (row) =>
    langs
      .filter((lang) => row[lang] !== '')
      .map(langName)
      .join(' / '),
  ),
  tightColumn('changed', t('support.ready.changed'), ({ updatedAt }) => (
    <When iso={updatedAt} style="short" />
  )),
];

const langName = (lang: (typeof langs)[number]) => t(`announcements.lang.${lang}`);
const textOf = (row: ReadyAnswer) => row[currentLanguage()] || row.tw || row.zh || row.en;

function AnswerDialog({ answer, onClose }: { answer: ReadyAnswer | null; onClose: () => void }) {
  const { form, ...saving } = useDialogForm('saveReadyAnswer', {
    schema: () => import('@crossdock/contract/support/readyAnswers.ts').then((all) => all.readyAnswerInput),
    defaults: answer
      ? { id: answer.id, name: answer.name, tw: answer.tw, zh: answer.zh, en: answer.en }
      : { name: '', tw: '', zh: '', en: '' },
    refreshes: ['listReadyAnswers', 'fillReadyAnswers'],
    onClose,
  });
  const { control } = form;
  const names = readyAnswerVariables.map((name) => `{${name}}`).join(' ');
  return (
    <SaveDialog {...saving} wide title={t(answer ? 'support.ready.edit' : 'support.ready.new')}>
      <TextField control={control} name="name" required {...labelAndHint('support.ready.name')} />
      <Note>{t('support.ready.variables', { names })}</Note>
      {langs.map((lang) => (
        <NoteField key={lang} control={control} name={lang} rows={3} label={langName(lang)} />
      ))}
    </SaveDialog>
  );
}

function RemoveButton({ answer: { id, name } }: { answer: ReadyAnswer }) {
  return (
    <ConfirmButton
      small
      look="plain"
      call="removeReadyAnswer"
      input={{ id }}
      refreshes={['listReadyAnswers', 'fillReadyAnswers']}
      done={t('support.ready.removed')}
      danger
      {...confirmTexts('support.ready.remove', { name })}
    />
  );
}
