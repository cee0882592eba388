import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, TextBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconBarcode, IconScan, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';
import { type ShipScan, useShipScan } from './useShipScan.ts';
import { addressLine } from './words.ts';

/** The cursor waits for an order, then for its forwarding number. */
export function ShipDesk() {
  const scan = useShipScan();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>(`[data-step="${scan.step}"]`);
    box?.focus();
    box?.select();
  }, [scan.step]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') scan.restart();
    else if (event.key === 'Enter' && (event.target as HTMLElement).tagName === 'INPUT') void scan.enter();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.columns}>
      <Section
        title={t('orders.ship.scan')}
        aside={<small className={classes.muted}>{t('orders.ship.keys')}</small>}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole form, heard while they bubble up from its inputs */}
        <div className={classes.shipForm} ref={form} onKeyDown={press}>
          <Verdict scan={scan} />
          <div className={classes.scan}>
            <TextBox
              label={t('orders.ship.scanOrder')}
              leftSection={<IconScan size={22} aria-hidden />}
              data-step="order"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={scan.step !== 'order'}
              value={scan.number}
              error={scan.step === 'order' ? scan.problem : undefined}
              onChange={(event) => scan.setNumber(event.target.value)}
            />
          </div>
          {scan.step === 'forwarding' ? <ForwardingPart scan={scan} /> : null}
          <Button busy={scan.busy} onClick={() => void scan.enter()}>
            {t(scan.step === 'order' ? 'orders.ship.next' : 'orders.ship.confirm')}
          </Button>
        </div>
      </Section>
      <Recents scan={scan} />
    </div>
  );
}

function ForwardingPart({ scan }: { scan: ShipScan }) {
  const carriers = scan.found?.carriers ?? [];
  return (
    <>
      <div className={classes.scan}>
        <TextBox
          label={t('orders.ship.scanForwarding')}
          leftSection={<IconBarcode size={22} aria-hidden />}
          data-step="forwarding"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={scan.forwarding}
          error={scan.problem}
          onChange={(event) => scan.setForwarding(event.target.value)}
        />
      </div>
      {carriers.length > 1 ? (
        <ChoiceBox
          label={t('orders.carrier')}
          value={scan.carrierId}
          data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => scan.setCarrierId(event.target.value)}
        />
      ) : null}
    </>
  );
}

function Verdict({ scan }: { scan: ShipScan }) {
  const formatting = useFormatting();
  const { found, problem } = scan;
  const tone = problem ? 'danger' : found ? 'info' : 'neutral';
  const collect = found?.cashOnDelivery
    ? t('orders.cod.collect', {
        amount: formatMoney(found.codAmountMinor, formatting.currency, formatting),
      })
    : '';
  return (
    <div className={classes.verdict} data-tone={tone} role="status">
      <IconTruckDelivery size={36} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.verdictWord}>
          {found ? `${found.consignee} · ${found.carrierName}` : t('orders.ship.waitOrder')}
        </p>
        <p className={classes.verdictText}>
          {found
            ? [addressLine(found.destination), t('orders.packages.n', { n: found.packageCount }), collect]
                .filter(Boolean)
                .join(' · ')
            : problem}
        </p>
      </div>
    </div>
  );
}

function Recents({ scan }: { scan: ShipScan }) {
  return (
    <Section title={t('orders.ship.recent')}>
      {scan.recents.length === 0 ? (
        <p className={classes.muted}>{t('orders.ship.recent.none')}</p>
      ) : (
        <ol className={classes.lines}>
          {scan.recents.map((order) => (
            <li key={order.id}>
              <span className={classes.grow}>
                <Link to="/orders/$id" params={{ id: order.id }}>
                  <Code>{order.number}</Code>
                </Link>
                <small className={classes.muted}>{order.consignee}</small>
              </span>
              <span className={classes.twoEnd}>
                <Code>{order.forwardingNumber}</Code>
                <small>{order.carrierName}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
