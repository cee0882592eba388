import type { Output } from '@crossdock/contract/table.ts';
import { upToMultiple } from '@crossdock/domain/rounding.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { topUpBonus } from '@crossdock/domain/wallet/offers.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Legend, Note } from '@crossdock/ui/Note.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';
import classes from './payments.module.css';

type Limits = Output<'getRechargeOffers'>;
type Offer = Limits['offers'][number];

interface RechargeAmountProps {
  readonly limits: Limits;
  readonly range: string;
  readonly text: string;
  readonly amountMinor: number;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** Chooses an offer, a round amount or any amount, and shows the shop's bonus for it. */
export function RechargeAmount(props: RechargeAmountProps) {
  const { limits, amountMinor } = props;
  const { currency, offers, minMinor, maxMinor } = limits;
  const inReach = offers.filter((offer) => offer.amountMinor >= minMinor && offer.amountMinor <= maxMinor);
  const choose = (amount: number) => props.onText(amountText(inCoins(amount), currency));
  return (
    <Section>
      <Grid gap={16}>
        {inReach.length > 0 ? (
          <Offers offers={inReach} amountMinor={amountMinor} onChoose={choose} />
        ) : (
          <Note>{t('payments.recharge.noOffers')}</Note>
        )}
        <Row gap={8} wrap>
          {quickAmounts(limits).map((amount) => (
            <Chip key={amount} chosen={amount === amountMinor} onClick={() => choose(amount)}>
              <Money minor={amount} />
            </Chip>
          ))}
        </Row>
        <AmountBox
          label={t('payments.recharge.amount')}
          description={props.range}
          error={props.error}
          required
          value={props.text}
          onText={props.onText}
          currency={currency}
        />
        <Bonus limits={limits} amountMinor={amountMinor} />
      </Grid>
    </Section>
  );
}

const inCoins = (amountMinor: number) => upToMultiple(amountMinor, currentShop().limits.coinMinor);

/** Round sums within the limits: 1, 5, 10, 50 and 100 times the smallest. */
function quickAmounts({ minMinor, maxMinor }: Limits): number[] {
  return [1, 5, 10, 50, 100].map((times) => inCoins(times * minMinor)).filter((amount) => amount <= maxMinor);
}

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly amountMinor: number;
  readonly onChoose: (amountMinor: number) => void;
}

function Offers({ offers, amountMinor, onChoose }: OffersProps) {
  const formatting = useFormatting();
  const text = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <fieldset className={classes.offers}>
      <Legend>{t('payments.recharge.offers')}</Legend>
      {offers.map((offer) => (
        <Card
          key={offer.id}
          tight
          pressed={offer.amountMinor === amountMinor}
          onClick={() => onChoose(offer.amountMinor)}
        >
          <span className={classes.offer}>
            <span>{t('payments.recharge.offer', { amount: text(offer.amountMinor) })}</span>
            <Text as="strong" tone="success" strong>
              {t('payments.recharge.offer.bonus', { bonus: text(offer.bonusMinor) })}
            </Text>
            {offer.validTo ? (
              <Muted as="small" size={13}>
                {t('payments.recharge.offer.until', { day: formatWhen(offer.validTo, 'date', formatting) })}
              </Muted>
            ) : null}
          </span>
        </Card>
      ))}
    </fieldset>
  );
}

/** The bonus for this amount, and the bonus for a slightly higher one. */
function Bonus({
  limits: { offers, currency, maxMinor },
  amountMinor,
}: {
  limits: Limits;
  amountMinor: number;
}) {
  const formatting = useFormatting();
  const text = (minor: number) => formatMoney(minor, currency, formatting);
  const bonusMinor = topUpBonus(amountMinor, offers);
  const next = offers.find(
    (offer) =>
      offer.amountMinor > amountMinor && offer.amountMinor <= maxMinor && offer.bonusMinor > bonusMinor,
  );
  if (amountMinor === 0) return null;
  return (
    <div aria-live="polite">
      {bonusMinor > 0 ? (
        <Text as="p" tone="success" strong>
          {t('payments.bonus.promised', { bonus: text(bonusMinor) })}
        </Text>
      ) : null}
      {next ? (
        <Note>
          {t('payments.recharge.more', {
            more: text(next.amountMinor - amountMinor),
            bonus: text(next.bonusMinor),
          })}
        </Note>
      ) : null}
    </div>
  );
}
