import classes from './SkipLink.module.css';

/** The first link of a page, seen only while it has the focus: it leads past the menu, to the element `content`. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={classes.skip} href="#content">
    {label}
  </a>
);
