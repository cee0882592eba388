import { Photo, Row, Text } from './Layout.tsx';

interface CommentWordsProps {
  /** In the reader's language. */
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
        <Row as="ul" gap={6} wrap>
          {tags.map((tag) => (
            <Text as="li" pad={[2, 10]} fill="soft" round={999} tone="on-soft" size={13} key={tag}>
              {tag}
            </Text>
          ))}
        </Row>
      ) : null}
      <Text as="p" maxWidth="80ch" breaks lines>
        {text}
      </Text>
      {pictures.length > 0 ? (
        <Row gap={8} wrap>
          {pictures.map((picture) => (
            <a key={picture.full} href={picture.full} target="_blank" rel="noreferrer">
              <Photo
                block
                square={72}
                fit="cover"
                round="control"
                src={picture.thumb}
                alt={pictureLabel}
                loading="lazy"
              />
            </a>
          ))}
        </Row>
      ) : null}
    </>
  );
}
