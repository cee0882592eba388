import classes from './CommentWords.module.css';
import { Text } from './Layout.tsx';

interface CommentWordsProps {
  /** In the reader's words. */
  readonly tags: readonly string[];
  readonly text: string;
  readonly pictures: readonly { readonly thumb: string; readonly full: string }[];
  /** What a picture is, for whoever cannot see it. */
  readonly pictureLabel: string;
}

/** What somebody says: by a touch, in words, in pictures. */
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
      <Text as="p" maxWidth="80ch" breaks lines>
        {text}
      </Text>
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
