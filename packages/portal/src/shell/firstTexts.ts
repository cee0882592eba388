/** Whose texts come with the first file: what the screens say at which most people arrive. */
export const firstTexts = ['shell', 'home', 'parcels', 'warehouses', 'members'] as const;
/** The screens that need no other; everything else waits for `moreTexts`. */
export const fewTextsPaths: readonly string[] = ['/', '/login', '/home', '/myBag'];
