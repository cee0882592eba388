import { trackingTemplates, trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Bar, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Columns, Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconCheck } from '@tabler/icons-react';
import { labelAndHint, t } from '../shell/i18n.ts';
import { type Answer, customTextChoice, useAddTracking } from './useAddTracking.ts';

type Work = ReturnType<typeof useAddTracking>;

const choices = [...trackingTemplates, customTextChoice];

/** Adds the same event to one number or many: from a template, or in own words. */
export function AddTracking(props: { numbers: string; onDone: () => void }) {
  return <EventForm {...props} work={useAddTracking(props.numbers, props.onDone)} />;
}

/** The form on its own page, with a preview of what members will see. */
export function AddTrackingPage() {
  const work = useAddTracking('');
  return (
    <Columns
      asideLast
      aside={
        <Section title={t('tracking.preview')}>
          <Preview work={work} />
        </Section>
      }
    >
      <Section>
        <EventForm work={work} />
      </Section>
    </Columns>
  );
}

function Preview({ work: { draft } }: { work: Work }) {
  const reader = currentLanguage();
  const template = trackingTemplates.find((name) => name === draft.what);
  const text = template ? trackingTexts[template][reader] : draft[reader] || draft.tw || draft.zh || draft.en;
  if (text === '') return <Muted as="p">{t('tracking.preview.none')}</Muted>;
  return (
    <p>
      <strong>{text}</strong>
      <br />
      <Muted>{[draft.time, draft.place].filter(Boolean).join(' · ')}</Muted>
    </p>
  );
}

function EventForm({ work, ...props }: { work: Work; numbers?: string; onDone?: () => void }) {
  const { draft, errors, change } = work;
  return (
    <Grid
      as="form"
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      {props.numbers === undefined ? (
        <NoteBox
          {...labelAndHint('tracking.numbers')}
          required
          rows={4}
          value={draft.numbers}
          error={errors.numbers}
          onChange={(event) => change({ numbers: event.target.value })}
        />
      ) : null}
      <What work={work} />
      <FieldPair>
        <TextBox
          label={t('tracking.at')}
          description={`${t('tracking.at.hint')} ${work.timeZone}`}
          required
          value={draft.time}
          error={errors.at}
          onChange={(event) => change({ time: event.target.value })}
        />
        <TextBox
          label={t('tracking.place')}
          value={draft.place}
          error={errors.place}
          onChange={(event) => change({ place: event.target.value })}
        />
      </FieldPair>
      {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
      <Row gap={12} wrap justify="end">
        {props.onDone ? (
          <Button look="outline" onClick={props.onDone}>
            {t('shell.cancel')}
          </Button>
        ) : null}
        <Button type="submit" icon={IconCheck} busy={work.busy}>
          {t('tracking.save')}
        </Button>
      </Row>
      <Answers answers={work.answers} />
    </Grid>
  );
}

function What({ work: { draft, errors, change } }: { work: Work }) {
  const reader = currentLanguage();
  return (
    <>
      <ChoiceBox
        label={t('tracking.what')}
        required
        placeholder={t('tracking.what.choose')}
        value={draft.what}
        data={[
          ...trackingTemplates.map((name) => ({ value: name, label: trackingTexts[name][reader] })),
          { value: customTextChoice, label: t('tracking.what.free') },
        ]}
        error={errors.template}
        onChange={({ target }) => change({ what: choices.find((one) => one === target.value) ?? '' })}
      />
      {draft.what === customTextChoice
        ? langs.map((lang, at) => (
            <TextBox
              key={lang}
              label={t(`tracking.words.${lang}`)}
              description={at === 0 ? t('tracking.words.hint') : undefined}
              value={draft[lang]}
              error={errors[lang]}
              onChange={(event) => change({ [lang]: event.target.value })}
            />
          ))
        : null}
    </>
  );
}

const tones = {
  added: { fill: 'success-soft', tone: 'success' },
  known: { fill: 'soft', tone: 'on-soft' },
  unknown: { fill: 'danger-soft', tone: 'danger' },
} as const;

function Answers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <Grid as="ul" gap={8} aria-label={t('tracking.result')}>
      {answers.map(({ number, outcome }) => (
        <Bar as="li" key={number} gap={[4, 16]} pad={[8, 12]} round="control" {...tones[outcome]}>
          <Code>{number}</Code>
          <span>{t(`tracking.outcome.${outcome}`)}</span>
        </Bar>
      ))}
    </Grid>
  );
}
