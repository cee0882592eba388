import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { AddressValues } from './addressValues.ts';

/** One of the shop's pickup points in the chosen country; the saved ones come first. */
export function PickupPointFields({ form }: { form: PlainForm<AddressValues> }) {
  const { country, pickupPointId } = form.values;
  const all = useCall(
    'listPickupPoints',
    { country, pageSize: 100 },
    { enabled: country !== '', staleMs: 60_000 },
  );
  const saved = useCall('listMyPickupPoints', {}, { topics: ['addresses'] });
  const mine = new Set((saved.data?.list ?? []).map(({ id }) => id));
  const points = [...(all.data?.list ?? [])].sort((a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)));
  const chosen = points.find(({ id }) => id === pickupPointId);
  return (
    <>
      <ChoiceBox
        required
        label={t('addresses.point')}
        placeholder={t('addresses.choose')}
        disabled={points.length === 0}
        data={points.map(({ id, name, city }) => ({
          value: id,
          label: `${mine.has(id) ? '★ ' : ''}${name} · ${city}`,
        }))}
        value={pickupPointId}
        error={form.errors.pickupPointId}
        onChange={(event) => form.set('pickupPointId', event.target.value)}
      />
      {chosen ? (
        <Muted as="p">
          {chosen.address} · {chosen.hours}
        </Muted>
      ) : null}
      {all.data && points.length === 0 ? <Muted as="p">{t('addresses.point.noneHere')}</Muted> : null}
      <BoxLink to="/addressZtd">{t('addresses.point.browse')}</BoxLink>
    </>
  );
}
