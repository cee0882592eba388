import type { Tone } from '@crossdock/ui/message.ts';
import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconHelpCircle,
  IconPackage,
  IconScan,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { type TextKey, t } from '../shell/i18n.ts';
import { ScanResultBar } from '../shell/ScanResultBar.tsx';
import { courierName } from './courierName.ts';
import { memberLine } from './memberLine.ts';
import type { NumberLookup } from './receivingState.ts';
import type { Receiving } from './useReceiving.ts';

const statusStyles: Readonly<
  Record<NumberLookup['verdict'] | 'ready' | 'asking', { tone: Tone; icon: Icon; text: TextKey }>
> = {
  ready: { tone: 'neutral', icon: IconScan, text: 'parcels.verdict.ready' },
  asking: { tone: 'info', icon: IconPackage, text: 'parcels.verdict.asking' },
  forecast: { tone: 'success', icon: IconCircleCheck, text: 'parcels.verdict.forecast' },
  unknown: { tone: 'warning', icon: IconHelpCircle, text: 'parcels.verdict.unknown' },
  refuse: { tone: 'danger', icon: IconBan, text: 'parcels.verdict.refuse' },
  here: { tone: 'warning', icon: IconPackage, text: 'parcels.verdict.here' },
  gone: { tone: 'warning', icon: IconTruckDelivery, text: 'parcels.verdict.gone' },
};

/** Says what the scanned number belongs to. */
export function ScannedNumberResult({ receiving: { found, step, bench } }: { receiving: Receiving }) {
  const kind = found?.verdict ?? (step === 'scan' ? 'ready' : 'asking');
  const { tone, icon, text } = statusStyles[kind];
  return (
    <ScanResultBar far tone={tone} icon={icon} word={t(text)}>
      {found ? (
        <Details found={found} />
      ) : (
        [bench.open, t(kind === 'ready' ? 'parcels.verdict.ready.text' : 'parcels.verdict.asking.text')]
          .filter(Boolean)
          .join(' · ')
      )}
    </ScanResultBar>
  );
}

function Details({ found }: { found: NumberLookup }) {
  const { parcel, verdict } = found;
  const courier = courierName(parcel?.courier || (found.couriers[0] ?? ''));
  const parts = [
    found.courierNumber,
    courier,
    parcel?.member ? memberLine(parcel.member) : '',
    parcel?.goodsName ?? '',
    verdict === 'here' || verdict === 'gone' ? parcel && t(`parcels.state.${parcel.state}`) : '',
    verdict === 'here' && parcel?.shelfCode ? t('parcels.desk.onShelf', { shelf: parcel.shelfCode }) : '',
    found.refusalReason,
  ];
  return parts.filter(Boolean).join(' · ');
}
