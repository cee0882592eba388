import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import { IconPhoto } from '@tabler/icons-react';
import classes from './products.module.css';

/** A picture of goods. It is decorative, because the text beside it names them. */
export function GoodsPicture({ picture, large }: { picture: PictureView | null; large?: boolean }) {
  const className = large ? classes.large : classes.thumb;
  if (picture === null)
    return (
      <span className={className}>
        <IconPhoto size={32} stroke={1.2} aria-hidden />
      </span>
    );
  return <img className={className} src={large ? picture.full : picture.thumb} alt="" loading="lazy" />;
}
