import type { TrackingEventView } from '@crossdock/contract/tracking/calls.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Box, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { AddTracking } from './AddTracking.tsx';

/** The tracking events of one order, with the form to add one. */
export function TrackingPanel({ orderId, number }: { orderId: string; number: string }) {
  const events = useCall('listTrackingEvents', { orderId }, { topics: ['tracking', 'orders'] });
  const mayWrite = useStaff().may('tracking.write');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<TrackingEventView | null>(null);
  return (
    <Section
      title={t('tracking.events')}
      aside={
        mayWrite && !adding ? (
          <Button small look="soft" icon={IconPlus} onClick={() => setAdding(true)}>
            {t('tracking.add')}
          </Button>
        ) : null
      }
    >
      {adding ? <AddTracking numbers={number} onDone={() => setAdding(false)} /> : null}
      <Loaded query={events}>
        {({ list }) =>
          list.length === 0 ? (
            <Muted as="p">{t('tracking.events.none')}</Muted>
          ) : (
            <Box as="ol">
              {list.map((event) => (
                <Event
                  key={event.id}
                  event={event}
                  onRemove={
                    mayWrite && event.source !== 'system' && !event.archived
                      ? () => setRemoving(event)
                      : undefined
                  }
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      {removing ? <RemoveDialog event={removing} onClose={() => setRemoving(null)} /> : null}
    </Section>
  );
}

function Event({ event, onRemove }: { event: TrackingEventView; onRemove: (() => void) | undefined }) {
  const by = [t(`tracking.source.${event.source}`), event.staffName].filter(Boolean).join(' · ');
  return (
    <Row as="li" gap={12} align="center" justify="between" pad={[10, 0]} lineBetween>
      <div>
        <p>{[event.place, event[currentLanguage()]].filter(Boolean).join(' · ')}</p>
        <Muted as="small">
          <When iso={event.at} /> · {by}
        </Muted>
      </div>
      {onRemove ? <IconButton icon={IconTrash} label={t('tracking.remove')} onClick={onRemove} /> : null}
    </Row>
  );
}

function RemoveDialog({ event, onClose }: { event: TrackingEventView; onClose: () => void }) {
  return (
    <ConfirmCall
      call="removeTracking"
      input={{ id: event.id }}
      refreshes={['listTrackingEvents']}
      done={t('tracking.removed')}
      danger
      title={t('tracking.remove.title', { info: event[currentLanguage()] })}
      confirmLabel={t('shell.delete')}
      text={t('tracking.remove.text')}
      onClose={onClose}
    />
  );
}
