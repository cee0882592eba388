import type { ClaimableParcel } from '@crossdock/contract/aftersales/shapes.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** Explains, figure by figure, how much a parcel can be compensated. The member reads it before filing a claim. */
export function CompensationLimitFacts({ parcel }: { parcel: ClaimableParcel }) {
  const { mostMinor, awardedMinor, insuredShareMinor } = parcel;
  const insured = insuredShareMinor > 0;
  return (
    <Grid gap={2} minWidth={0}>
      <Facts
        facts={[
          [t('aftersales.limit.freight'), <Money key="freight" minor={parcel.freightShareMinor} />],
          [t('aftersales.limit.declared'), <Money key="declared" minor={parcel.declaredValueMinor} />],
          [t('aftersales.limit.insured'), <Money key="insured" minor={insuredShareMinor} />],
          [t('aftersales.limit.shop'), <Money key="shop" minor={parcel.parcelMaxMinor} />],
          [
            t('aftersales.limit.awarded'),
            awardedMinor > 0 ? <Money key="awarded" minor={awardedMinor} /> : null,
          ],
          [t('aftersales.kind.freight'), <Money key="most" minor={mostMinor.freight} emphasis />],
          [
            t('aftersales.kind.freightAndGoods'),
            insured ? <Money key="all" minor={mostMinor.freightAndGoods} emphasis /> : null,
          ],
        ]}
      />
      <Muted as="p">{t('aftersales.counted.text')}</Muted>
    </Grid>
  );
}
