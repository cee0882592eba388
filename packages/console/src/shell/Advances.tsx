import type { AdvanceSubject } from '@crossdock/contract/checkout/advances.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { PictureRows } from '@crossdock/ui/PictureRows.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { lazy, Suspense, useState } from 'react';
import { useCall, useSubmit } from './api.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { useStaff } from './staff.ts';

const AddAdvance = lazy(() => import('./AddAdvance.tsx').then((m) => ({ default: m.AddAdvance })));

/**
 * The costs that the firm paid for the member of a parcel or order, with receipts; more can be added until
 * the bill is paid.
 */
export function Advances({ bearer }: { bearer: AdvanceSubject }) {
  const staff = useStaff();
  const [adding, setAdding] = useState(false);
  const advances = useCall('listAdvances', bearer, { topics: ['parcels', 'orders'] });
  const writes = staff.may('advance.write');
  return (
    <Section title={t('advances.title')}>
      <Loaded query={advances}>
        {({ open, list }) => (
          <Grid gap={12} justifyItems="start">
            {list.length === 0 ? <Muted as="p">{t('advances.none')}</Muted> : null}
            <PictureRows
              rows={list.map((one) => ({
                key: one.id,
                picture: { ...one.receipt, alt: t('advances.pic', { reason: one.reason }) },
                text: (
                  <>
                    {one.reason} · <Money minor={one.amountMinor} emphasis />
                  </>
                ),
                note: <About advance={one} />,
                end: open && writes ? <Withdraw id={one.id} /> : null,
              }))}
            />
            {writes && open ? (
              <Button small look="outline" onClick={() => setAdding(true)}>
                {t('advances.add')}
              </Button>
            ) : null}
            {writes && !open && list.length > 0 ? <Muted as="p">{t('advances.closed')}</Muted> : null}
          </Grid>
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

function About({ advance }: { advance: Output<'listAdvances'>['list'][number] }) {
  const { staffName, courierNumber, at } = advance;
  const words = [staffName, courierNumber && t('advances.parcel', { number: courierNumber })];
  return (
    <>
      {words.filter(Boolean).join(' · ')} <When iso={at} />
    </>
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
