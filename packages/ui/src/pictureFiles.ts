/** What a chooser of pictures offers; many systems do not count the photos of an iPhone among the images. */
export const pictureAccept = 'image/*,.heic,.heif';

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Some systems know no type for the photos of an iPhone. */
export const isPicture = (file: File) => file.type.startsWith('image/') || isHeic(file);

/** Most browsers cannot draw the photos of an iPhone themselves. */
export const isDrawable = (file: File) => file.type.startsWith('image/') && !isHeic(file);
