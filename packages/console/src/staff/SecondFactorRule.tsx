import { Muted, Row, TickBox } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Sets whether all staff need a second factor; only the owner can change this rule. */
export function SecondFactorRule() {
  const settings = useCall('getStaffSettings', {});
  const save = useSubmit('saveStaffSettings', {
    refreshes: ['getStaffSettings', 'getStaffSession'],
    done: t('account.all.saved'),
  });
  if (!settings.data) return null;
  return (
    <Section>
      <Row as="label" gap={12} align="start" pad={[8, 0]} minHeight={44}>
        <TickBox
          above={2}
          rigid
          type="checkbox"
          checked={settings.data.secondFactorRequired}
          disabled={save.busy}
          onChange={(event) => void save.submit({ secondFactorRequired: event.target.checked })}
        />
        <span>
          {t('account.all.title')}
          <Muted block>{t('account.all.hint')}</Muted>
        </span>
      </Row>
    </Section>
  );
}
