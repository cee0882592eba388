/** The names of an area and of the places in it, for searching. */
export interface NamedArea {
  readonly names: readonly string[];
  readonly places: readonly string[];
}

export const areaPlacesMax = 100;

/**
 * The areas that `words` may mean. People type part of a place's name, or a whole address that contains it.
 * @example areasMatching([{ names: ['Xinyi'], places: ['Taipei'] }], 'taipei 101, Taipei').length // → 1
 */
export function areasMatching<A extends NamedArea>(areas: readonly A[], words: string): A[] {
  const typed = comparable(words);
  if (typed === '') return [...areas];
  return areas.filter(({ names, places }) =>
    [...names, ...places].some((place) => {
      const name = comparable(place);
      return name.includes(typed) || (name.length >= shortestInside && typed.includes(name));
    }),
  );
}

/** A single character inside an address does not identify a place. */
const shortestInside = 2;

const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
