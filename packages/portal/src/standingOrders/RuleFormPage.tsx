import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { BackToRules } from './BackToRules.tsx';
import { RuleForm } from './RuleForm.tsx';

/** Creates or changes a standing order. */
export function RuleFormPage({ id }: { id?: string }) {
  const choices = useCall('getVipChoices', {}, { topics: ['addresses', 'declarers'] });
  const points = useCall('listPickupPoints', { pageSize: 50 }, { topics: ['pickupPoints'] });
  const services = useCall('listOfferedServices', {});
  const rules = useCall('listStandingOrders', {}, { topics: ['standing'], enabled: id !== undefined });
  const known = rules.data?.list.find((rule) => rule.id === id);
  return (
    <Page
      title={t(id === undefined ? 'shell.route.standingNew' : 'shell.route.standingRule')}
      back={<BackToRules />}
    >
      <Loaded query={choices}>
        {(data) =>
          points.data === undefined || services.data === undefined ? null : data.addresses.length === 0 &&
            points.data.list.length === 0 ? (
            <NoAddress />
          ) : id === undefined || known ? (
            <RuleForm
              choices={{ ...data, points: points.data.list, services: services.data.list }}
              {...(known ? { known } : {})}
            />
          ) : null
        }
      </Loaded>
    </Page>
  );
}

function NoAddress() {
  return (
    <EmptyState
      title={t('standing.address')}
      text={t('standing.address.none')}
      action={<LinkButton to="/address" text={t('standing.address.none')} />}
    />
  );
}
