import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';

export const BackToRules = () => (
  <Link to="/standing" search={{}}>
    <IconArrowLeft size={16} aria-hidden /> {t('shell.route.standing')}
  </Link>
);
