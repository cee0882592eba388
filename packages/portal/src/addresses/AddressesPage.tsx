import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { AddressCard } from './AddressCard.tsx';
import classes from './Addresses.module.css';
import { AddressFormPage } from './AddressFormPage.tsx';

/** Where somebody came from who only wanted to add an address: a page of ours, never another site. */
const ownPage = /^\/[a-zA-Z]/;

/** My addresses with their audit state; adding and changing one are views of it, kept in the URL. */
export function AddressesPage() {
  const [{ edit, add, returnTo }, setFilters] = useFilters<{
    edit?: string;
    add?: string;
    returnTo?: string;
  }>();
  const { history } = useRouter();
  const page = usePage('listAddresses', {}, { topics: ['addresses'] });
  const close = () =>
    returnTo && ownPage.test(returnTo)
      ? history.replace(returnTo)
      : setFilters({ edit: undefined, add: undefined });
  if (add || edit) return <AddressFormPage addressId={edit ?? null} onClose={close} />;
  const addButton = (
    <Button icon={IconPlus} onClick={() => setFilters({ add: '1' })}>
      {t('addresses.add')}
    </Button>
  );
  return (
    <Page title={t('addresses.title')} intro={t('addresses.intro')} actions={addButton}>
      <Loaded
        query={page.query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={3} heightPx={150} />}
      >
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="addresses"
              title={t('addresses.none')}
              text={t('addresses.none.text')}
              action={addButton}
            />
          ) : (
            <ul className={classes.list} aria-label={t('addresses.title')}>
              {page.rows.map((address) => (
                <li key={address.id}>
                  <AddressCard address={address} onEdit={() => setFilters({ edit: address.id })} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {page.total > page.pageSize ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}
