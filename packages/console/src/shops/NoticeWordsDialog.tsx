import type { Output } from '@crossdock/contract/table.ts';
import type { MessageChannel, NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './Shop.module.css';

type Template = Output<'getNoticeTemplate'>;
type Wording = Template['texts'][number];

interface Props {
  readonly event: NoticeEvent;
  readonly title: string;
  readonly onClose: () => void;
}

/** The shop's own texts for notifications of one event, by language. */
export function NoticeWordsDialog({ event, title, onClose }: Props) {
  const query = useCall('getNoticeTemplate', { event });
  const [lang, setLang] = useState<Wording['lang']>('tw');
  return (
    <Dialog opened wide title={title} onClose={onClose}>
      <Loaded query={query}>
        {(template) => {
          const text = template.texts.find((one) => one.lang === lang);
          return (
            <Stack gap={16} minWidth={0}>
              <ChoiceBox
                label={t('notices.words.lang')}
                data={template.texts.map((one) => ({
                  value: one.lang,
                  label: `${t(`notices.words.${one.lang}`)}${one.own ? ` · ${t('notices.words.own')}` : ''}`,
                }))}
                value={lang}
                onChange={(change) =>
                  setLang(template.texts.find((one) => one.lang === change.target.value)?.lang ?? lang)
                }
              />
              {text ? <WordsForm key={lang} event={event} template={template} text={text} /> : null}
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

interface WordsFormProps {
  readonly event: NoticeEvent;
  readonly template: Template;
  readonly text: Wording;
}

function WordsForm({ event, template: { variables }, text: { lang, usual, own } }: WordsFormProps) {
  const refreshes = ['getNoticeTemplate', 'getNoticeSettings'] as const;
  const form: PlainForm<Wording['usual']> = usePlainForm('saveNoticeTemplate', {
    schema: () => import('@crossdock/contract/notices/templates.ts').then((m) => m.noticeTemplateInput),
    defaults: own ?? usual,
    input: (words) => ({ event, lang, own: words }),
    done: t('notices.words.saved'),
  });
  const reset = useSubmit('saveNoticeTemplate', {
    refreshes: [...refreshes],
    onDone: () => {
      form.set('title', usual.title);
      form.set('text', usual.text);
      showMessage('success', t('notices.words.saved'));
    },
  });
  const { values } = form;
  const shown = (words: string) =>
    words.replace(
      /\{(\w+)\}/g,
      (all, name: string) => variables.find((one) => one.name === name)?.example ?? all,
    );
  return (
    <>
      <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={form.send}>
        <TextBox required label={t('notices.words.title')} {...form.box('title', 'own.title')} />
        <NoteBox
          required
          label={t('notices.words.text')}
          description={t('notices.words.variables', {
            names: variables.map(({ name }) => `{${name}}`).join(' '),
          })}
          {...form.box('text', 'own.text')}
        />
        <section aria-label={t('notices.words.preview')} className={classes.preview}>
          <strong>{shown(values.title)}</strong>
          <Text as="p" above={4}>
            {shown(values.text)}
          </Text>
        </section>
        <FormFooter {...form} />
        {own ? (
          <Button
            look="outline"
            busy={reset.busy}
            onClick={() => void reset.submit({ event, lang, own: null })}
          >
            {t('notices.words.reset')}
          </Button>
        ) : null}
      </Stack>
      <TryWords event={event} lang={lang} words={values} />
    </>
  );
}

const tried = ['email', 'sms', 'line', 'push'] as const;

interface TryWordsProps {
  readonly event: NoticeEvent;
  readonly lang: Wording['lang'];
  readonly words: Wording['usual'];
}

/** Sends the current texts, saved or not, to a test recipient. */
function TryWords({ event, lang, words }: TryWordsProps) {
  const [way, setWay] = useState<MessageChannel>('email');
  const [to, setTo] = useState('');
  const attempt = useSubmit('tryNotice', {
    quiet: true,
    done: t('notices.words.tried'),
  });
  return (
    <Stack gap={16} minWidth={0}>
      <div className={classes.grid}>
        <ChoiceBox
          label={t('notices.words.way')}
          data={tried.map((value) => ({ value, label: t(`notices.way.${value}`) }))}
          value={way}
          onChange={(change) => setWay(tried.find((one) => one === change.target.value) ?? way)}
        />
        <TextBox
          label={t(`notices.words.to.${way}`)}
          value={to}
          onChange={(change) => setTo(change.target.value)}
          error={attempt.failure?.message}
        />
      </div>
      <div>
        <Button
          small
          look="outline"
          busy={attempt.busy}
          disabled={to.trim() === ''}
          onClick={() => void attempt.submit({ event, lang, ...words, way, to: to.trim() })}
        >
          {t('notices.words.try')}
        </Button>
      </div>
    </Stack>
  );
}
