import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useRememberCurrentItem } from '../shell/currentParcel.ts';
import { useDeskActionLog } from '../shell/deskActionLog.ts';
import { deskDevices, onDeskDevicesChange } from '../shell/deskDevices.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { SidesBox, WeightBox } from '../shell/MeasureBoxes.tsx';
import { useUnsavedParcelCheck } from '../shell/pendingProblemReports.ts';
import { ScaleReadingSign } from '../shell/ScaleReadingSign.tsx';
import { submitScan, useScanReceiver } from '../shell/scanKeys.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { AddShelf } from './AddShelf.tsx';
import classes from './Desk.module.css';
import { PendingProblemList } from './PendingProblemList.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { ReceivingScan, scannedNumberProblems } from './ReceivingScan.tsx';
import { RecentReceipts } from './RecentReceipts.tsx';
import { type RecentReceipt, receiptLog, receiptQueue, undoReceipt, useWaitingReceipts } from './receipts.ts';
import type { ReceivingStep } from './receivingState.ts';
import { ScannedNumberResult } from './ScannedNumberResult.tsx';
import { type Receiving, useReceiving } from './useReceiving.ts';

interface ReceiveDeskProps {
  readonly warehouseId: string;
  readonly shelves: ReadonlySet<string>;
  readonly desk: Output<'getDesk'>;
}

/**
 * The receiving screen: scan, weight, size, picture, shelf, each ended with Enter. It needs no mouse and never waits
 * for the network.
 */
export function ReceiveDesk({ warehouseId, shelves, desk }: ReceiveDeskProps) {
  const { picturesNeeded, likelyMeasures } = desk;
  const { usualSize, goesOn, camera: pictures } = useSyncExternalStore(onDeskDevicesChange, deskDevices);
  const station = { usualSize, goesOn, pictures };
  const receiving = useReceiving({ warehouseId, shelves, picturesNeeded, likelyMeasures, station });
  const { send } = receiving;
  const lines = useDeskActionLog(receiptLog);
  const queued = useWaitingReceipts().filter(({ refusal }) => refusal === null);
  const isUnsaved = (number: string) =>
    isBeingReceived(receiving.current(), number) || receiptQueue.isWaiting(number);
  useUnsavedParcelCheck(isUnsaved);
  useRememberCurrentItem(
    receiving.bench.open || queued.at(-1)?.input.courierNumber || lines[0]?.parcel.courierNumber,
  );
  const form = useRef<HTMLDivElement>(null);
  const scan = useRef<HTMLInputElement>(null);
  useFocusOfStep(form, receiving);
  useScanReceiver(scan, {
    take: (heard) => send({ type: 'line', heard }),
    command: (key) => {
      if (key === 'Escape') send({ type: 'drop' });
      if (key === 'F7') send({ type: 'withoutPhoto' });
    },
    turn: () => receiving.current().bench.turn,
    draw: receiving.drawNow,
  });
  const undo = async (recent: RecentReceipt | undefined) => {
    const failure = recent && (await undoReceipt(recent));
    if (failure) showMessage('danger', failure);
  };
  useFunctionKey(
    'F8',
    () => void undo(lines.find(({ undone, outcome }) => !undone && outcome !== 'already')),
  );
  useFunctionKey('F4', () => send({ type: 'whole' }));
  return (
    <Split from="desktop" columns="minmax(0, 1.25fr) minmax(0, 1fr)" gap={20} align="start">
      <Section>
        <Stack gap={16} ref={form}>
          <ScaleReadingSign />
          <ScannedNumberResult receiving={receiving} />
          <Waiting code={receiving.bench.waiting} />
          <PendingProblemList isOpen={isUnsaved} onActed={() => boxOf(form, receiving.step)?.focus()} />
          <Asked receiving={receiving} />
          <ReceivingScan box={scan} receiving={receiving} />
          <Steps receiving={receiving} warehouseId={warehouseId} />
          <Muted as="p">{t('parcels.desk.keys')}</Muted>
        </Stack>
      </Section>
      <RecentReceipts
        recents={lines}
        picturesNeeded={picturesNeeded}
        onUndo={(recent) => void undo(recent)}
      />
    </Split>
  );
}

