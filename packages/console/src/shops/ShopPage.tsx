import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconSettings } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { type SettingsTab, settingsTabsFor } from '../shell/innerPages.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { ContactSection } from './ContactSection.tsx';
import { IconSection } from './IconSection.tsx';
import { LinePushSection } from './LinePushSection.tsx';
import { LinksToOtherSettings } from './LinksToOtherSettings.tsx';
import { ListingSection } from './ListingSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MailSection } from './MailSection.tsx';
import { MessengerSection } from './MessengerSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { SmsSection } from './SmsSection.tsx';
import { StoreMapSection } from './StoreMapSection.tsx';
import { AppearanceSection, LimitsSection, RulesSection, SupportSection } from './settingsFields.tsx';
import { type Settings, useSettingsForm } from './settingsForm.ts';
import { TextsSection } from './TextsSection.tsx';

export const Route = createFileRoute('/_shell/shop')({
  staticData: {
    title: 'shell.nav.settings',
    menu: { group: 'shop', icon: IconSettings, can: 'shop.read', key: 'e' },
  },
  component: ShopPage,
});

/** The shop's branding and rules, everything that an owner can set, in tabs with URLs of their own. */
function ShopPage() {
  const query = useCall('getShopSettings', {}, { topics: ['shop'] });
  const mayWrite = useStaff().may('shop.write');
  const [{ tab: asked }, setFilters] = useFilters<{ tab?: string; page?: number }>();
  const shown = settingsTabsFor(mayWrite);
  const chosen = shown.find((tab) => tab === asked) ?? 'face';
  return (
    <Page title={t('shell.nav.settings')} intro={t('shops.intro')}>
      <Tabs
        side
        label={t('shell.nav.settings')}
        tabs={shown.map((key) => ({ key, label: t(`shops.tab.${key}`) }))}
        chosen={chosen}
        onChoose={(tab) => setFilters({ tab })}
      >
        <Loaded query={query} skeleton={{ rows: 3, heightPx: 140 }}>
          {(settings) => <Panel key={chosen} tab={chosen} settings={settings} />}
        </Loaded>
      </Tabs>
    </Page>
  );
}

function Panel({ tab, settings }: { tab: SettingsTab; settings: Settings }) {
  if (tab === 'face') return <FacePanel settings={settings} />;
  if (tab === 'rules' || tab === 'limits') return <RulesPanel tab={tab} settings={settings} />;
  if (tab === 'contact')
    return (
      <>
        <ContactSection />
        <SupportPanel settings={settings} />
      </>
    );
  if (tab === 'messengers') return <MessengerPanel />;
  const Whole = {
    listing: ListingSection,
    notices: NoticeSection,
    mail: MailPanel,
    sms: SmsSection,
    storeMap: StoreMapSection,
    texts: TextsSection,
    others: LinksToOtherSettings,
  }[tab];
  return <Whole />;
}

const MailPanel = () => (
  <>
    <MailSection />
    <MailboxSection />
  </>
);

/** Settings for login with messengers and for messages. Only staff who may change the shop see the latter. */
function MessengerPanel() {
  const mayWrite = useStaff().may('shop.write');
  return (
    <>
      <MessengerSection />
      {mayWrite ? <LinePushSection /> : null}
    </>
  );
}

function FacePanel({ settings }: { settings: Settings }) {
  const made = useSettingsForm(settings);
  return (
    <>
      <Section title={t('shops.about')}>
        <Facts
          facts={[
            [t('shops.code'), settings.code],
            [t('shops.hosts'), settings.hosts.join(', ')],
            [t('shops.currency'), settings.currency],
            [t('shops.timeZone'), settings.timeZone],
            ...installationFacts(settings),
          ]}
        />
      </Section>
      <IconSection icon={settings.icon} />
      <SettingsForm {...made}>
        <AppearanceSection control={made.form.control} shop={made.form.watch('name')} />
      </SettingsForm>
    </>
  );
}

/** The state of the installation that hosts the shop: the operator's status page, and the result of the last check. */
function installationFacts({ lastExam }: Settings): (readonly [string, ReactNode])[] {
  const page = (
    <a href="/status" target="_blank" rel="noreferrer">
      {t('shops.status.open')}
    </a>
  );
  if (lastExam === null) return [[t('shops.status'), page]];
  const { at, checks, good, restoredAt } = lastExam;
  return [
    [t('shops.status'), page],
    [t('shops.exam'), <When key="exam" iso={at} />],
    [t('shops.exam.passed'), `${good} / ${checks}`],
    [t('shops.exam.restored'), restoredAt ? <When key="restored" iso={restoredAt} /> : t('shops.exam.never')],
  ];
}

function RulesPanel({ tab, settings }: { tab: 'rules' | 'limits'; settings: Settings }) {
  const made = useSettingsForm(settings);
  const { control, register } = made.form;
  return (
    <SettingsForm {...made}>
      {tab === 'rules' ? (
        <RulesSection control={control} register={register} />
      ) : (
        <LimitsSection control={control} />
      )}
    </SettingsForm>
  );
}

function SupportPanel({ settings }: { settings: Settings }) {
  const made = useSettingsForm(settings);
  const { control, register } = made.form;
  return (
    <SettingsForm {...made}>
      <SupportSection control={control} register={register} type={made.form.watch('support.type')} />
    </SettingsForm>
  );
}
