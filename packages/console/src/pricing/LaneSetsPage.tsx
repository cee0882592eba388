import type { LaneSetPreview } from '@crossdock/contract/pricing/laneSets.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { DetailsSummary, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconCircleCheck, IconDownload, IconTrash } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { countryName } from '../shell/countryName.ts';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { CardSummary } from './CardSummary.tsx';
import { DraftPrices, PriceLine } from './DraftPrices.tsx';

export const Route = createFileRoute('/_shell/pricing/sets')({
  staticData: { title: 'pricing.sets' },
  component: LaneSetsPage,
});

type Sets = Output<'getLaneSets'>;

/**
 * Sets of standard channels: the channels of each set, a button to copy the set, and the drafts from earlier copies.
 */
function LaneSetsPage() {
  const query = useCall('getLaneSets', {});
  return (
    <Page {...titleAndIntro('pricing.sets')} back={<Link to="/pricing">{t('pricing.title')}</Link>}>
      <DraftPrices />
      <Loaded query={query}>{(sets) => <Sets sets={sets} />}</Loaded>
    </Page>
  );
}

function Sets({ sets: { sets, asOf, priced } }: { sets: Sets }) {
  const warehouses = useCall('listStaffWarehouses', {}).data?.filter(({ active }) => active);
  const [chosen, setChosen] = useState('');
  const [only] = warehouses ?? [];
  const warehouseId = chosen || only?.id;
  return (
    <>
      <Stack gap={12}>
        <Muted as="p">{t('pricing.sets.asOf', { month: asOf })}</Muted>
        {priced ? null : <Banner tone="warning" title={t('pricing.sets.unpriced')} />}
        {warehouses?.length === 0 ? (
          <Banner tone="info">
            {t('pricing.sets.noWarehouse')} <Link to="/warehouses">{t('pricing.sets.toWarehouses')}</Link>
          </Banner>
        ) : null}
        {warehouses && warehouses.length > 1 ? (
          <ChoiceBox
            label={t('pricing.channel.warehouse')}
            data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
            value={warehouseId ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          />
        ) : null}
      </Stack>
      {sets.map((set) => (
        <OneSet key={set.code} set={set} warehouseId={warehouseId} />
      ))}
    </>
  );
}

function OneSet({ set, warehouseId }: { set: LaneSetPreview; warehouseId: string | undefined }) {
  const mayWrite = useStaff().may('pricing.write');
  const taken = set.taken.find((one) => one.warehouseId === warehouseId);
  const isWhole = taken?.lanes === set.lanes.length;
  return (
    <Section
      title={t(`pricing.set.${set.code}`)}
      aside={
        mayWrite && warehouseId !== undefined ? (
          <Row gap={8} wrap align="center" justify="end">
            {isWhole ? (
              <StatusBadge tone="success" icon={IconCircleCheck} label={t('pricing.sets.taken')} />
            ) : (
              <Take set={set.code} warehouseId={warehouseId} />
            )}
            {taken?.removable ? <Drop set={set.code} warehouseId={warehouseId} /> : null}
          </Row>
        ) : undefined
      }
    >
      <Stack as="ul">
        {set.lanes.map((lane) => (
          <Stack as="li" key={lane.code} gap={4} lineBetween pad={[12, 0]}>
            <Text strong>{lane[currentLanguage()]}</Text>
            <Row gap={[0, 16]} wrap tone="muted" size={14}>
              <span>
                {t(`pricing.mode.${lane.mode}`)} → {countryName(set.country)}
              </span>
              <span>{t('pricing.days', { from: lane.minDays, to: lane.maxDays })}</span>
              <span>{joinNames(lane.goodsClasses.map((one) => t(`goods.class.${one}`)))}</span>
              <span>{joinNames(lane.carriers)}</span>
              {lane.codOffered ? <span>{t('pricing.cod')}</span> : null}
            </Row>
            {lane.zones.map((zone) => (
              <details key={zone.name}>
                <DetailsSummary>
                  <Row as="span" gap={[0, 16]} wrap>
                    <span>{zone.name}</span>
                    <PriceLine prices={zone.prices} />
                  </Row>
                </DetailsSummary>
                <CardSummary card={zone.card} />
              </details>
            ))}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

const refreshes = ['getLaneSets', 'listChannels', 'listRateCards', 'listCarriers', 'getOpening'] as const;
type Which = { set: LaneSetPreview['code']; warehouseId: string };

function Take(which: Which) {
  const { submit, busy } = useSubmit('takeLaneSet', {
    refreshes,
    done: ({ lanes, zones }) => t('pricing.sets.made', { lanes, zones }),
  });
  return (
    <Button small icon={IconDownload} busy={busy} onClick={() => void submit(which)}>
      {t('pricing.sets.take')}
    </Button>
  );
}

function Drop(which: Which) {
  return (
    <ConfirmButton
      small
      look="outline"
      icon={IconTrash}
      call="dropLaneSet"
      input={which}
      refreshes={refreshes}
      danger
      {...confirmTexts('pricing.sets.drop', { name: t(`pricing.set.${which.set}`) })}
    />
  );
}
