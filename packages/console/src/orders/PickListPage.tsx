import type { Output } from '@crossdock/contract/table.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Muted, Photo, Row } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Weight, When } from '@crossdock/ui/values.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLink, ParcelLink } from '../shell/links.tsx';
import { PrintTable } from '../shell/PrintLayout.tsx';
import { useTitlePrefix } from '../shell/windowTitle.ts';
import { OrderSheets } from './OrderSheets.tsx';
import classes from './PickList.module.css';
import { PickScan } from './PickScan.tsx';
import { usePickedParcels } from './usePickedParcels.ts';

export const Route = createFileRoute('/_shell/packing/pick')({
  staticData: { title: 'orders.pick.title' },
  component: PickListPage,
});

type Line = Output<'getPickList'>['list'][number];

/** The parcels to collect for several orders, sorted by shelf: ticked off on a tablet, or printed. */
function PickListPage() {
  const [{ ids = '', list: number }] = useFilters<{ ids?: string; list?: string }>();
  const wanted = number ? { number: String(number) } : { orderIds: ids.split(',').filter(Boolean) };
  const list = useCall('getPickList', wanted, { topics: ['orders'] });
  const lines = list.data?.list ?? [];
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  const orders = orderIds.length;
  useTitlePrefix(list.data?.number || undefined);
  return (
    <Page
      title={t('orders.pick.title')}
      back={<Link to="/packing">{t('shell.nav.packing')}</Link>}
      intro={lines.length > 0 ? t('orders.pick.intro', { orders, parcels: lines.length }) : undefined}
      actions={
        lines.length > 0 ? (
          <>
            {list.data?.id ? (
              <LabelButton kind="pickList" ids={[list.data.id]} label={t('labels.print.pickList')} />
            ) : null}
            <LabelButton kind="order" ids={orderIds} label={t('labels.print.many', { n: orders })} />
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {t('orders.pick.print')}
            </Button>
          </>
        ) : null
      }
    >
      <Loaded query={list}>
        {(data) =>
          data.list.length === 0 ? (
            <EmptyState picture="parcels" {...titleAndText('orders.pick.none')} />
          ) : (
            <Picking list={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Picking({ list }: { list: Output<'getPickList'> }) {
  const [picked, toggle] = usePickedParcels(list.list);
  return (
    <>
      <PickScan list={list} onPicked={(parcelId) => picked.has(parcelId) || toggle(parcelId)} />
      <Orders orders={list.orders} />
      <Shelves lines={list.list} number={list.number} picked={picked} toggle={toggle} />
      <OrderSheets lines={list.list} />
    </>
  );
}

/** The orders of the list, unpacked ones first. Each opens by a click or by its barcode. */
function Orders({ orders }: { orders: Output<'getPickList'>['orders'] }) {
  const toPack = orders.filter(({ state }) => state === 'processing');
  const others = orders.filter(({ state }) => state !== 'processing');
  return (
    <Section title={t('orders.pick.orders', { n: toPack.length, all: orders.length })} plain>
      <Row as="ul" gap={8} wrap>
        {[...toPack, ...others].map(({ id, number, state, totes }) => (
          <li key={id}>
            <Link
              to={state === 'processing' ? '/packing/$id' : '/orders/$id'}
              params={{ id }}
              className={buttonClass({ look: state === 'processing' ? 'soft' : 'plain', small: true })}
            >
              <span>
                {number} · {t(`orders.state.${state}`)}
                {totes.map(({ position }) => ` · ${t('orders.tote.n', { position })}`)}
              </span>
            </Link>
          </li>
        ))}
      </Row>
    </Section>
  );
}

interface ShelvesProps {
  readonly lines: readonly Line[];
  readonly number: string;
  readonly picked: ReadonlySet<string>;
  readonly toggle: (parcelId: string) => void;
}

/** The pick list itself, on screen and on paper. A scan of its barcode at the packing desk opens this page. */
function Shelves({ lines, number, picked, toggle }: ShelvesProps) {
  return (
    <PrintTable label={t('orders.pick.title')} code={number} className={classes.list}>
      <thead>
        <tr>
          <th scope="col">{t('orders.pick.done')}</th>
          <th scope="col">{t('orders.pick.shelf')}</th>
          <th scope="col">{t('orders.parcel.number')}</th>
          <th scope="col">{t('orders.parcel.goods')}</th>
          <th scope="col" data-align="end">
            {t('orders.weight')}
          </th>
          <th scope="col">{t('orders.number')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.parcelId} data-picked={picked.has(line.parcelId) || undefined}>
            <td>
              <label className={classes.tick}>
                <input
                  type="checkbox"
                  checked={picked.has(line.parcelId)}
                  aria-label={line.courierNumber}
                  onChange={() => toggle(line.parcelId)}
                />
              </label>
            </td>
            <td className={classes.shelf}>{line.shelfCode || t('orders.pick.noShelf')}</td>
            <td>
              <span className={classes.parcel}>
                {line.picture ? (
                  <Photo
                    square={44}
                    fit="cover"
                    round="control"
                    src={line.picture.thumb}
                    alt=""
                    loading="lazy"
                  />
                ) : null}
                <ParcelLink id={line.parcelId} courierNumber={line.courierNumber} />
              </span>
            </td>
            <td>{line.goodsName}</td>
            <td data-align="end">{line.weightG === null ? '–' : <Weight grams={line.weightG} />}</td>
            <td>
              <OrderLink id={line.orderId} number={line.orderNumber} />
              {line.changedAt === null ? null : (
                <Muted as="small" ownLine>
                  {t('orders.changed')} <When iso={line.changedAt} />
                </Muted>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}
