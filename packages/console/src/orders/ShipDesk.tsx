import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconArrowBackUp, IconBarcode, IconScan, IconTruckDelivery } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { OrderLink } from '../shell/links.tsx';
import { useScanTaker } from '../shell/scanKeys.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { VerdictBar } from '../shell/VerdictBar.tsx';
import { destinationLine } from './destinationLine.ts';
import classes from './orders.module.css';
import { type ShippedLine, type ShipScan, useShipScan } from './useShipScan.ts';

/** The cursor waits for an order, then for its forwarding number. */
export function ShipDesk() {
  const scan = useShipScan();
  useFunctionKey('F8', () => void scan.undo(scan.lines.find((line) => line.state === 'shipped')));
  const carriers = scan.found?.carriers ?? [];
  return (
    <div className={classes.columns}>
      <Section
        title={t('orders.ship.scan')}
        aside={<small className={classes.muted}>{t('orders.ship.keys')}</small>}
      >
        <div className={classes.shipForm}>
          <Verdict scan={scan} />
          <NumberBox scan={scan} />
          {carriers.length > 1 ? (
            <ChoiceBox
              label={t('orders.carrier')}
              value={scan.carrierId}
              data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => scan.send({ type: 'carrier', carrierId: event.target.value })}
            />
          ) : null}
        </div>
      </Section>
      <Recents lines={scan.lines} onUndo={(line) => void scan.undo(line)} />
    </div>
  );
}

/** One box for both scans: it says which of them is next. */
function NumberBox({ scan: { step, number, problem, last, send } }: { scan: ShipScan }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const take = (heard: string) => {
    setText(heard);
    send({ type: 'scan', text: heard, atMs: performance.now() });
  };
  useScanTaker(box, take);
  useEffect(() => box.current?.focus(), []);
  // Before the scanner's next key, which would join what still stands there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken leaves the box, what was wrong is selected in it
  useLayoutEffect(() => {
    if (problem === null) return setText('');
    box.current?.focus();
    box.current?.select();
  }, [problem, step, number, last]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') send({ type: 'restart' });
    else if (event.key === 'Enter') take(event.currentTarget.value);
    else return;
    event.preventDefault();
  };
  const forwarding = step === 'forwarding';
  return (
    <>
      <div className={classes.scan}>
        <TextBox
          ref={box}
          label={t(forwarding ? 'orders.ship.scanForwarding' : 'orders.ship.scanOrder')}
          leftSection={
            forwarding ? <IconBarcode size={22} aria-hidden /> : <IconScan size={22} aria-hidden />
          }
          data-step={step}
          data-scans=""
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          error={problem ? t(`orders.ship.wrong.${problem.key}`, { code: problem.code }) : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <Button onClick={() => take(text)}>{t(forwarding ? 'orders.ship.confirm' : 'orders.ship.next')}</Button>
    </>
  );
}

function Verdict({ scan: { found, refusal, step, number } }: { scan: ShipScan }) {
  const formatting = useFormatting();
  const tone = refusal ? 'danger' : found ? 'info' : 'neutral';
  const collect = found?.cashOnDelivery
    ? t('orders.cod.collect', {
        amount: formatMoney(found.codAmountMinor, formatting.currency, formatting),
      })
    : '';
  return (
    <VerdictBar
      tone={tone}
      icon={IconTruckDelivery}
      word={
        found
          ? `${found.consignee} · ${found.carrierName}`
          : t(step === 'order' ? 'orders.ship.waitOrder' : 'orders.ship.waitForwarding')
      }
    >
      {found
        ? [destinationLine(found.destination), t('orders.packages.n', { n: found.packageCount }), collect]
            .filter(Boolean)
            .join(' · ')
        : refusal || number}
    </VerdictBar>
  );
}

function Recents({ lines, onUndo }: { lines: readonly ShippedLine[]; onUndo: (line: ShippedLine) => void }) {
  return (
    <Section title={t('orders.ship.recent')}>
      {lines.length === 0 ? (
        <p className={classes.muted}>{t('orders.ship.recent.none')}</p>
      ) : (
        <ol className={classes.lines}>
          {lines.map((line) => (
            <li key={line.key} data-state={line.state} data-shipment={line.number}>
              <span className={classes.grow}>
                {line.orderId ? (
                  <OrderLink id={line.orderId} number={line.number} />
                ) : (
                  <Code>{line.number}</Code>
                )}
                <small className={line.state === 'refused' ? classes.refused : classes.muted}>
                  {line.message || line.consignee || t(`orders.ship.line.${line.state}`)}
                </small>
              </span>
              <span className={classes.twoEnd}>
                <Code>{line.forwardingNumber}</Code>
                <small>
                  {line.state === 'shipped' ? line.carrierName : t(`orders.ship.line.${line.state}`)}
                </small>
              </span>
              {line.state === 'shipped' ? (
                <Button small look="outline" icon={IconArrowBackUp} onClick={() => onUndo(line)}>
                  {t('orders.ship.undo')}
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
