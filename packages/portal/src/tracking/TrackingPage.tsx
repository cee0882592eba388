import { Button } from '@crossdock/ui/Button.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconSearch } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { NotFound } from './NotFound.tsx';
import { OrderNumberSuggestions, ParcelNumberSuggestions } from './Suggestions.tsx';
import { TrackingResult } from './TrackingResult.tsx';

export const Route = createFileRoute('/_shell/express')({
  staticData: { title: 'shell.route.express', action: 'express' },
  component: TrackingPage,
});

interface Search {
  kind?: 'order' | 'domestic' | undefined;
  /** The router reads digits in the URL as a number, not as a text. */
  number?: string | number | undefined;
  tail?: string | number | undefined;
}

const kinds = [undefined, 'order', 'domestic'] as const;

const titles = {
  order: 'tracking.title.order',
  domestic: 'tracking.title.domestic',
  all: 'tracking.title',
} as const;

/** Tracks a shipment: by any of its numbers, or with one tap for those in transit. */
function TrackingPage() {
  const [{ kind, number: asked = '', tail = '' }, setSearch] = useFilters<Search>();
  const number = String(asked);
  const search = (next: Partial<Search>) => setSearch({ tail: undefined, ...next });
  return (
    <Page title={t(titles[kind ?? 'all'])} tabs={<RouteTabs of="orders" />}>
      <FilterTabs
        label={t('tracking.title')}
        tabs={kinds.map((key) => ({ key, label: t(`tracking.kind.${key ?? 'all'}`) }))}
        chosen={kind}
        onChoose={(next) => setSearch({ kind: next, number: undefined, tail: undefined })}
      />
      <NumberForm
        key={number}
        number={number}
        placeholder={t(kind === 'domestic' ? 'tracking.placeholder.domestic' : 'tracking.placeholder')}
        onSearch={(next) => search({ number: next })}
      />
      {number === '' ? (
        kind === 'domestic' ? (
          <ParcelNumberSuggestions />
        ) : (
          <OrderNumberSuggestions />
        )
      ) : (
        <Found number={number} tail={String(tail)} onTail={(next) => search({ tail: next })} />
      )}
    </Page>
  );
}

function NumberForm(props: { number: string; placeholder: string; onSearch: (number: string) => void }) {
  const [typed, setTyped] = useState(props.number);
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSearch(typed.trim());
  };
  return (
    <Grid as="form" columns="1fr auto" gap={8} align="start" onSubmit={send}>
      <TextBox
        bare
        type="search"
        label={t('tracking.number')}
        placeholder={props.placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('tracking.search')}</Button>
    </Grid>
  );
}

function Found(props: { number: string; tail: string; onTail: (tail: string) => void }) {
  const { number, tail } = props;
  const tracking = useCall(
    'getTracking',
    { number, ...(tail === '' ? {} : { phoneTail: tail }) },
    { topics: ['tracking', 'orders', 'parcels'] },
  );
  if (tracking.data) return <TrackingResult answer={tracking.data} />;
  if (tracking.error)
    return (
      <NotFound
        message={tracking.error.message}
        unknown={tracking.error.error === 'tracking.notFound'}
        tail={tail}
        onTail={props.onTail}
        onRetry={() => void tracking.refetch()}
      />
    );
  return <SkeletonRows rows={4} heightPx={76} label={t('shell.loading')} />;
}
