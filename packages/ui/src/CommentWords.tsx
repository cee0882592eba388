import classes from './CommentWords.module.css';

interface CommentWordsProps {
  /** In the reader's words. */
  readonly tags: readonly string[];
  readonly text: string;
  readonly pictures: readonly { readonly thumb: string; readonly full: string }[];
  /** The alternative text of a picture. */
  readonly pictureLabel: string;
}

/** A review: tags, text, pictures. */
export function CommentWords({ tags, text, pictures, pictureLabel }: CommentWordsProps) {
  return (
    <>
      {tags.length > 0 ? (
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <p className={classes.text}>{text}</p>
      {pictures.length > 0 ? (
        <div className={classes.pictures}>
          {pictures.map((picture) => (
            <a key={picture.full} href={picture.full} target="_blank" rel="noreferrer">
              <img src={picture.thumb} alt={pictureLabel} loading="lazy" />
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}
