import { createFileRoute } from '@tanstack/react-router';
import { RegisterChargeback } from '../../chargebacks/RegisterChargeback.tsx';
import { PaymentsPage } from '../../payments/PaymentsPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/payments')({
  staticData: { title: 'payments.title' },
  component: () => (
    <PaymentsPage
      tabs={<MoneyTabs />}
      chargeback={(payment, onClose) => (
        <RegisterChargeback payId={payment.payId} totalMinor={payment.totalMinor} onClose={onClose} />
      )}
    />
  ),
});
