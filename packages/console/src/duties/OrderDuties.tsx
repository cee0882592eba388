import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { DutyBreakdown } from '@crossdock/web/DutyBreakdown.tsx';
import { DutyDifference } from '@crossdock/web/DutyDifference.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { CustomsChargeDialog } from './CustomsChargeDialog.tsx';

type Duties = Output<'getDeskOrderDuties'>;

/** The expected customs charge of an order and the actual one, with a button to enter it. */
export function OrderDuties({ orderId }: { orderId: string }) {
  const query = useCall('getDeskOrderDuties', { orderId }, { topics: ['orders'] });
  return (
    <LoadedSection title={t('duties.title')} query={query}>
      {(duties) => <Parts duties={duties} />}
    </LoadedSection>
  );
}

function Parts({ duties }: { duties: Duties }) {
  const mayNote = useStaff().may('advance.write');
  const [noting, setNoting] = useState(false);
  const { estimate, charged, open } = duties;
  return (
    <Grid gap={12} justifyItems="start">
      {charged.kind === 'charged' ? <Charged charged={charged} estimate={estimate} /> : null}
      {open && mayNote ? (
        <Button small look="outline" onClick={() => setNoting(true)}>
          {t('duties.charged.note')}
        </Button>
      ) : null}
      <DutyBreakdown t={t} estimate={estimate} />
      {noting ? <CustomsChargeDialog duties={duties} onClose={() => setNoting(false)} /> : null}
    </Grid>
  );
}

interface ChargedProps {
  readonly charged: Extract<Duties['charged'], { kind: 'charged' }>;
  readonly estimate: Duties['estimate'];
}

function Charged({ charged, estimate }: ChargedProps) {
  const formatting = useFormatting();
  const { chargedMinor, currency, paidBy, note, at, staffName } = charged;
  return (
    <Grid gap={6}>
      <Text as="p" strong>
        {t('duties.charged')} {formatMoney(chargedMinor, currency, formatting)}
      </Text>
      <DutyDifference t={t} estimate={estimate} chargedMinor={chargedMinor} />
      <Muted as="p">
        <InlineFacts>
          {t(`duties.paidBy.${paidBy}`)}
          {note}
          {staffName}
          <When iso={at} />
        </InlineFacts>
      </Muted>
    </Grid>
  );
}
