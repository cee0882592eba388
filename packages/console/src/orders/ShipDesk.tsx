import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Grid, Muted, Row, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconArrowBackUp, IconTruckDelivery } from '@tabler/icons-react';
import { useRememberCurrentItem } from '../shell/currentParcel.ts';
import { t } from '../shell/i18n.ts';
import { OrderLink } from '../shell/links.tsx';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import { ScanResultBar } from '../shell/ScanResultBar.tsx';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { destinationLine } from './destinationLine.ts';
import classes from './orders.module.css';
import type { ShippedLine } from './shipments.ts';
import { type ShipScan, useShipScan } from './useShipScan.ts';

/** The shipping desk. The cursor waits for an order, then for its forwarding number. */
export function ShipDesk() {
  const scan = useShipScan();
  useRememberCurrentItem(scan.bench.open);
  useFunctionKey('F8', () => void scan.undo(scan.lines.find((line) => line.state === 'shipped')));
  const carriers = scan.found?.carriers ?? [];
  return (
    <Split
      from="desktop"
      columns="minmax(0, 1.4fr) minmax(0, 1fr)"
      gap={20}
      alignContent="start"
      minWidth={0}
    >
      <Section title={t('orders.ship.scan')} aside={<Muted as="small">{t('orders.ship.keys')}</Muted>}>
        <Grid gap={16}>
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
        </Grid>
      </Section>
      <Recents lines={scan.lines} onUndo={(line) => void scan.undo(line)} />
    </Split>
  );
}

/** One box for both scans. Its label says which one is next. */
function NumberBox({ scan }: { scan: ShipScan }) {
  const { bench, problem, refusal, send, current, drawNow } = scan;
  const forwarding = bench.open !== '';
  return (
    <>
      <div className={classes.scan}>
        <ScanBox
          label={t(forwarding ? 'orders.ship.scanForwarding' : 'orders.ship.scanOrder')}
          step={forwarding ? 'forwarding' : 'order'}
          button={t(forwarding ? 'orders.ship.confirm' : 'orders.ship.next')}
          problem={
            problem ? t(`orders.ship.wrong.${problem.key}`, { code: problem.code }) : refusal || undefined
          }
          onHeard={(heard) => send({ type: 'line', heard })}
          onCommand={(key) => key === 'Escape' && send({ type: 'drop' })}
          turn={() => current().bench.turn}
          draw={drawNow}
        />
      </div>
      <ScannedItemActions code={strangeCode(scan)} desk="shipping" />
      {bench.waiting ? (
        <Banner tone="warning" title={t('orders.ship.held')}>
          <Code>{bench.waiting}</Code>
        </Banner>
      ) : null}
    </>
  );
}

/** A number that this desk cannot use now, but another desk may. */
function strangeCode({ problem, refusal, last }: ShipScan): string {
  if (problem) return strange.has(problem.key) ? problem.code : '';
  return refusal ? (last?.code ?? '') : '';
}

const strange: ReadonlySet<string> = new Set(['notOrder', 'isParcel', 'isShelf', 'badNumber']);

function Verdict({ scan: { found, refusal, bench, asking } }: { scan: ShipScan }) {
  const formatting = useFormatting();
  const tone = refusal ? 'danger' : found ? 'info' : 'neutral';
  const collect = found?.cashOnDelivery
    ? t('orders.cod.collect', {
        amount: formatMoney(found.codAmountMinor, formatting.currency, formatting),
      })
    : '';
  return (
    <ScanResultBar
      tone={tone}
      icon={IconTruckDelivery}
      word={
        found
          ? `${found.consignee} · ${found.carrierName}`
          : t(bench.open === '' ? 'orders.ship.waitOrder' : 'orders.ship.waitForwarding')
      }
    >
      {found
        ? [destinationLine(found.destination), whichPackages(bench.open, found), collect]
            .filter(Boolean)
            .join(' · ')
        : refusal || asking || bench.open}
    </ScanResultBar>
  );
}

/** The scanned package, or the number of packages that are shipped. */
function whichPackages(number: string, { packages, packageCount }: DeskOrderDetails): string {
  const part = packageNumberIn(number);
  if (part) return `${t('orders.desk.package', { n: part.position })} / ${packageCount}`;
  const left = packages.filter(({ state }) => state !== 'packed').length;
  const all = t('orders.packages.n', { n: packageCount - left });
  return left === 0 ? all : `${all} · ${t('orders.shipped.count', { n: left, all: packageCount })}`;
}

function Recents({ lines, onUndo }: { lines: readonly ShippedLine[]; onUndo: (line: ShippedLine) => void }) {
  return (
    <Section title={t('orders.ship.recent')}>
      {lines.length === 0 ? (
        <Muted as="p">{t('orders.ship.recent.none')}</Muted>
      ) : (
        <Box as="ol">
          {lines.map((line) => (
            <Row
              as="li"
              gap={[4, 16]}
              wrap
              align="center"
              pad={[10, 0]}
              lineBetween
              key={line.key}
              data-state={line.state}
              data-shipment={line.shipment.number}
            >
              <Grid as="span" grow minWidth={160}>
                {line.orderId ? (
                  <OrderLink id={line.orderId} number={line.shipment.number} />
                ) : (
                  <Code>{line.shipment.number}</Code>
                )}
                <Muted as="small" tone={line.state === 'refused' ? 'danger' : 'muted'}>
                  {line.message || line.consignee || t(`orders.ship.line.${line.state}`)}
                </Muted>
              </Grid>
              <Stack as="span" align="end" inline>
                <Code>{line.shipment.forwardingNumber}</Code>
                <Muted as="small">
                  {line.state === 'shipped' ? line.carrierName : t(`orders.ship.line.${line.state}`)}
                </Muted>
              </Stack>
              {line.state === 'shipped' ? (
                <Button small look="outline" icon={IconArrowBackUp} onClick={() => onUndo(line)}>
                  {t('orders.ship.undo')}
                </Button>
              ) : null}
            </Row>
          ))}
        </Box>
      )}
    </Section>
  );
}
