import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** Says what happens to the parcels of an order that ends, and to the money that was paid for it. */
export function CancellationText({ parcelCount, refundMinor }: { parcelCount: number; refundMinor: number }) {
  return (
    <>
      <p>{t('orders.cancel.text', { n: parcelCount })}</p>
      {refundMinor > 0 ? (
        <p>
          {t('orders.cancel.refund')} <Money minor={refundMinor} />
        </p>
      ) : null}
    </>
  );
}
