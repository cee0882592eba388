import type { ArticleRow } from '@crossdock/contract/guide/calls.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconArrowDown, IconArrowUp, IconBook2 } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';

export const Route = createFileRoute('/_shell/guide/')({
  staticData: {
    title: 'guide.title',
    menu: { group: 'members', icon: IconBook2, can: 'guide.write', key: '6' },
  },
  component: GuidePage,
});

/** The articles in their order, which is changed here. */
function GuidePage() {
  const query = useCall('listArticles', {}, { topics: ['guide'] });
  const write = <LinkButton to="/guide/$id" params={{ id: 'new' }} text={t('guide.new')} />;
  return (
    <Page {...nounTitleAndIntro('guide')} actions={write}>
      <LoadedSection query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="soon" {...titleAndText('guide.none')} action={write} />
          ) : (
            <Articles list={list} />
          )
        }
      </LoadedSection>
    </Page>
  );
}

function Articles({ list }: { list: readonly ArticleRow[] }) {
  const order = useSubmit('orderArticles', {
    refreshes: ['listArticles'],
    done: t('guide.ordered'),
  });
  const move = (from: number, to: number) => {
    const ids = list.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void order.submit({ ids });
  };
  return (
    <Grid as="ol" aria-label={t('guide.title')}>
      {list.map((article, index) => (
        <Row as="li" key={article.id} lineBetween gap={12} align="center" pad={[6, 0]}>
          <Row as="span" rigid>
            <IconButton
              icon={IconArrowUp}
              label={t('guide.up', { title: article.title })}
              disabled={index === 0 || order.busy}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('guide.down', { title: article.title })}
              disabled={index === list.length - 1 || order.busy}
              onClick={() => move(index, index + 1)}
            />
          </Row>
          <Grid as="span" gap={2} minWidth={0}>
            <Link to="/guide/$id" params={{ id: article.id }} className={linkClass}>
              {article.title}
            </Link>
            <Muted>
              <InlineFacts>
                {article.shown ? null : t('guide.hidden')}
                {article.langs.map((lang) => t(`announcements.lang.${lang}`)).join(' / ')}
                {t('guide.votes', { helpful: article.helpful, unhelpful: article.unhelpful })}
                {article.updatedBy}
                <When iso={article.updatedAt} style="short" />
              </InlineFacts>
            </Muted>
          </Grid>
        </Row>
      ))}
    </Grid>
  );
}
