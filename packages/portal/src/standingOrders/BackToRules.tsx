import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';

export const BackToRules = () => <BackLink to="/standing" search={{}} text={t('shell.route.standing')} />;
