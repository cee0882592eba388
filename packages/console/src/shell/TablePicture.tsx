import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';

/** A small picture in a table; it opens the large one. */
export const TablePicture = ({ of, alt }: { of: { url: string; thumb: string }; alt: string }) => (
  <PhotoLink picture={of} block square={48} round={8} alt={alt} />
);
