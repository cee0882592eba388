import type { ScannedItem } from '@crossdock/contract/finding/desk.ts';
import type { ScanDesk, ScanStep } from '@crossdock/domain/finding/steps.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { hasKey, isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { LabelButton } from './LabelButton.tsx';
import { scannedLineFromButton } from './scanDispatcher.ts';
import { scanDispatcher } from './scanKeys.ts';
import { type ScanStepTarget, scanStepTarget } from './scanTargets.ts';
import { useFunctionKey } from './useFunctionKey.ts';

/**
 * Identifies a scanned number that the desk cannot use, and offers actions. Renders nothing for an empty number. F6
 * does the first action.
 */
export function ScannedItemActions({ code, desk }: { code: string; desk: ScanDesk }) {
  return code === '' ? null : <Answered code={code} desk={desk} />;
}

function Answered({ code, desk }: { code: string; desk: ScanDesk }) {
  const answer = useCall('resolveScan', { text: code, desk });
  const open = useOpenStep();
  const { list = [], guesses = [] } = answer.data ?? {};
  const things = list.length > 0 ? list : guesses;
  const first = things.length === 1 ? firstStep(things[0]) : undefined;
  useFunctionKey('F6', () => {
    if (first) open(first);
  });
  if (!answer.data) return null;
  if (things.length === 0) return <Muted as="p">{t('finding.nobody', { code })}</Muted>;
  return (
    <Stack gap={8} role="status">
      {list.length > 1 ? <Muted as="p">{t('finding.several', { n: list.length })}</Muted> : null}
      {list.length === 0 ? <Muted as="p">{t('finding.nearest', { code })}</Muted> : null}
      {things.map((thing) => (
        <Thing key={`${thing.kind} ${thing.id}`} thing={thing} withKey={first !== undefined} onOpen={open} />
      ))}
    </Stack>
  );
}

interface Offered {
  readonly step: Exclude<ScanStep, 'label' | 'report'>;
  readonly target: ScanStepTarget;
}

const offeredOf = (thing: ScannedItem): Offered[] =>
  thing.steps.flatMap((step) => {
    // These two steps are done on this page and need no link.
    if (step === 'label' || step === 'report') return [];
    const target = scanStepTarget(step, thing);
    return target ? [{ step, target }] : [];
  });

const firstStep = (thing: ScannedItem | undefined): ScanStepTarget | undefined =>
  thing && offeredOf(thing)[0]?.target;

function useOpenStep(): (target: ScanStepTarget) => void {
  const navigate = useNavigate();
  return ({ scan, ...place }) => {
    // The desk that opens receives the number as if it had been scanned there.
    if (scan !== undefined) scanDispatcher.again(scannedLineFromButton(scan));
    void navigate(place);
  };
}

function Thing(props: { thing: ScannedItem; withKey: boolean; onOpen: (target: ScanStepTarget) => void }) {
  const { thing, withKey, onOpen } = props;
  const { kind, number, part } = thing;
  const offered = offeredOf(thing);
  return (
    <Banner tone="info" title={`${t(`finding.kind.${kind}`)} ${number}${partOf(kind, part)}`}>
      <InlineFacts>{factsOf(thing)}</InlineFacts>
      <Row gap={8} wrap above={8}>
        {offered.map(({ step, target }, at) => (
          <Button key={step} small look={at === 0 ? 'primary' : 'outline'} onClick={() => onOpen(target)}>
            {t(`finding.step.${step}`)}
            {at === 0 && withKey ? ' (F6)' : null}
          </Button>
        ))}
        {thing.steps.includes('label') && hasKey(labelOf, kind) ? (
          <LabelButton small kind={labelOf[kind]} ids={[thing.id]} label={t('labels.print')} />
        ) : null}
      </Row>
    </Banner>
  );
}

/** The number of an order's box, or the readable name of a tote. */
function partOf(kind: ScannedItem['kind'], part: number): string {
  if (part === 0) return '';
  return kind === 'tote' ? ` · ${part}` : ` · ${t('finding.box.part', { n: part })}`;
}

const labelOf = {
  parcel: 'parcel',
  order: 'order',
  pickList: 'pickList',
  tote: 'tote',
  shelf: 'shelf',
  member: 'member',
} as const;

function factsOf({ kind, state, memberName, alias, shelf, warehouseName, ...thing }: ScannedItem): string[] {
  const facts = [
    isOneOf(parcelStates, state) && kind === 'parcel' ? t(`parcels.state.${state}`) : '',
    isOneOf(orderStates, state) && (kind === 'order' || kind === 'tote') ? t(`orders.state.${state}`) : '',
    [alias, memberName].filter(Boolean).join(' '),
    kind === 'parcel' && shelf !== '' ? t('parcels.desk.onShelf', { shelf }) : '',
    (kind === 'parcel' || kind === 'tote') && thing.orderNumber !== ''
      ? `${t('finding.kind.order')} ${thing.orderNumber}`
      : '',
    kind === 'pickList' ? t('finding.orders', { n: thing.orderIds.length }) : '',
    kind === 'tote' && thing.orderNumber === '' ? t('finding.tote.empty') : '',
    kind === 'order' ? t('finding.parcels', { n: thing.parcels }) : '',
    warehouseName,
  ];
  return facts.filter((fact) => fact !== '');
}
