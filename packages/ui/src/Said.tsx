import classes from './SideBySide.module.css';

/** What somebody said, after what it is about; nothing where nothing was said. */
export function Said({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className={classes.said}>
      <span>{label}</span> {text}
    </p>
  );
}
