import { Link } from '@tanstack/react-router';
import type { Tab } from './actions.ts';
import { t } from './i18n.ts';
import { places } from './PhoneBar.tsx';
import classes from './Shell.module.css';

/** From a page below one of the phone's five tabs to the tab's own; beside a side menu it would say twice what that says. */
export function BackToTab({ tab }: { tab: Tab }) {
  const place = places.find(({ to }) => to === tab);
  return (
    <Link to={tab} search={{}} className={classes.toTab}>
      {place ? t(place.text) : null}
    </Link>
  );
}
