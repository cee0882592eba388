import type { Output } from '@crossdock/contract/table.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count } from '@crossdock/ui/values.tsx';
import { IconLock, IconLockOpen, IconPrinter, IconTrash } from '@tabler/icons-react';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { useStaff } from '../shell/staff.ts';
import { AddLocations } from './AddLocations.tsx';
import classes from './locations.module.css';
import { Totes } from './Totes.tsx';

export const Route = createFileRoute('/_shell/warehouses/$id')({
  staticData: { title: 'warehouses.locations.title' },
  component: LocationsPage,
});

const LocationLabels = lazy(() => import('./LocationLabels.tsx'));

type Location = Output<'listLocations'>['list'][number];

/**
 * The shelves of a warehouse: created as a range or from a list, closed or removed while empty, printed as
 * labels.
 */
function LocationsPage() {
  const { id = '' } = useParams({ strict: false });
  const warehouses = useCall('listStaffWarehouses', {});
  const locations = useCall('listLocations', { warehouseId: id }, { topics: ['warehouses'] });
  const [words, setWords] = useState('');
  const [printing, setPrinting] = useState(false);
  const name = warehouses.data?.find((warehouse) => warehouse.id === id)?.name ?? '';
  const shown = (locations.data?.list ?? []).filter(({ code }) => code.includes(words.trim().toUpperCase()));
  return (
    <Page
      title={name ? t('warehouses.locations.of', { name }) : t('warehouses.locations.title')}
      back={<Link to="/warehouses">{t('warehouses.title')}</Link>}
      intro={t('warehouses.locations.intro')}
      actions={
        <>
          <LabelButton
            kind="shelf"
            ids={shown.map((one) => one.id)}
            label={t('labels.print.many', { n: shown.length })}
          />
          <Button
            icon={IconPrinter}
            disabled={shown.length === 0}
            busy={printing}
            onClick={() => setPrinting(true)}
          >
            {t('warehouses.locations.print', { n: shown.length })}
          </Button>
        </>
      }
    >
      {useStaff().may('location.write') && locations.error === null ? (
        <AddLocations warehouseId={id} />
      ) : null}
      <Loaded query={locations}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="parcels" {...titleAndText('warehouses.locations.none')} />
          ) : (
            <Section title={t('warehouses.locations.list')} aside={<Count n={shown.length} />}>
              <Grid gap={16} unprinted>
                <SearchField label={t('warehouses.locations.search')} value={words} onSearch={setWords} />
                <Codes list={shown} />
              </Grid>
            </Section>
          )
        }
      </Loaded>
      {locations.error === null ? <Totes warehouseId={id} /> : null}
      {printing ? (
        <Suspense>
          <LocationLabels codes={shown.map(({ code }) => code)} onEnd={() => setPrinting(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function Codes({ list }: { list: readonly Location[] }) {
  const mayWrite = useStaff().may('location.write');
  const remove = useSubmit('removeLocation', {
    refreshes: ['listLocations'],
    done: t('warehouses.saved'),
  });
  const activate = useSubmit('activateLocation', {
    refreshes: ['listLocations'],
    done: t('warehouses.saved'),
  });
  const busy = remove.busy || activate.busy;
  return (
    <ul className={classes.codes}>
      {list.map(({ id, code, closed }) => (
        <Row
          as="li"
          align="center"
          justify="between"
          minHeight={40}
          lineBelow
          key={id}
          data-closed={closed || undefined}
        >
          <Row as="span" gap={6} align="baseline" grow>
            <Code>{code}</Code>
            {closed ? (
              <Text as="small" tone="muted">
                {t('warehouses.locations.closed')}
              </Text>
            ) : null}
          </Row>
          {mayWrite ? (
            <>
              <IconButton
                icon={closed ? IconLockOpen : IconLock}
                label={t(closed ? 'warehouses.locations.open' : 'warehouses.locations.close', { code })}
                disabled={busy}
                onClick={() => void activate.submit({ id, active: closed })}
              />
              <IconButton
                icon={IconTrash}
                label={t('warehouses.locations.remove', { code })}
                disabled={busy}
                onClick={() => void remove.submit({ id })}
              />
            </>
          ) : null}
        </Row>
      ))}
    </ul>
  );
}
