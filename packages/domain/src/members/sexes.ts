/** Listed in the order in which forms offer them. */
export const sexes = ['female', 'male'] as const;
