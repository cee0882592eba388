import type { Output } from '@crossdock/contract/table.ts';
import { Box, Grid, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { ArticlePage } from './ArticlePage.tsx';

export const Route = createFileRoute('/_shell/noviceguidance')({
  staticData: { title: 'shell.route.noviceguidance', action: 'system' },
  component: GuidePage,
});

/** The beginners' guide, for visitors too: its articles in order, or one of them. */
function GuidePage() {
  const [{ id, words }, setFilters] = useFilters<{ id?: string; words?: string }>();
  return id === undefined ? (
    <Contents
      words={words === undefined ? undefined : String(words)}
      onSearch={(next) => setFilters({ words: next || undefined })}
    />
  ) : (
    <ArticlePage id={id} />
  );
}

function Contents(props: { words: string | undefined; onSearch: (words: string) => void }) {
  const { words, onSearch } = props;
  const query = useCall('getGuide', { words }, { topics: ['guide'] });
  return (
    <Page title={t('shell.route.noviceguidance')} intro={t('guide.intro')} tabs={<RouteTabs of="help" />}>
      <Section>
        <SearchField label={t('guide.search')} value={words ?? ''} onSearch={onSearch} />
        <Loaded query={query}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                picture={words === undefined ? 'soon' : 'search'}
                title={t(words === undefined ? 'guide.none' : 'guide.noneFound')}
                text={t(words === undefined ? 'guide.none.text' : 'guide.noneFound.text')}
              />
            ) : (
              <Articles list={list} numbered={words === undefined} />
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}

function Articles({ list, numbered }: { list: Output<'getGuide'>['list']; numbered: boolean }) {
  return (
    <Box as="ol">
      {list.map((article, index) => (
        <Box as="li" lineBetween key={article.id}>
          <RowLink
            to="/noviceguidance"
            search={{ id: article.id }}
            gap={12}
            align="center"
            minHeight={72}
            pad={[12, 0]}
            tone="text"
          >
            {numbered ? (
              <Grid
                as="span"
                align="center"
                justifyItems="center"
                rigid
                square={32}
                fill="soft"
                round={999}
                tone="on-soft"
                strong
                figures
                aria-hidden
              >
                {index + 1}
              </Grid>
            ) : null}
            <Stack as="span" gap={4} grow minWidth={0}>
              <Text strong>{article.title}</Text>
              <Muted clamp={2}>{article.excerpt}</Muted>
            </Stack>
            <IconChevronRight size={18} aria-hidden />
          </RowLink>
        </Box>
      ))}
    </Box>
  );
}
