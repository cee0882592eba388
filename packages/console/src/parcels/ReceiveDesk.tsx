import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAtHand } from '../shell/atHand.ts';
import { t } from '../shell/i18n.ts';
import { useScanTaker } from '../shell/scanKeys.ts';
import { AddShelf } from './AddShelf.tsx';
import classes from './Desk.module.css';
import { PhotoStep } from './PhotoStep.tsx';
import { ReceivingScan } from './ReceivingScan.tsx';
import { RecentReceipts } from './RecentReceipts.tsx';
import { type Recent, undoReceipt, useRecents } from './receipts.ts';
import type { Step } from './receivingSteps.ts';
import { type Receiving, useReceiving } from './useReceiving.ts';
import { useShelves } from './useShelves.ts';
import { Verdict } from './Verdict.tsx';

interface ReceiveDeskProps {
  readonly warehouseId: string;
  readonly desk: Output<'getDesk'>;
}

/** Scan, weigh, size, picture, shelf, Enter: no mouse, and no waiting for the network. */
export function ReceiveDesk({ warehouseId, desk }: ReceiveDeskProps) {
  const shelves = useShelves(warehouseId);
  const { picturesNeeded, likelyMeasures } = desk;
  const receiving = useReceiving({ warehouseId, shelves, picturesNeeded, likelyMeasures });
  const { send } = receiving;
  const recents = useRecents();
  useAtHand(receiving.draft.courierNumber || recents[0]?.parcel.courierNumber);
  const form = useRef<HTMLDivElement>(null);
  const scan = useRef<HTMLInputElement>(null);
  useFocusOfStep(form, receiving);
  useScanTaker(scan, (text) => send({ type: 'scan', text, atMs: performance.now() }));
  const undo = async (recent: Recent | undefined) => {
    const failure = recent && (await undoReceipt(recent));
    if (failure) showMessage('danger', failure);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { target, key } = event;
    if (key === 'Escape') send({ type: 'restart' });
    else if (key === 'F8') void undo(recents.find(({ undone, outcome }) => !undone && outcome !== 'already'));
    else if (key === 'F9') send({ type: 'withoutPhoto' });
    else if (key === 'Enter' && target instanceof HTMLInputElement && target.dataset.step)
      send({ type: 'enter', text: target.value, atMs: performance.now() });
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.desk}>
      <Section>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole form, heard while they bubble up from its inputs */}
        <div className={classes.form} ref={form} onKeyDown={press}>
          <Verdict receiving={receiving} />
          <Waiting next={receiving.next} />
          <ReceivingScan box={scan} receiving={receiving} />
          <Steps receiving={receiving} warehouseId={warehouseId} />
          <p className={classes.keys}>{t('parcels.desk.keys')}</p>
        </div>
      </Section>
      <RecentReceipts recents={recents} onUndo={(recent) => void undo(recent)} />
    </div>
  );
}

/** Parcels that were scanned before their turn. */
function Waiting({ next }: { next: readonly string[] }) {
  if (next.length === 0) return null;
  return (
    <Banner tone="warning" title={t('parcels.desk.held', { n: next.length })}>
      <span className={classes.codes}>{next.join('  ')}</span>
    </Banner>
  );
}

function Steps({ receiving, warehouseId }: { receiving: Receiving; warehouseId: string }) {
  const { draft, step, found, problem, doubts, send } = receiving;
  const said = problem && t(`parcels.desk.wrong.${problem.key}`, { code: problem.code });
  const box = (name: Exclude<Step, 'photo' | 'scan'>) => ({
    'data-step': name,
    'data-scans': '',
    value: draft[name],
    error: problem?.step === name && problem.key !== 'unlikely' ? (said ?? undefined) : undefined,
    onFocus: () => step !== name && send({ type: 'go', step: name }),
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'change', part: { [name]: event.target.value } }),
    autoComplete: 'off',
    disabled: step === 'scan',
  });
  return (
    <>
      <div className={classes.measures}>
        <TextBox
          {...box('weight')}
          inputMode="decimal"
          label={t('parcels.desk.weight')}
          rightSection={<Unit>{t('parcels.desk.kg')}</Unit>}
        />
        <TextBox
          {...box('size')}
          label={t('parcels.desk.size')}
          placeholder="30 20 10"
          rightSection={<Unit>{t('parcels.desk.cm')}</Unit>}
        />
      </div>
      {doubts.length > 0 ? (
        <Banner tone="warning" title={t('parcels.desk.unlikely')}>
          {doubts.map((doubt) => t(`parcels.desk.doubt.${doubt}`)).join(' · ')}{' '}
          {t('parcels.desk.unlikely.text')}
        </Banner>
      ) : null}
      {found?.verdict === 'unknown' ? (
        <TextBox
          data-scans=""
          autoComplete="off"
          value={draft.label}
          onChange={(event) => send({ type: 'change', part: { label: event.target.value } })}
          label={t('parcels.desk.label')}
          description={t('parcels.desk.label.hint')}
        />
      ) : null}
      <PhotoStep receiving={receiving} />
      {problem?.step === 'photo' ? <Banner tone="danger">{said}</Banner> : null}
      <TextBox {...box('shelf')} label={t('parcels.desk.shelf')} description={t('parcels.desk.shelf.hint')} />
      {problem?.key === 'shelfUnknown' ? (
        <AddShelf
          warehouseId={warehouseId}
          code={problem.code}
          onAdded={() => send({ type: 'change', part: { shelf: problem.code } })}
        />
      ) : null}
      <Button
        onClick={() => {
          const text = step === 'photo' || step === 'scan' ? '' : draft[step];
          send({ type: 'enter', text, atMs: performance.now() });
        }}
        disabled={step === 'scan'}
      >
        {t(step === 'shelf' ? 'parcels.desk.finish' : 'parcels.desk.next')}
        <kbd className={classes.key}>{t('parcels.desk.enter')}</kbd>
      </Button>
    </>
  );
}

/** Moves the cursor to the step's box, with its text selected so that a scan replaces it: also where it was wrong. */
function useFocusOfStep(form: RefObject<HTMLDivElement | null>, { step, problem, draft }: Receiving) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each parcel begins anew, also at the step at which the last one stood
  useLayoutEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!target || (target === document.activeElement && problem === null)) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
    // On a tablet the next scan begins where its answer can be seen.
    if (step === 'scan') scrollTo({ top: 0 });
  }, [step, problem, draft.courierNumber]);
}
