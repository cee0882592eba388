import { deliveryReportMode } from '@crossdock/contract/messages/smsPresets.ts';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import classes from './Shop.module.css';
import { SmsAnswerFields } from './SmsAnswerFields.tsx';
import type { SmsValues } from './smsValues.ts';

const fields = [
  'reportIdField',
  'reportStatusField',
  'deliveredValues',
  'failedValues',
  'reportReasonField',
] as const;

/**
 * Settings for the provider's delivery reports. They are built in for known providers and described here for any
 * other.
 */
export function SmsReportFields({ form, address }: { form: PlainForm<SmsValues>; address: string | null }) {
  const { values } = form;
  const { preset } = values;
  if (preset === '') return null;
  const way = deliveryReportMode({ ...values, preset });
  return (
    <Stack gap={16} minWidth={0}>
      <strong>{t('messages.sms.report')}</strong>
      <Text as="p" below={12} tone="muted">
        {preset === 'other'
          ? t('messages.sms.report.other', { callback: '{callback}' })
          : t(`messages.sms.report.${way}`)}
      </Text>
      {preset === 'other' ? (
        <>
          {address === null ? (
            <Text as="p" below={12} tone="muted">
              {t('messages.sms.report.unsaved')}
            </Text>
          ) : (
            <Row as="p" gap={8} align="center">
              <code>{address}</code>
              <CopyIcon text={address} label={t('messages.sms.report.copy')} />
            </Row>
          )}
          <div className={classes.grid}>
            <SmsAnswerFields form={form} names={fields} />
          </div>
        </>
      ) : null}
    </Stack>
  );
}
