import type { Output } from '@crossdock/contract/table.ts';
import { exchangeFault, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Muted, Row, Split } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

type Rules = Output<'getPointsRules'>;

/** Reads typed points, also with full-width digits and grouping commas; NaN if it is not a number. */
const typedPoints = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC').replaceAll(',', ''));

/** Exchanges points for balance. The result is shown beside the box while typing, and the member confirms once. */
export function ExchangeForm({ rules }: { rules: Rules }) {
  const [asking, setAsking] = useState(false);
  const form = useExchange(rules);
  const points = typedPoints(form.values.text);
  const good = Number.isSafeInteger(points) && points > 0 && !exchangeFault(points, rules.points, rules);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    // Invalid input needs no confirmation: `send` shows its errors.
    if (good) setAsking(true);
    else void form.send();
  };
  const confirm = () => {
    setAsking(false);
    void form.send();
  };
  const gets = <Money minor={good ? pointsWorthMinor(points, rules) : 0} emphasis />;
  return (
    <Section title={t('points.exchange')}>
      {rules.points < rules.minUse ? (
        <Muted as="p">
          {t('points.exchange.tooFew', { n: rules.minUse - rules.points, min: rules.minUse })}
        </Muted>
      ) : (
        <Split
          as="form"
          columns="minmax(0, 1fr) auto auto"
          gap={[12, 24]}
          align="end"
          noValidate
          onSubmit={ask}
        >
          <PointsBox rules={rules} form={form} />
          <Row as="output" gap={12} align="center" justify="between" minHeight={44}>
            <Muted>{t('points.exchange.gives')}</Muted>
            {gets}
          </Row>
          <Button type="submit" busy={form.busy}>
            {t('points.exchange.go')}
          </Button>
        </Split>
      )}
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <ConfirmDialog
        opened={asking && good}
        title={t('points.exchange.ask', { n: points })}
        confirmLabel={t('points.exchange.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          {t('points.exchange.gives')} {gets}
        </p>
        <Muted as="p">{t('points.exchange.ask.text', { left: rules.points - points })}</Muted>
      </ConfirmDialog>
    </Section>
  );
}

function useExchange({ currency }: Rules) {
  const formatting = useFormatting();
  const form: PlainForm<{ text: string }> = usePlainForm('exchangePoints', {
    schema: () =>
      import('@crossdock/contract/points/calls.ts').then((all) => all.pointsCalls.exchangePoints.input),
    defaults: { text: '' },
    input: ({ text }) => ({ points: typedPoints(text) }),
    refreshes: ['getPointsRules', 'queryPoints', 'getWallet', 'getMemberInfo'],
    onDone: ({ amountMinor }) => {
      const amount = formatMoney(amountMinor, currency, formatting);
      showMessage('success', t('points.exchanged', { amount }));
      form.set('text', '');
    },
  });
  return form;
}

function PointsBox({ rules, form }: { rules: Rules; form: PlainForm<{ text: string }> }) {
  return (
    <TextBox
      label={t('points.exchange.points')}
      description={t('points.exchange.range', { min: rules.minUse, max: rules.points })}
      required
      inputMode="numeric"
      autoComplete="off"
      {...form.box('text', 'points')}
      rightSection={
        <Button small look="plain" onClick={() => form.set('text', String(rules.points))}>
          {t('points.exchange.all')}
        </Button>
      }
    />
  );
}
