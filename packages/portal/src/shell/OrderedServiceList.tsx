import type { TaskView } from '@crossdock/contract/services/shapes.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { openTaskStates, serviceableParcelStates } from '@crossdock/domain/services/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryStack } from '@crossdock/ui/Entry.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconCamera } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { ServiceTaskCard } from './ServiceTaskCard.tsx';

interface ServedParcel {
  readonly id: string;
  readonly courierNumber: string;
  readonly state: ParcelState;
  readonly inService: boolean;
}

/** The services ordered for a parcel, with a link to order another. */
export function ServicesOfParcel({ parcel }: { parcel: ServedParcel }) {
  const { courierNumber } = parcel;
  const { data } = useCall('listServicesOfParcel', { courierNumber }, { topics: ['services', 'parcels'] });
  const isServed = serviceableParcelStates.includes(parcel.state);
  const tasks = data?.list ?? [];
  if (!isServed && tasks.length === 0) return null;
  return (
    <Work
      tasks={tasks}
      holds={parcel.inService}
      ordered={parcel.state === 'requested'}
      end={
        isServed ? (
          <LinkButton
            to="/services"
            search={{ parcelId: parcel.id }}
            look="soft"
            full
            icon={IconCamera}
            text={t('services.add')}
          />
        ) : null
      }
    />
  );
}

/** The services for an order and its parcels. Renders nothing if there are none. */
export function ServicesOfOrder({ orderId }: { orderId: string }) {
  const { data } = useCall('listServicesOfOrder', { orderId }, { topics: ['services', 'orders'] });
  return data && data.list.length > 0 ? <Work tasks={data.list} whose ordered /> : null;
}

interface WorkProps {
  readonly tasks: readonly TaskView[];
  readonly whose?: boolean;
  readonly holds?: boolean;
  /** The parcel is already in an order. */
  readonly ordered?: boolean;
  readonly end?: ReactNode;
}

function Work({ tasks, whose = false, holds = false, ordered = false, end }: WorkProps) {
  const open: readonly TaskView['state'][] = openTaskStates;
  const waits = tasks.some(({ state }) => open.includes(state));
  const meanwhile = ordered ? 'services.waits.ordered' : 'services.waits';
  return (
    <Section title={t('services.title')}>
      <EntryStack>
        {waits ? <Banner tone="info">{t(holds ? 'services.holds' : meanwhile)}</Banner> : null}
        {tasks.map((task) => (
          <ServiceTaskCard key={task.id} task={task} whose={whose} />
        ))}
        {end}
      </EntryStack>
    </Section>
  );
}
