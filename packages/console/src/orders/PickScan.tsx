import type { Output } from '@crossdock/contract/table.ts';
import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import { type ScannedLine, scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { scanDispatcher } from '../shell/scanKeys.ts';
import { type DeskSound, playSound } from '../shell/sounds.ts';
import { findOrderToPack } from './loadOrderToPack.ts';
import { interpretPickScan, type PickScanEffect } from './pickSteps.ts';

interface Said {
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
  /** A scanned number that this page cannot use, but another page may. */
  readonly strange?: string;
}

interface PickScanProps {
  readonly list: Output<'getPickList'>;
  readonly onPicked: (parcelId: string) => void;
}

/**
 * Handles scans while collecting. A parcel is ticked off, and the tote scanned next is assigned to the parcel's order.
 * An order's number opens the packing desk.
 */
export function PickScan({ list, onPicked }: PickScanProps) {
  const [held, setHeld] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const fill = useSubmit('fillTote', {
    quiet: true,
    refreshes: ['getPickList', 'getDeskOrder', 'listTotes'],
  });
  const open = useOpening();
  const tell = (sound: DeskSound, next: Said | null) => {
    playSound(sound);
    setSaid(next);
  };
  const numberOf = (orderId: string) => list.orders.find(({ id }) => id === orderId)?.number ?? '';
  const putInto = async ({ number, orderId }: Extract<PickScanEffect, { do: 'fill' }>) => {
    const resume = scanDispatcher.pause(scannedLineFromButton(number));
    const done = await fill.submit({ number, orderId });
    if (done.ok) {
      setHeld('');
      const { position } = done.data;
      tell('good', {
        tone: 'success',
        text: t('orders.pick.filled', { position, number: numberOf(orderId) }),
      });
    } else tell('bad', { tone: 'danger', text: done.failure.message });
    resume();
  };
  const hear = ({ text }: ScannedLine) => {
    const scanned = recogniseScan(text);
    if (scanned.code === '') return;
    const step = interpretPickScan(scanned, held, list);
    switch (step.do) {
      case 'open':
        return void open(step, (why) => tell('bad', { tone: 'danger', text: why, strange: step.code }));
      case 'fill':
        return void putInto(step);
      case 'pick':
        onPicked(step.parcelId);
        setHeld(step.into);
        return tell('good', { tone: 'info', text: pickedText(numberOf(step.into), step.totes) });
      case 'holds':
        setHeld('');
        return tell('good', {
          tone: 'success',
          text: t('orders.pick.holds', { position: step.position, number: step.orderNumber }),
        });
      default: {
        const { key, code, position } = step;
        const strange = key === 'notListed' ? { strange: code } : {};
        tell('bad', { tone: 'danger', text: t(`orders.pick.wrong.${key}`, { code, position }), ...strange });
      }
    }
  };
  return (
    <Stack gap={8} unprinted>
      <ScanBox
        bare
        label={t('orders.pick.scan')}
        placeholder={t('orders.pick.scan')}
        onHeard={hear}
        problem={said?.tone === 'danger' ? said.text : undefined}
      />
      {said && said.tone !== 'danger' ? <Banner tone={said.tone} title={said.text} /> : null}
      <ScannedItemActions code={said?.strange ?? ''} desk="packing" />
    </Stack>
  );
}

const pickedText = (number: string, totes: readonly number[]): string =>
  totes.length > 0
    ? t('orders.pick.intoTote', { number, totes: totes.join(', ') })
    : t('orders.pick.scanTote', { number });

/** Opens the packing desk with a scanned order, or another pick list. */
function useOpening() {
  const navigate = useNavigate();
  return async (
    { kind, code }: Extract<PickScanEffect, { do: 'open' }>,
    onRefused: (why: string) => void,
  ): Promise<void> => {
    if (kind === 'pickList') {
      playSound('good');
      return navigate({ to: '/packing/pick', search: { list: code } });
    }
    const resume = scanDispatcher.pause(scannedLineFromButton(code));
    const order = await findOrderToPack(code);
    if (typeof order !== 'string') {
      playSound('good');
      return navigate({ to: '/packing/$id', params: { id: order.id } });
    }
    onRefused(order);
    resume();
  };
}
