import type { LocalizedContent } from '@crossdock/contract/wire/localizedContent.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { titleMax, writtenLanguages } from '@crossdock/domain/richText.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { RichText } from '@crossdock/ui/RichText.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from './i18n.ts';
import classes from './WritingsEditor.module.css';

// The editor's code is larger than the rest of the screen, so it is loaded only when somebody writes.
const TextEditor = lazy(() => import('./TextEditor.tsx'));

interface WritingsEditorProps {
  readonly texts: LocalizedContent;
  readonly onChange: (texts: LocalizedContent) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** Shown under the text, beside the preview. */
  readonly children: ReactNode;
}

/** A title and a text in one language at a time, and beside them what a member sees on a phone. */
export function ContentEditor({ texts, onChange, errorOf, children }: WritingsEditorProps) {
  const written = langs.filter((lang) => texts[lang] !== undefined);
  const [wanted, setWanted] = useState<Lang>(written[0] ?? 'tw');
  const lang = texts[wanted] === undefined ? (written[0] ?? 'tw') : wanted;
  const text = texts[lang] ?? { title: '', html: '' };
  const change = (part: Partial<typeof text>) => onChange({ ...texts, [lang]: { ...text, ...part } });
  return (
    <div className={classes.columns}>
      <Grid columns="minmax(0, 1fr)" gap={16} minWidth={0}>
        <Languages
          texts={texts}
          chosen={lang}
          onChoose={setWanted}
          onAdd={(added) => {
            onChange({ ...texts, [added]: { title: '', html: '' } });
            setWanted(added);
          }}
          onRemove={() => {
            const { [lang]: _, ...others } = texts;
            onChange(others);
          }}
        />
        <TextBox
          label={t('announcements.field.title')}
          required
          maxLength={titleMax}
          value={text.title}
          error={errorOf(`texts.${lang}.title`)}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Grid columns="minmax(0, 1fr)" gap={4}>
          <Text strong>{t('announcements.field.text')}</Text>
          <Suspense fallback={<SkeletonRows rows={1} heightPx={332} label={t('shell.loading')} />}>
            <TextEditor
              key={lang}
              label={t('announcements.field.text')}
              html={text.html}
              onChange={(html) => change({ html })}
            />
          </Suspense>
          {errorOf(`texts.${lang}.html`) ? (
            <Text as="p" tone="danger" size={14} role="alert">
              {errorOf(`texts.${lang}.html`)}
            </Text>
          ) : null}
        </Grid>
        {children}
      </Grid>
      <Preview title={text.title} html={text.html} />
    </div>
  );
}

function Languages(props: {
  texts: LocalizedContent;
  chosen: Lang;
  onChoose: (lang: Lang) => void;
  onAdd: (lang: Lang) => void;
  onRemove: () => void;
}) {
  const { texts, chosen } = props;
  const name = (lang: Lang) => t(`announcements.lang.${lang}`);
  const written = langs.filter((lang) => texts[lang] !== undefined);
  return (
    <Grid gap={8}>
      <FilterTabs
        label={t('announcements.language')}
        tabs={written.map((lang) => ({ key: lang, label: name(lang) }))}
        chosen={chosen}
        onChoose={props.onChoose}
      />
      <Row gap={8} wrap>
        {langs
          .filter((lang) => texts[lang] === undefined)
          .map((lang) => (
            <Button key={lang} small look="outline" icon={IconPlus} onClick={() => props.onAdd(lang)}>
              {t('announcements.language.add', { lang: name(lang) })}
            </Button>
          ))}
        {writtenLanguages(texts).length > 1 ? (
          <Button small look="plain" icon={IconTrash} onClick={props.onRemove}>
            {t('announcements.language.remove', { lang: name(chosen) })}
          </Button>
        ) : null}
      </Row>
      <Muted as="p">{t('announcements.language.hint')}</Muted>
    </Grid>
  );
}

/** Shows the text as wide as on a phone, and cleaned as it is for members. */
function Preview({ title, html }: { title: string; html: string }) {
  return (
    <aside className={classes.preview} aria-label={t('announcements.preview')}>
      <Text strong>{t('announcements.preview')}</Text>
      <div className={classes.phone}>
        {title === '' && html === '' ? (
          <Muted as="p">{t('announcements.preview.none')}</Muted>
        ) : (
          <>
            <Text as="p" below={12} size={20} strong lineHeight={1.4}>
              {title}
            </Text>
            <RichText html={html} />
          </>
        )}
      </div>
    </aside>
  );
}
