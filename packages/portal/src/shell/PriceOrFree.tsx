import { Money } from '@crossdock/ui/values.tsx';
import { t } from './i18n.ts';

/** An amount, or "free" for 0. */
export function PriceOrFree({ minor }: { minor: number }) {
  return minor === 0 ? <strong>{t('services.free')}</strong> : <Money minor={minor} emphasis />;
}
