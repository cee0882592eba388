import classes from './MenuEntry.module.css';

/**
 * The classes of an app's main menu: the button that folds a group, and an entry, `data-active` where the reader is.
 * Sizes and spaces are the app's own.
 */
export const menuTitleClass = classes.title;
export const menuEntryClass = classes.entry;
