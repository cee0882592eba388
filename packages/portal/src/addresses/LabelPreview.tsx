import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Hints } from '../shell/Hints.tsx';
import { t } from '../shell/i18n.ts';
import type { AddressValues } from './addressValues.ts';

/** Shows the address label while it is typed, with hints about what makes an address pass the audit. */
export function LabelPreview({ values }: { values: AddressValues }) {
  const { consignee, phone } = values;
  const where = placeOf(values);
  const hints = [t('addresses.help.id'), t('addresses.help.phone')];
  return (
    <>
      <Section title={t('addresses.label')}>
        {consignee || phone || where ? (
          <Text as="p">
            <Text strong>{consignee}</Text> {phone}
            <br />
            {where}
          </Text>
        ) : (
          <Muted as="p">{t('addresses.label.none')}</Muted>
        )}
      </Section>
      <Hints
        title={t('addresses.help')}
        hints={currentShop().addressAudit ? [...hints, t('addresses.help.audit')] : hints}
      />
    </>
  );
}

function placeOf(values: AddressValues): string {
  if (values.kind === 'home') return addressLine(values);
  const kind = t(`addresses.kind.${values.kind}`);
  return values.kind === 'store' && values.storeName
    ? `${kind} ${values.storeName} ${values.storeAddress}`
    : values.pickupPointId || values.storeName
      ? kind
      : '';
}