/** Whether the number is open here, and its parcel is not known to be in the warehouse or to have left it. */
const isBeingReceived = ({ bench, found }: Pick<Receiving, 'bench' | 'found'>, number: string): boolean =>
  number === bench.open && found?.verdict !== 'here' && found?.verdict !== 'gone';

/** A parcel that was scanned while another one is open. */
function Waiting({ code }: { code: string }) {
  if (code === '') return null;
  return (
    <Banner tone="warning" title={t('parcels.desk.held')}>
      <Text block above={4} size={14} figures asWritten>
        {code}
      </Text>
    </Banner>
  );
}

/** Asks whether the scanned number is complete, because it may be only a part of a courier number. */
function Asked({ receiving: { asked, send } }: { receiving: Receiving }) {
  if (asked === '') return null;
  return (
    <Banner
      tone="danger"
      title={t('parcels.desk.asked', { code: asked })}
      action={
        <Button small look="outline" onClick={() => send({ type: 'whole' })}>
          {t('parcels.desk.asked.whole')}
          <kbd className={classes.key}>F4</kbd>
        </Button>
      }
    >
      {t('parcels.desk.asked.text')}
    </Banner>
  );
}

function Steps({ receiving, warehouseId }: { receiving: Receiving; warehouseId: string }) {
  const { draft, step, found, problem, doubts, send } = receiving;
  const said = problem && t(`parcels.desk.wrong.${problem.key}`, { code: problem.code });
  const box = (name: Exclude<ReceivingStep, 'photo' | 'scan'>) => ({
    'data-step': name,
    'data-scans': '',
    value: draft[name],
    error:
      problem?.step === name && problem.key !== 'unlikely' && !scannedNumberProblems.has(problem.key)
        ? (said ?? undefined)
        : undefined,
    onFocus: () => step !== name && send({ type: 'go', step: name }),
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'change', part: { [name]: event.target.value } }),
    autoComplete: 'off',
    disabled: step === 'scan',
  });
  return (
    <>
      <div className={classes.measures}>
        <WeightBox {...box('weight')} label={t('parcels.desk.weight')} />
        <SidesBox {...box('size')} label={t('parcels.desk.size')} />
      </div>
      {doubts.length > 0 ? (
        <Banner tone="warning" title={t('parcels.desk.unlikely')}>
          {doubts.map((doubt) => t(`parcels.desk.doubt.${doubt}`)).join(' · ')}{' '}
          {t('parcels.desk.unlikely.text')}
        </Banner>
      ) : null}
      {found?.verdict === 'unknown' ? (
        <TextBox
          autoComplete="off"
          value={draft.label}
          onChange={(event) => send({ type: 'change', part: { label: event.target.value } })}
          {...labelAndHint('parcels.desk.label')}
        />
      ) : null}
      <PhotoStep receiving={receiving} />
      {problem?.step === 'photo' && !scannedNumberProblems.has(problem.key) ? (
        <Banner tone="danger">{said}</Banner>
      ) : null}
      <TextBox {...box('shelf')} {...labelAndHint('parcels.desk.shelf')} />
      {problem?.key === 'shelfUnknown' ? (
        <AddShelf
          warehouseId={warehouseId}
          code={problem.code}
          onAdded={() => send({ type: 'change', part: { shelf: problem.code } })}
        />
      ) : null}
      <Button
        onClick={() => submitScan(document.querySelector(`input[data-step="${step}"]`))}
        disabled={step === 'scan'}
      >
        {t(step === 'shelf' ? 'parcels.desk.finish' : 'parcels.desk.next')}
        <kbd className={classes.key}>{t('parcels.desk.enter')}</kbd>
      </Button>
    </>
  );
}

const boxOf = (form: RefObject<HTMLDivElement | null>, step: ReceivingStep) =>
  form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);

/** Moves the cursor to the step's box with its text selected, so that a scan replaces it, even after an error. */
function useFocusOfStep(form: RefObject<HTMLDivElement | null>, { step, problem, bench }: Receiving) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each parcel starts again, even at the same step as the last one
  useLayoutEffect(() => {
    const target = boxOf(form, step);
    if (!target || (target === document.activeElement && problem === null)) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
    // On a tablet, scrolls up so that the result of the next scan is visible.
    if (step === 'scan') scrollTo({ top: 0 });
  }, [step, problem, bench.turn]);
}
