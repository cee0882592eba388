import type { Bearer } from '@crossdock/contract/checkout/advances.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { lazy, Suspense, useState } from 'react';
import classes from './Advances.module.css';
import { useCall, useSubmit } from './api.ts';
import { t } from './i18n.ts';
import { loadedTexts } from './lists.ts';
import { useStaff } from './staff.ts';

const AddAdvance = lazy(() => import('./AddAdvance.tsx').then((m) => ({ default: m.AddAdvance })));

/** What the firm paid for the member of a parcel or an order, with receipts; and one more, while the bill is not paid. */
export function Advances({ bearer }: { bearer: Bearer }) {
  const staff = useStaff();
  const [adding, setAdding] = useState(false);
  const advances = useCall('listAdvances', bearer, { topics: ['parcels', 'orders'] });
  const writes = staff.may('advance.write');
  return (
    <Section title={t('advances.title')}>
      <Loaded query={advances} texts={loadedTexts()}>
        {({ open, list }) => (
          <div className={classes.body}>
            {list.length === 0 ? <p className={classes.muted}>{t('advances.none')}</p> : null}
            <ul className={classes.list}>
              {list.map((one) => (
                <li key={one.id}>
                  <a href={one.receipt.full} target="_blank" rel="noreferrer">
                    <img
                      src={one.receipt.thumb}
                      alt={t('advances.pic', { reason: one.reason })}
                      loading="lazy"
                    />
                  </a>
                  <span className={classes.words}>
                    <span>
                      {one.reason} · <Money minor={one.amountMinor} emphasis />
                    </span>
                    <span className={classes.muted}>
                      {[
                        one.staffName,
                        one.courierNumber && t('advances.parcel', { number: one.courierNumber }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}{' '}
                      <When iso={one.at} />
                    </span>
                  </span>
                  {open && writes ? <Withdraw id={one.id} /> : null}
                </li>
              ))}
            </ul>
            {writes && open ? (
              <Button small look="outline" onClick={() => setAdding(true)}>
                {t('advances.add')}
              </Button>
            ) : null}
            {writes && !open && list.length > 0 ? (
              <p className={classes.muted}>{t('advances.closed')}</p>
            ) : null}
          </div>
        )}
      </Loaded>
      {adding ? (
        <Suspense fallback={null}>
          <AddAdvance bearer={bearer} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

function Withdraw({ id }: { id: string }) {
  const { submit, busy } = useSubmit('withdrawAdvance', { refreshes: ['listAdvances', 'getDeskOrder'] });
  return (
    <Button small look="plain" busy={busy} onClick={() => void submit({ id })}>
      {t('advances.wd')}
    </Button>
  );
}
