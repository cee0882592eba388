import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import {
  type Icon,
  IconBarcode,
  IconBuildingBank,
  IconBuildingStore,
  IconCash,
  IconCreditCard,
  IconDeviceMobile,
  IconFlask,
  IconQrcode,
  IconWallet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './payments.module.css';

const icons: Readonly<Record<PaymentMethodCode, Icon>> = {
  balance: IconWallet,
  card: IconCreditCard,
  linePay: IconDeviceMobile,
  atm: IconBuildingBank,
  storeCode: IconBuildingStore,
  storeBarcode: IconBarcode,
  promptPay: IconQrcode,
  trueMoney: IconDeviceMobile,
  fpx: IconBuildingBank,
  duitNow: IconQrcode,
  grabPay: IconDeviceMobile,
  alipay: IconDeviceMobile,
  fps: IconQrcode,
  sandbox: IconFlask,
  bank: IconBuildingBank,
  cod: IconCash,
};

interface MethodChoiceProps {
  readonly methods: readonly PayOption[];
  /** The member's last method, shown first. */
  readonly first: PaymentMethodCode | null;
  readonly chosen: PaymentMethodCode | undefined;
  readonly onChoose: (code: PaymentMethodCode) => void;
  /** Shows what to do about a method that is not possible, for example a link to top up. */
  readonly remedy?: (method: PayOption) => ReactNode;
}

/** The payment methods, each with its fee and total. A method that is not possible shows the reason. */
export function MethodChoice({ methods, first, chosen, onChoose, remedy }: MethodChoiceProps) {
  return (
    <Grid as="fieldset" gap={8}>
      <Legend>{t('payments.method')}</Legend>
      {[...methods].sort(byUse(first)).map((method) => (
        <Method
          key={method.code}
          method={method}
          chosen={chosen === method.code}
          onChoose={() => onChoose(method.code)}
          remedy={remedy?.(method)}
        />
      ))}
    </Grid>
  );
}

function Method(props: { method: PayOption; chosen: boolean; onChoose: () => void; remedy: ReactNode }) {
  const { method } = props;
  const Picture = icons[method.code];
  return (
    <ChoiceCard
      name="method"
      value={method.code}
      checked={props.chosen}
      impossible={!method.possible}
      onChange={props.onChoose}
    >
      <span>
        <Row as="span" gap={8} align="center" strong tone={method.possible ? 'text' : 'muted'}>
          <Picture size={20} stroke={1.8} aria-hidden />
          {method.name}
        </Row>
        <Muted size={13}>{feeText(method)}</Muted>
      </span>
      <Text figures textAlign="end">
        {method.totalMinor > 0 ? <Money minor={method.totalMinor} muted={!method.possible} /> : null}
      </Text>
      {method.obstacle ? (
        <span className={classes.why}>
          {method.obstacle.message} {props.remedy}
        </span>
      ) : null}
    </ChoiceCard>
  );
}

/** Sorts possible methods first, and the member's last method first among these. */
const byUse = (first: PaymentMethodCode | null) => {
  const rank = ({ possible, code }: PayOption) => (possible ? (code === first ? 0 : 1) : 2);
  return (a: PayOption, b: PayOption) => rank(a) - rank(b);
};

function feeText(method: PayOption): ReactNode {
  if (method.code === 'cod') return <AtTheDoor feeMinor={method.feeMinor} />;
  if (method.feeBasisPoints === 0) return t('payments.fee.none');
  const percent = String(method.feeBasisPoints / 100);
  if (method.feeMinor === 0) return t('payments.fee.percent', { percent });
  return (
    <>
      {t('payments.fee.percent', { percent })} · <Money minor={method.feeMinor} muted />
    </>
  );
}

/**
 * Cash on delivery has a text of its own and is never shown as free, because its fee is already in the amount and is
 * paid later.
 */
function AtTheDoor({ feeMinor }: { feeMinor: number }) {
  return (
    <>
      {t('payments.atDoor')}
      {feeMinor > 0 ? (
        <>
          {' · '}
          {t('payments.fee')} <Money minor={feeMinor} muted />
        </>
      ) : null}
    </>
  );
}
