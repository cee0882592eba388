import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import type { OrderDialogProps } from './ReasonDialogs.tsx';

export interface Shipment {
  readonly forwardingNumber: string;
  readonly carrierId: string;
}

interface FieldsProps {
  readonly order: OrderDialogProps['order'];
  readonly value: Shipment;
  readonly onChange: (value: Shipment) => void;
  readonly errors: Readonly<Record<string, { readonly message: string }>>;
}

/** The tracking number of an order and its carrier. */
export function ShipmentFields({ order, value, onChange, errors }: FieldsProps) {
  return (
    <>
      <TextBox
        label={t('orders.forwarding')}
        required
        autoComplete="off"
        value={value.forwardingNumber}
        error={errors.forwardingNumber?.message}
        onChange={(event) => onChange({ ...value, forwardingNumber: event.target.value })}
      />
      <ChoiceBox
        label={t('orders.carrier')}
        value={value.carrierId}
        data={order.carriers.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.carrierId?.message}
        onChange={(event) => onChange({ ...value, carrierId: event.target.value })}
      />
    </>
  );
}
