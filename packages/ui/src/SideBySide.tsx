import { Grid, Muted } from './Layout.tsx';
import classes from './SideBySide.module.css';

interface Side {
  readonly title: string;
  readonly pictures: readonly { readonly thumb: string; readonly full: string }[];
}

/** Pictures to compare: large, side by side; below each other on a phone. A side without pictures is left out. */
export function SideBySide({ sides }: { sides: readonly Side[] }) {
  return (
    <Grid columns="repeat(auto-fit, minmax(min(100%, 240px), 1fr))" gap={12} align="start">
      {sides.map(({ title, pictures }) =>
        pictures.length === 0 ? null : (
          <figure key={title} className={classes.side}>
            <Muted as="figcaption" ownLine>
              {title}
            </Muted>
            {pictures.map(({ full }, at) => (
              <a key={full} href={full} target="_blank" rel="noreferrer">
                <img src={full} alt={`${title} ${at + 1}`} loading="lazy" />
              </a>
            ))}
          </figure>
        ),
      )}
    </Grid>
  );
}
