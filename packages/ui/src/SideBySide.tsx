import classes from './SideBySide.module.css';

interface Side {
  readonly title: string;
  readonly pictures: readonly { readonly thumb: string; readonly full: string }[];
}

/** Pictures to compare: large, side by side; below each other on a phone. A side without pictures is left out. */
export function SideBySide({ sides }: { sides: readonly Side[] }) {
  return (
    <div className={classes.sides}>
      {sides.map(({ title, pictures }) =>
        pictures.length === 0 ? null : (
          <figure key={title} className={classes.side}>
            <figcaption>{title}</figcaption>
            {pictures.map(({ full }, at) => (
              <a key={full} href={full} target="_blank" rel="noreferrer">
                <img src={full} alt={`${title} ${at + 1}`} loading="lazy" />
              </a>
            ))}
          </figure>
        ),
      )}
    </div>
  );
}
