/** The accept list of picture choosers; many systems do not count iPhone photos as images. */
export const pictureAccept = 'image/*,.heic,.heif';

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a file is a picture. Some systems have no type for iPhone photos. */
export const isPicture = (file: File) => file.type.startsWith('image/') || isHeic(file);

/** Whether the browser can draw a picture. Most browsers cannot draw iPhone photos. */
export const isDrawable = (file: File) => file.type.startsWith('image/') && !isHeic(file);
