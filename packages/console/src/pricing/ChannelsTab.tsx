import type { StaffChannel, StaffZone } from '@crossdock/contract/pricing/channels.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconPencil, IconPlane, IconPlus, IconShip, IconTruck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { ActiveBadge } from './badges.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ZoneCards } from './ZoneCards.tsx';
import { ZoneDialog } from './ZoneDialog.tsx';

type Edited =
  | { kind: 'channel'; channel: StaffChannel | null }
  | { kind: 'zone'; channel: StaffChannel; zone: StaffZone | null };

/** Every channel with its zones, and for each zone its rate cards in chronological order. */
export function ChannelsTab() {
  const query = useCall('listChannels', {});
  const mayWrite = useStaff().may('pricing.write');
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  return (
    <Stack gap={16}>
      {mayWrite ? (
        <Row gap={8} wrap justify="end">
          <LinkButton to="/pricing/sets" look="soft" text={t('pricing.sets')} />
          <Button icon={IconPlus} onClick={() => setEdited({ kind: 'channel', channel: null })}>
            {t('pricing.channel.add')}
          </Button>
        </Row>
      ) : null}
      <Loaded query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState {...titleAndText('pricing.channel.none')} />
          ) : (
            list.map((channel) => (
              <ChannelSection
                key={channel.id}
                channel={channel}
                mayWrite={mayWrite}
                onEdit={() => setEdited({ kind: 'channel', channel })}
                onZone={(zone) => setEdited({ kind: 'zone', channel, zone })}
              />
            ))
          )
        }
      </Loaded>
      {edited?.kind === 'channel' ? <ChannelDialog channel={edited.channel} onClose={close} /> : null}
      {edited?.kind === 'zone' ? (
        <ZoneDialog channel={edited.channel} zone={edited.zone} onClose={close} />
      ) : null}
    </Stack>
  );
}

const modes = { sea: IconShip, air: IconPlane, land: IconTruck } as const;

function ChannelSection(props: {
  channel: StaffChannel;
  mayWrite: boolean;
  onEdit: () => void;
  onZone: (zone: StaffZone | null) => void;
}) {
  const { channel, mayWrite } = props;
  const warehouses = useCall('listStaffWarehouses', {});
  const carriers = useCall('listCarriers', {});
  const warehouse = warehouses.data?.find((one) => one.id === channel.warehouseId);
  const names = [...new Set(channel.carriers.map((one) => one.carrierId))].map(
    (id) => carriers.data?.find((carrier) => carrier.id === id)?.name,
  );
  const Mode = modes[channel.mode];
  return (
    <Section
      title={channel[currentLanguage()]}
      aside={
        mayWrite ? (
          <Row gap={8} wrap justify="end">
            <Button small look="soft" icon={IconPlus} onClick={() => props.onZone(null)}>
              {t('pricing.zone.add')}
            </Button>
            <Button small look="outline" icon={IconPencil} onClick={props.onEdit}>
              {t('pricing.channel.edit')}
            </Button>
          </Row>
        ) : undefined
      }
    >
      <Row as="p" gap={[4, 16]} wrap below={16} tone="muted" size={14}>
        <Mode size={20} stroke={1.8} aria-hidden />
        <span>{t(`pricing.mode.${channel.mode}`)}</span>
        <span>
          {warehouse?.name ?? '…'} → {countryName(channel.country)}
        </span>
        <span>{t('pricing.days', { from: channel.minDays, to: channel.maxDays })}</span>
        <span>{joinNames(channel.goodsClasses.map((one) => t(`goods.class.${one}`)))}</span>
        <span>{joinNames(names.filter((name) => name !== undefined))}</span>
        {channel.codOffered ? <span>{t('pricing.cod')}</span> : null}
        {channel.active ? null : <ActiveBadge active={false} />}
      </Row>
      {channel.zones.map((zone) => (
        <ZoneCards key={zone.id} zone={zone} mayWrite={mayWrite} onEdit={() => props.onZone(zone)} />
      ))}
    </Section>
  );
}
