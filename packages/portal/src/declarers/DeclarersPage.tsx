import { Button } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Tiles } from '@crossdock/ui/Tiles.tsx';
import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { DeclarerCard } from './DeclarerCard.tsx';
import { DeclarerFormPage } from './DeclarerFormPage.tsx';

export const Route = createFileRoute('/_shell/declarer')({
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  component: DeclarersPage,
});

/** The declarers of the member. Adding and changing a declarer are views of this page; the URL names the open view. */
function DeclarersPage() {
  const [{ edit, add, returnTo }, setFilters] = useFilters<{
    edit?: string;
    add?: string;
    returnTo?: string;
  }>();
  const { history } = useRouter();
  // A member has at most 50 declarers, so one page holds them all.
  const query = useCall('listDeclarers', { pageSize: 50 }, { topics: ['declarers'] });
  // The page to go back to, for members who came only to add a declarer.
  const origin = sameSitePath(returnTo);
  const close = () =>
    origin !== null ? history.replace(origin) : setFilters({ edit: undefined, add: undefined });
  if (add) return <DeclarerFormPage declarer={null} onClose={close} />;
  const edited = edit === undefined ? undefined : query.data?.list.find(({ id }) => id === edit);
  if (edited) return <DeclarerFormPage key={edited.updatedAt} declarer={edited} onClose={close} />;
  const addButton = (
    <Button icon={IconPlus} onClick={() => setFilters({ add: '1' })}>
      {t('declarers.add')}
    </Button>
  );
  return (
    <Page
      title={t('shell.group.receiving')}
      intro={t('declarers.intro')}
      tabs={<RouteTabs of="receiving" />}
      actions={addButton}
    >
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 180 }}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="person" {...titleAndText('declarers.none')} action={addButton} />
          ) : (
            <Tiles
              columns="repeat(auto-fill, minmax(320px, 1fr))"
              label={t('shell.route.declarer')}
              rows={list}
            >
              {(one) => <DeclarerCard declarer={one} onEdit={() => setFilters({ edit: one.id })} />}
            </Tiles>
          )
        }
      </Loaded>
    </Page>
  );
}
