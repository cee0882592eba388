import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox, Unit } from '@crossdock/ui/controls.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconScan } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './Desk.module.css';
import { PhotoStep } from './PhotoStep.tsx';
import { RecentReceipts } from './RecentReceipts.tsx';
import { type Recent, undoReceipt, useRecents } from './receipts.ts';
import { type Receiving, type Step, useReceiving } from './useReceiving.ts';
import { Verdict } from './Verdict.tsx';

/** Scan, weigh, size, picture, shelf, Enter: no mouse, and no waiting for the network. */
export function ReceiveDesk({ warehouseId }: { warehouseId: string }) {
  const receiving = useReceiving(warehouseId);
  const recents = useRecents();
  const form = useFocusOfStep(receiving.step);
  const undo = async (recent: Recent | undefined) => {
    const failure = recent && (await undoReceipt(recent));
    if (failure) showMessage('danger', failure);
    receiving.restart();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') receiving.restart();
    else if (event.key === 'F8') void undo(recents.find(({ undone }) => !undone));
    else if (event.key === 'Enter' && (event.target as HTMLElement).tagName === 'INPUT') receiving.enter();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.desk}>
      <Section>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole form, heard while they bubble up from its inputs */}
        <div className={classes.form} ref={form} onKeyDown={press}>
          <Verdict receiving={receiving} />
          <Steps receiving={receiving} />
          <p className={classes.keys}>{t('parcels.desk.keys')}</p>
        </div>
      </Section>
      <RecentReceipts recents={recents} onUndo={(recent) => void undo(recent)} />
    </div>
  );
}

function Steps({ receiving }: { receiving: Receiving }) {
  const { draft, step, found, problem, change, go } = receiving;
  const box = (name: Exclude<Step, 'photo' | 'scan'>) => ({
    'data-step': name,
    value: draft[name],
    error: step === name ? (problem ?? undefined) : undefined,
    onFocus: () => step !== name && go(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    autoComplete: 'off',
    disabled: step === 'scan',
  });
  return (
    <>
      <div className={classes.scan}>
        <TextBox
          label={t('parcels.desk.scan')}
          leftSection={<IconScan size={22} aria-hidden />}
          data-step="scan"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('parcels.desk.scan.hint')}
          value={draft.billCode}
          error={step === 'scan' ? (problem ?? undefined) : undefined}
          onFocus={() => step !== 'scan' && go('scan')}
          onChange={(event) => change({ billCode: event.target.value })}
        />
      </div>
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
      {found?.verdict === 'unknown' ? (
        <TextBox
          {...box('label')}
          label={t('parcels.desk.label')}
          description={t('parcels.desk.label.hint')}
        />
      ) : null}
      <PhotoStep receiving={receiving} />
      <TextBox {...box('shelf')} label={t('parcels.desk.shelf')} description={t('parcels.desk.shelf.hint')} />
      <Button onClick={receiving.enter} disabled={step === 'scan'}>
        {t(step === 'shelf' ? 'parcels.desk.finish' : 'parcels.desk.next')}
        <kbd className={classes.key}>{t('parcels.desk.enter')}</kbd>
      </Button>
    </>
  );
}

/** Moves the cursor to the step's box, with its text selected so that a scan replaces it. */
function useFocusOfStep(step: Step) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!target || target === document.activeElement) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
    // On a tablet the next scan begins where its answer can be seen.
    if (step === 'scan') scrollTo({ top: 0 });
  }, [step]);
  return form;
}
