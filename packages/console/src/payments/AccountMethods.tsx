import {
  defaultAmountLimits,
  methodsOf,
  type ProviderKind,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';
import type { ProviderAccount } from './moneyRows.ts';

type Method = ProviderAccount['methods'][number];
const bounds = ['least', 'most'] as const;
type Bound = (typeof bounds)[number];
export type TypedLimits = { readonly [M in Method]?: Readonly<Record<Bound, string>> };

/** The account's own amounts, in the form's format. */
export function toTypedLimits(account: ProviderAccount | null, currency: string): TypedLimits {
  const text = (amount: number | null) => (amount === null ? '' : shortAmountText(amount, currency));
  return Object.fromEntries(
    (account?.limits ?? []).map(({ method, leastMinor, mostMinor }) => [
      method,
      { least: text(leastMinor), most: text(mostMinor) },
    ]),
  );
}

/** The typed amounts to send: only those of served methods. */
export function limitsToSave(
  methods: readonly Method[],
  limits: TypedLimits,
  currency: string,
): NonNullable<Request<'savePaymentAccount'>['limits']> {
  return methods.flatMap((method) => {
    const { least = '', most = '' } = limits[method] ?? {};
    const leastMinor = typedAmount(least, currency) ?? null;
    const mostMinor = typedAmount(most, currency) ?? null;
    return leastMinor === null && mostMinor === null ? [] : [{ method, leastMinor, mostMinor }];
  });
}

interface AccountMethodsProps {
  readonly kind: ProviderKind;
  readonly methods: readonly Method[];
  readonly limits: TypedLimits;
  readonly others: readonly ProviderAccount[];
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onMethods: (methods: Method[]) => void;
  readonly onLimits: (limits: TypedLimits) => void;
}

/**
 * Chooses the methods that are paid into the account, with their smallest and largest amounts; says which
 * account served them until now.
 */
export function AccountMethods(props: AccountMethodsProps) {
  const { kind, methods, others, errors } = props;
  const { currency } = useFormatting();
  return (
    <Stack as="fieldset" gap={20}>
      <Legend size={14}>{t('payments.providers.methods')}</Legend>
      {methodsOf(kind, currency).map((method) => {
        const other = others.find((one) => one.methods.includes(method));
        const checked = methods.includes(method);
        return (
          <Stack gap={8} key={method}>
            <Checkbox
              label={t(`payments.method.${method}`)}
              description={
                other
                  ? t('payments.providers.methods.taken', { name: other.name })
                  : t('payments.providers.methods.hint')
              }
              checked={checked}
              onChange={({ currentTarget: { checked: now } }) =>
                props.onMethods([...methods.filter((one) => one !== method), ...(now ? [method] : [])])
              }
            />
            {checked ? <Amounts {...props} method={method} /> : null}
          </Stack>
        );
      })}
      {errors.methods || errors.limits ? (
        <Text as="p" tone="danger" role="alert">
          {errors.methods ?? errors.limits}
        </Text>
      ) : null}
    </Stack>
  );
}

/** An empty box means the provider's usual amount, which the box shows. */
function Amounts({ kind, method, limits, onLimits }: AccountMethodsProps & { readonly method: Method }) {
  const { currency } = useFormatting();
  const { leastMinor, mostMinor } = defaultAmountLimits(kind, method, currency);
  const usual = { least: leastMinor, most: mostMinor };
  const typed = limits[method] ?? { least: '', most: '' };
  return (
    <FieldPair>
      {bounds.map((bound) => {
        const amount = usual[bound];
        return (
          <AmountBox
            key={bound}
            label={t(`payments.providers.${bound}`)}
            placeholder={
              amount === null ? t('payments.providers.noLimit') : shortAmountText(amount, currency)
            }
            value={typed[bound]}
            onText={(text) => onLimits({ ...limits, [method]: { ...typed, [bound]: text } })}
          />
        );
      })}
    </FieldPair>
  );
}
