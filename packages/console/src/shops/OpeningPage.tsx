import { neededSteps, type Opening, type OpeningStep } from '@crossdock/contract/shops/opening.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { RowLink } from '@crossdock/web/placedLinks.tsx';
import { IconAlertCircle, IconBulb, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';

const places: Readonly<Record<OpeningStep, { to: string; search?: Readonly<Record<string, string>> }>> = {
  warehouse: { to: '/warehouses' },
  shelves: { to: '/warehouses' },
  prices: { to: '/pricing' },
  payment: { to: '/wallet/settings' },
  codes: { to: '/shop', search: { tab: 'mail' } },
  mail: { to: '/shop', search: { tab: 'mail' } },
  sms: { to: '/shop', search: { tab: 'sms' } },
  contact: { to: '/shop', search: { tab: 'contact' } },
  agreements: { to: '/shop', search: { tab: 'texts' } },
  staff: { to: '/staff' },
  face: { to: '/shop', search: { tab: 'face' } },
  domain: { to: '/shop', search: { tab: 'face' } },
};

const styles = {
  done: { tone: 'success', icon: IconCircleCheck },
  missing: { tone: 'danger', icon: IconAlertCircle },
  recommended: { tone: 'info', icon: IconBulb },
} as const;

/** The checklist of a shop that is being set up, each step checked by the server, and the switch that opens it. */
export function OpeningPage() {
  const query = useCall('getOpening', {}, { topics: ['shop', 'messageOutcomes'] });
  return (
    <Page title={t('shops.opening.title')} intro={query.data?.open ? undefined : t('shops.opening.intro')}>
      <Loaded query={query} texts={loadedTexts()}>
        {(opening) => <Checklist opening={opening} />}
      </Loaded>
    </Page>
  );
}

function Checklist({ opening }: { opening: Opening }) {
  const needed: readonly string[] = neededSteps;
  const ofKind = (isNeeded: boolean) =>
    opening.steps.filter(({ step }) => needed.includes(step) === isNeeded);
  return (
    <>
      {opening.open ? (
        <Banner tone="success" title={t('shops.opening.isOpen')}>
          {t('shops.opening.isOpen.text')}
        </Banner>
      ) : null}
      {opening.open ? null : (
        <Text as="p" tone="muted">
          {t('shops.opening.moving')} <Link to="/moving">{t('shops.opening.moving.go')}</Link>
        </Text>
      )}
      <Section title={t('shops.opening.needed')}>
        <Steps steps={ofKind(true)} opening={opening} />
      </Section>
      <Section title={t('shops.opening.recommended')}>
        <Steps steps={ofKind(false)} opening={opening} />
      </Section>
      <Switch opening={opening} />
    </>
  );
}

function Steps({ steps, opening }: { steps: Opening['steps']; opening: Opening }) {
  return (
    <Stack as="ol">
      {steps.map(({ step, state }) => (
        <Stack as="li" key={step} lineBetween>
          <RowLink {...places[step]} gap={12} align="center" minHeight={64} pad={[12, 0]} tone="text">
            <Stack as="span" gap={4} grow minWidth={0}>
              <Text strong>{t(`shops.opening.${step}`)}</Text>
              <Text as="small" size={14} tone="muted">
                {t(`shops.opening.${step}.text`)}
              </Text>
            </Stack>
            <StatusBadge {...styles[state]} label={t(`shops.opening.state.${state}`)} />
            <IconChevronRight size={20} aria-hidden />
          </RowLink>
          {step === 'prices' && opening.lanes.length > 0 ? <Lanes opening={opening} /> : null}
        </Stack>
      ))}
    </Stack>
  );
}

/** What a member is offered for a usual parcel, by the same prices. */
function Lanes({ opening: { lanes, weightG } }: { opening: Opening }) {
  return (
    <Stack gap={4} below={12}>
      <Text as="p" size={14}>
        {t('shops.opening.lanes', { n: lanes.length, kg: weightG / 1000 })}
      </Text>
      {lanes.map(({ name, country, minDays, maxDays, totalMinor }) => (
        <Row key={`${country} ${name}`} gap={12} justify="between" wrap>
          <Text size={14} tone="muted">
            {t('shops.opening.lane', { name, country: countryName(country), min: minDays, max: maxDays })}
          </Text>
          <Money minor={totalMinor} />
        </Row>
      ))}
    </Stack>
  );
}

function Switch({ opening: { open, steps } }: { opening: Opening }) {
  const submit = useSubmit('openShop', {
    refreshes: ['getOpening'],
    onDone: (answer) =>
      showMessage('success', t(answer.open ? 'shops.opening.opened' : 'shops.opening.closed')),
  });
  const lacks = steps.some(({ state }) => state === 'missing');
  return (
    <Section>
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {open ? (
            t('shops.opening.close.text')
          ) : (
            <>
              {t('shops.opening.test')} <Link to="/members">{t('shops.opening.test.go')}</Link>
            </>
          )}
        </Text>
        <div>
          <Button
            look={open ? 'outline' : undefined}
            busy={submit.busy}
            disabled={!open && lacks}
            onClick={() => void submit.submit({ open: !open })}
          >
            {t(open ? 'shops.opening.close' : 'shops.opening.open')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
