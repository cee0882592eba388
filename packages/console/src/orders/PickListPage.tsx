import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Photo } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Weight, When } from '@crossdock/ui/values.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { OrderLink, ParcelLink } from '../shell/links.tsx';
import { loadedTexts } from '../shell/lists.ts';
import { PaperTable } from '../shell/Paper.tsx';
import { OrderSheets } from './OrderSheets.tsx';
import classes from './PickList.module.css';
import { usePicked } from './usePicked.ts';

type Line = Output<'getPickList'>['list'][number];

/** What to fetch for several orders, in the order of the shelves: on a tablet to tick off, or printed. */
export function PickListPage() {
  const [{ ids = '' }] = useFilters<{ ids?: string }>();
  const list = useCall('getPickList', { orderIds: ids.split(',').filter(Boolean) }, { topics: ['orders'] });
  const lines = list.data?.list ?? [];
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  const orders = orderIds.length;
  return (
    <Page
      title={t('orders.pick.title')}
      back={<Link to="/packing">{t('shell.nav.packing')}</Link>}
      intro={lines.length > 0 ? t('orders.pick.intro', { orders, parcels: lines.length }) : undefined}
      actions={
        lines.length > 0 ? (
          <>
            <LabelButton kind="order" ids={orderIds} label={t('labels.print.many', { n: orders })} />
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {t('orders.pick.print')}
            </Button>
          </>
        ) : null
      }
    >
      <Loaded query={list} texts={loadedTexts()}>
        {(data) =>
          data.list.length === 0 ? (
            <EmptyState picture="parcels" title={t('orders.pick.none')} text={t('orders.pick.none.text')} />
          ) : (
            <>
              <Shelves lines={data.list} />
              <OrderSheets lines={data.list} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Shelves({ lines }: { lines: readonly Line[] }) {
  const [picked, toggle] = usePicked(lines);
  return (
    <PaperTable label={t('orders.pick.title')} className={classes.list}>
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
    </PaperTable>
  );
}
