import { Button } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Tiles } from '@crossdock/ui/Tiles.tsx';
import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { pagerTexts } from '../shell/lists.ts';
import { ReturnLink } from '../shell/ReturnLink.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressFormPage } from './AddressFormPage.tsx';

export const Route = createFileRoute('/_shell/address')({
  staticData: { title: 'shell.route.address', action: 'address' },
  component: AddressesPage,
});

/** Up to this many addresses are shown without a search box. */
const fewAddresses = 3;

interface Placed {
  edit?: string;
  add?: string;
  /** The pickup point and its country to begin a new address with. */
  point?: string;
  country?: string;
  returnTo?: string;
  words?: string;
}

/**
 * The member's addresses with their audit state. Adding and changing an address are views of this page; the URL names
 * the open view.
 */
function AddressesPage() {
  const [{ edit, add, point, country, returnTo, words = '' }, setFilters] = useFilters<Placed>();
  const { history } = useRouter();
  const page = usePage('listAddresses', { words: String(words) }, { topics: ['addresses'] });
  const origin = sameSitePath(returnTo); // The page to go back to, for members who came only to add an address.
  const close = () =>
    origin !== null
      ? history.replace(origin)
      : setFilters({ edit: undefined, add: undefined, point: undefined, country: undefined });
  if (add || edit) {
    const at = point && country ? { pickupPointId: point, country } : null;
    return <AddressFormPage addressId={edit ?? null} at={at} onClose={close} />;
  }
  const addButton = (
    <Button icon={IconPlus} onClick={() => setFilters({ add: '1' })}>
      {t('addresses.add')}
    </Button>
  );
  return (
    <Page
      title={t('shell.group.receiving')}
      tabs={<RouteTabs of="receiving" />}
      intro={t(currentShop().addressAudit ? 'addresses.intro' : 'addresses.intro.unaudited')}
      actions={addButton}
      back={origin === null ? null : <ReturnLink />}
    >
      {words !== '' || page.total > fewAddresses ? (
        <SearchField
          label={t('addresses.find')}
          value={String(words)}
          onSearch={(next) => setFilters({ words: next })}
        />
      ) : null}
      <Loaded query={page.query} skeleton={{ rows: 3, heightPx: 150 }}>
        {() =>
          page.rows.length === 0 && words !== '' ? (
            <EmptyState picture="search" {...titleAndText('addresses.find.none')} />
          ) : page.rows.length === 0 ? (
            <EmptyState
              picture="addresses"
              title={t('addresses.none')}
              text={t(currentShop().addressAudit ? 'addresses.none.text' : 'addresses.none.unaudited')}
              action={addButton}
            />
          ) : (
            <Tiles lastFills columns={2} label={t('addresses.title')} rows={page.rows}>
              {(address) => <AddressCard address={address} onEdit={() => setFilters({ edit: address.id })} />}
            </Tiles>
          )
        }
      </Loaded>
      <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
    </Page>
  );
}
