import type { Output } from '@crossdock/contract/table.ts';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Bar, Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SegmentedControl } from '@crossdock/ui/SegmentedControl.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './WarehouseAddresses.module.css';

type Warehouse = Output<'getWarehouseList'>[number];

/**
 * The warehouse address for the member's purchases, to copy as a whole or line by line. A route puts it on
 * the home page.
 */
export function WarehouseAddresses() {
  const query = useCall('getWarehouseList', {}, { staleMs: 300_000 });
  return (
    <Section title={t('warehouses.title')}>
      <Loaded query={query} skeleton={{ rows: 1, heightPx: 212 }}>
        {(list) => (list.length === 0 ? <p>{t('warehouses.none')}</p> : <Chosen warehouses={list} />)}
      </Loaded>
    </Section>
  );
}

function Chosen({ warehouses }: { warehouses: readonly Warehouse[] }) {
  const [chosenId, setChosenId] = useState(warehouses[0]?.id);
  const chosen = warehouses.find((one) => one.id === chosenId) ?? warehouses[0];
  if (!chosen) return null;
  return (
    <Stack gap={12}>
      {warehouses.length > 1 ? (
        <SegmentedControl
          fullWidth
          classNames={{ label: classes.choice }}
          aria-label={t('warehouses.choose')}
          value={chosen.id}
          onChange={setChosenId}
          data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <Address warehouse={chosen} />
    </Stack>
  );
}

function Address({ warehouse }: { warehouse: Warehouse }) {
  const { linkman, phone, address, zip } = warehouse;
  const lines = [
    [t('warehouses.linkman'), linkman],
    [t('warehouses.phone'), phone],
    [t('warehouses.address'), address],
    [t('warehouses.zip'), zip],
  ] as const;
  return (
    <>
      <Muted as="p">{t('warehouses.hint')}</Muted>
      <Stack as="dl">
        {lines
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className={classes.line}>
              <Muted as="dt">{name}</Muted>
              <Row as="dd" gap={8} align="center" justify="between">
                <span lang="zh-Hans">{value}</span>
                <CopyButton
                  compact
                  text={value}
                  label={t('warehouses.copy', { what: name })}
                  copiedLabel={t('warehouses.copied')}
                />
              </Row>
            </div>
          ))}
      </Stack>
      <Bar gap={12}>
        <CopyButton
          text={`${linkman} ${phone}\n${address}${zip ? ` ${zip}` : ''}`}
          label={t('warehouses.copyAll')}
          copiedLabel={t('warehouses.copied')}
        />
        <Muted>{t('warehouses.freeDays', { n: warehouse.freeStorageDays })}</Muted>
      </Bar>
    </>
  );
}
