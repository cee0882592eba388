/** By what an area is found: its names, and the places in it. */
export interface NamedArea {
  readonly names: readonly string[];
  readonly places: readonly string[];
}

export const areaPlacesMax = 100;

/** The areas that `words` may mean: somebody writes less than a place's name, or a whole address with it inside. */
export function areasIn<A extends NamedArea>(areas: readonly A[], words: string): A[] {
  const typed = comparable(words);
  if (typed === '') return [...areas];
  return areas.filter(({ names, places }) =>
    [...names, ...places].some((place) => {
      const name = comparable(place);
      return name.includes(typed) || (name.length >= shortestInside && typed.includes(name));
    }),
  );
}

/** One character inside an address says nothing. */
const shortestInside = 2;

const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
