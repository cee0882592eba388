import classes from './MenuEntry.module.css';

/**
 * The classes of an app's main menu: the button that folds a group, and an entry, with `data-active` on the current
 * page's. Each app sets its own sizes and spaces.
 */
export const menuTitleClass = classes.title;
export const menuEntryClass = classes.entry;
