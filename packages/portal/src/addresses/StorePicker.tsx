import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { IconBuildingStore } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SearchField } from '../shell/SearchField.tsx';

const mostShown = 10;

/** Chooses a convenience store from the shop's list by number, name or place. A store cannot be typed freely. */
export function StorePicker(props: {
  country: string;
  chosen: { readonly number: string; readonly name: string; readonly address: string };
  error: string | undefined;
  onPick: (store: PickupPointView) => void;
}) {
  const { chosen } = props;
  const [searching, setSearching] = useState(chosen.number === '');
  if (chosen.number !== '' && !searching) {
    return (
      <Row gap={12} align="center" pad={12} edge round="control">
        <IconBuildingStore size={20} aria-hidden />
        <Grid as="span" grow minWidth={0}>
          <strong>{[chosen.name, chosen.number].filter(Boolean).join(' · ')}</strong>
          <Muted>{chosen.address}</Muted>
          {props.error ? (
            <Text tone="danger" size={14} role="alert">
              {props.error}
            </Text>
          ) : null}
        </Grid>
        <Button
          small
          data-fault={props.error ? true : undefined}
          look="outline"
          onClick={() => setSearching(true)}
        >
          {t('addresses.store.change')}
        </Button>
      </Row>
    );
  }
  const pick = (store: PickupPointView) => {
    setSearching(false);
    props.onPick(store);
  };
  return <StoreSearch country={props.country} error={props.error} onPick={pick} />;
}

function StoreSearch(props: {
  country: string;
  error: string | undefined;
  onPick: (store: PickupPointView) => void;
}) {
  const [words, setWords] = useState('');
  const stores = useCall(
    'listPickupPoints',
    { country: props.country, kind: 'convenienceStore', words, pageSize: mostShown },
    { staleMs: 60_000 },
  );
  const list = stores.data?.list ?? [];
  const total = stores.data?.total ?? 0;
  return (
    <Grid gap={12}>
      <SearchField
        label={t('addresses.store.search')}
        value={words}
        onSearch={setWords}
        error={props.error}
      />
      {stores.data && total === 0 ? (
        <Banner tone="info">{t(words === '' ? 'addresses.store.noList' : 'addresses.store.none')}</Banner>
      ) : null}
      <Grid as="ul" aria-label={t('addresses.store.list')}>
        {list.map((store) => (
          <Box as="li" lineBetween key={store.id}>
            <Grid
              as="button"
              type="button"
              hovers
              full
              minHeight={52}
              pad={[8, 4]}
              onClick={() => props.onPick(store)}
            >
              <strong>
                {store.name} · {store.code}
              </strong>
              <Muted>{store.address}</Muted>
            </Grid>
          </Box>
        ))}
      </Grid>
      {total > list.length ? (
        <Muted as="p">{t('addresses.store.more', { n: total - list.length })}</Muted>
      ) : null}
    </Grid>
  );
}
