import type { DeskParcel } from '@crossdock/contract/deskParcel.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { TextBox } from '@crossdock/ui/controls.tsx';
import { Dots } from '@crossdock/ui/Dots.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code, Weight } from '@crossdock/ui/values.tsx';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './PackDesk.module.css';
import type { Packing } from './usePacking.ts';

/** The order's parcels, scanned off one by one. */
export function ParcelChecklist({ packing, onComplete }: { packing: Packing; onComplete: () => void }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { order, here, allHere } = packing;
  const scan = () => {
    setText('');
    if (text.trim() === '') return packing.complete ? onComplete() : undefined;
    if (packing.scan(text)) onComplete();
  };
  return (
    <Section
      title={t('orders.parcels')}
      aside={
        <span className={classes.count} role="status" data-complete={packing.complete || undefined}>
          {t('orders.desk.here', {
            here: allHere ? order.parcels.length : here.size,
            all: order.parcels.length,
          })}
        </span>
      }
    >
      <div className={classes.scan}>
        <TextBox
          ref={box}
          label={t('orders.desk.scan')}
          description={t('orders.desk.scan.hint')}
          leftSection={<IconScan size={22} aria-hidden />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            scan();
          }}
        />
      </div>
      {packing.scanProblem ? <Banner tone="danger">{packing.scanProblem}</Banner> : null}
      <ul className={classes.parcels}>
        {order.parcels.map((parcel) => (
          <ParcelLine key={parcel.id} parcel={parcel} packing={packing} />
        ))}
      </ul>
      <label className={classes.all}>
        <input type="checkbox" checked={allHere} onChange={() => packing.setAllHere(!allHere)} />
        {t('orders.desk.allHere')}
      </label>
    </Section>
  );
}

function ParcelLine({ parcel, packing }: { parcel: DeskParcel; packing: Packing }) {
  const { here, allHere, tick, untick } = packing;
  const ticked = allHere || here.has(parcel.id);
  return (
    <li data-here={ticked || undefined}>
      <label className={classes.parcel}>
        <input
          type="checkbox"
          checked={ticked}
          disabled={allHere}
          onChange={() => (ticked ? untick(parcel.id) : tick(parcel.id))}
        />
        {parcel.pictures[0] ? <img src={parcel.pictures[0].thumb} alt="" loading="lazy" /> : null}
        <span className={classes.parcelBody}>
          <Code>{parcel.billCode}</Code>
          <small>
            <Dots>
              {`${parcel.goodsName} × ${parcel.goodsCount}`}
              {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
            </Dots>
          </small>
        </span>
        <span className={classes.shelf}>{parcel.shelfCode || t('orders.pick.noShelf')}</span>
      </label>
    </li>
  );
}
