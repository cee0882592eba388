import { Link } from '@tanstack/react-router';
import type { Tab } from './actions.ts';
import { t } from './i18n.ts';
import { phoneBarItems } from './PhoneBar.tsx';
import classes from './Shell.module.css';

/**
 * A link from a page back to its tab in the phone's bottom bar. It is not shown beside the side menu, which already
 * has that link.
 */
export function BackToTab({ tab }: { tab: Tab }) {
  const place = phoneBarItems.find(({ to }) => to === tab);
  return (
    <Link to={tab} search={{}} className={classes.toTab}>
      {place ? t(place.text) : null}
    </Link>
  );
}
