/** The text groups in the first file: those of the screens where most visits start. */
export const firstTexts = ['shell', 'home', 'parcels', 'warehouses', 'members'] as const;
/** The screens that need only these texts. All others wait for `moreTexts`. */
export const fewTextsPaths: readonly string[] = ['/', '/login', '/home', '/myBag'];
