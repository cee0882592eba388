import { Row } from '@crossdock/ui/Layout.tsx';
import { IconWand } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** Says that the field was filled in from the area tables, until somebody edits it. */
export function DerivedFieldMark() {
  return (
    <Row as="span" inline gap={4} align="center" tone="link">
      <IconWand size={14} aria-hidden /> {t('addresses.derived')}
    </Row>
  );
}
