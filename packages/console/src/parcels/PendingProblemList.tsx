import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import {
  editReportSignal,
  type PendingProblemReport,
  pendingProblemReportStore,
  usePendingProblemReports,
} from '../shell/pendingProblemReports.ts';

/** Problems of parcels that are not saved yet, also of a parcel that was put aside. Renders nothing without any. */
export function PendingProblemList(props: {
  isOpen: (courierNumber: string) => boolean;
  /** Puts the cursor back where the next line is expected. */
  onActed: () => void;
}) {
  const { isOpen, onActed } = props;
  const held = usePendingProblemReports();
  const [dropped, setDropped] = useState<PendingProblemReport | null>(null);
  return (
    <Stack ifAny gap={16}>
      {held.map((report) => (
        <Held
          key={report.input.courierNumber}
          report={report}
          isOpen={isOpen(report.input.courierNumber)}
          onEdit={() => {
            // The dialog will return the cursor to the element that had it before. So the cursor is first put into
            // the box for the next line.
            onActed();
            editReportSignal.say(report.input.courierNumber);
          }}
          onDrop={() => {
            pendingProblemReportStore.drop(report.key);
            setDropped(report);
            onActed();
          }}
        />
      ))}
      {dropped && !held.some(({ input }) => input.courierNumber === dropped.input.courierNumber) ? (
        <Banner
          tone="neutral"
          action={
            <Button
              small
              look="outline"
              onClick={() => {
                pendingProblemReportStore.hold(dropped);
                setDropped(null);
                onActed();
              }}
            >
              {t('problems.held.back')}
            </Button>
          }
        >
          {t('problems.held.dropped', { number: dropped.input.courierNumber })}
        </Banner>
      ) : null}
    </Stack>
  );
}

function Held(props: {
  report: PendingProblemReport;
  isOpen: boolean;
  onEdit: () => void;
  onDrop: () => void;
}) {
  const { input, pictures, refusal } = props.report;
  const { courierNumber: number, type, description } = input;
  const state = refusal ?? t(props.isOpen ? 'problems.held.open' : 'problems.held.elsewhere');
  return (
    <Banner
      tone={refusal === null ? 'warning' : 'danger'}
      title={t('problems.held.title', { number, type: t(`problems.type.${type}`) })}
      action={
        <Row gap={8}>
          <Button small look="outline" onClick={props.onEdit}>
            {t('problems.held.edit')}
          </Button>
          <Button small look="outline" onClick={props.onDrop}>
            {t('problems.held.drop')}
          </Button>
        </Row>
      }
    >
      {state}
      <Text block above={4} size={14} asWritten>
        {description}
      </Text>
      {pictures.length > 0 ? t('problems.held.pictures', { n: pictures.length }) : null}
    </Banner>
  );
}
