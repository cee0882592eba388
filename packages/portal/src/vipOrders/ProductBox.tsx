import type { CustomsProduct } from '@crossdock/contract/vipOrders/shapes.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useDeferredValue, useEffect, useId } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

interface ProductBoxProps {
  readonly name: string;
  /** Empty until the typed text is the name of a product. */
  readonly productId: string;
  readonly error: string | undefined;
  readonly onType: (name: string, product: CustomsProduct | undefined) => void;
}

const staleMs = 300_000;

/** A product of the shop's dictionary, found while its name is typed. */
export function ProductBox({ name, productId, error, onType }: ProductBoxProps) {
  const id = useId();
  const words = useDeferredValue(name.trim().slice(0, 50));
  const found = useCall('findCustomsProducts', { words }, { staleMs });
  const list = found.data?.list ?? [];
  // A name that was typed or pasted before the list arrived is recognised when the list arrives.
  const late = productId === '' ? list.find((one) => one.name === name.trim()) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each product that is found
  useEffect(() => {
    if (late) onType(name, late);
  }, [late?.id]);
  const isUnknown = name.trim() !== '' && words === name.trim() && found.isSuccess && list.length === 0;
  return (
    <>
      <TextBox
        label={t('vipOrders.product')}
        required
        autoComplete="off"
        list={id}
        placeholder={t('vipOrders.product.hint')}
        description={isUnknown ? t('vipOrders.product.unknown') : undefined}
        value={name}
        error={error}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onType(
            typed,
            list.find((one) => one.name === typed.trim()),
          );
        }}
      />
      <datalist id={id}>
        {list.map((one) => (
          <option key={one.id} value={one.name}>
            {t('vipOrders.hs', { code: one.hsCode })}
          </option>
        ))}
      </datalist>
    </>
  );
}
