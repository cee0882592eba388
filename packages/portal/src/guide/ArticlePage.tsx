import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { RichText } from '@crossdock/ui/RichText.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OtherLanguageNotice } from '../shell/OtherLanguageNotice.tsx';
import { OtherTextLinks } from '../shell/OtherTextLinks.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import { HelpfulVote } from './HelpfulVote.tsx';

type Guide = Output<'getGuide'>;

/** One article, with the question whether it helped, and a link to the next one. */
export function ArticlePage({ id }: { id: string }) {
  const query = useCall('getGuide', { id }, { topics: ['guide'] });
  const wide = useIsWide();
  return (
    <Page
      title={query.data?.article?.title ?? t('shell.route.noviceguidance')}
      aside={
        wide && query.data ? (
          <OtherTextLinks title={t('guide.back')} to="/noviceguidance" texts={query.data.list} id={id} />
        ) : null
      }
      asideLast
      back={<BackLink to="/noviceguidance" search={{}} text={t('guide.back')} />}
    >
      <Loaded query={query}>
        {({ article, list }) => (article ? <Article article={article} list={list} /> : null)}
      </Loaded>
    </Page>
  );
}

function Article({ article, list }: { article: NonNullable<Guide['article']>; list: Guide['list'] }) {
  const next = list[list.findIndex(({ id }) => id === article.id) + 1];
  return (
    <>
      <Section>
        <Stack gap={16}>
          <OtherLanguageNotice text={article} />
          <RichText html={article.html} />
          <Muted as="p">
            {t('guide.updated')} <When iso={article.updatedAt} style="date" />
          </Muted>
        </Stack>
      </Section>
      <Section>
        <HelpfulVote id={article.id} helpful={article.helpful} />
      </Section>
      {next ? (
        <LinkButton
          to="/noviceguidance"
          search={{ id: next.id }}
          look="outline"
          full
          text={t('guide.next', { title: next.title })}
        />
      ) : null}
    </>
  );
}
