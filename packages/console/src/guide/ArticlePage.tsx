import type { EditedArticle } from '@crossdock/contract/guide/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { ContentEditor } from '../shell/ContentEditor.tsx';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { useUnsavedGuard } from '../shell/unsaved.ts';

export const Route = createFileRoute('/_shell/guide/$id')({
  staticData: { title: 'guide.title' },
  component: ArticlePage,
});

/** One article of the guide, or a new one. */
function ArticlePage() {
  const { id } = Route.useParams();
  const isNew = id === 'new';
  const query = useCall('getEditedArticle', { id }, { enabled: !isNew, unkept: true });
  return (
    <Page
      title={t(isNew ? 'guide.new' : 'guide.edit')}
      width="full"
      back={<Link to="/guide">{t('guide.back')}</Link>}
    >
      {isNew ? (
        <Editor before={null} />
      ) : (
        <Loaded query={query} skeleton={{ rows: 3, heightPx: 140 }}>
          {(article) => <Editor key={article.id} before={article} />}
        </Loaded>
      )}
    </Page>
  );
}

function Editor({ before }: { before: EditedArticle | null }) {
  const navigate = useNavigate();
  const [one, setOne] = useState(before);
  const [draft, setDraft] = useState<Pick<EditedArticle, 'texts' | 'shown'>>(() => ({
    texts: before?.texts ?? { tw: { title: '', html: '' } },
    shown: before?.shown ?? true,
  }));
  const markSaved = useUnsavedGuard(draft);
  const save = useSubmit('saveArticle', { quiet: true, refreshes: ['listArticles'] });
  const keep = async () => {
    const saved = await save.submit(one ? { ...draft, id: one.id, version: one.version } : draft);
    if (!saved.ok) return;
    markSaved();
    setOne(saved.data);
    showMessage('success', t('guide.saved'));
    if (one === null)
      await navigate({ to: '/guide/$id', params: { id: saved.data.id }, replace: true, ignoreBlocker: true });
  };
  return (
    <>
      <Section>
        <ContentEditor
          texts={draft.texts}
          onChange={(texts) => setDraft((now) => ({ ...now, texts }))}
          errorOf={(field) => save.failure?.fields[field]?.message}
        >
          <RuleCheckbox
            label={t('guide.shown')}
            checked={draft.shown}
            onChange={(event) => {
              const shown = event.currentTarget.checked;
              setDraft((now) => ({ ...now, shown }));
            }}
          />
          {save.failure ? <Banner tone="danger" title={save.failure.message} /> : null}
        </ContentEditor>
      </Section>
      <StickyAction summary={t(before ? 'guide.edit' : 'guide.new')}>
        {one ? <RemoveButton one={one} /> : null}
        <Button busy={save.busy} onClick={() => void keep()}>
          {t('guide.save')}
        </Button>
      </StickyAction>
    </>
  );
}

function RemoveButton({ one: { id, version, title } }: { one: EditedArticle }) {
  const navigate = useNavigate();
  return (
    <ConfirmButton
      look="plain"
      call="removeArticle"
      input={{ id, version }}
      refreshes={['listArticles']}
      done={t('guide.removed')}
      onDone={() => void navigate({ to: '/guide', ignoreBlocker: true })}
      danger
      {...confirmTexts('guide.remove', { title })}
    />
  );
}
