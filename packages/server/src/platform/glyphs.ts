/**
 * Characters drawn as strokes on a grid 4 wide and 6 high, so that captchas need no font. Easily confused characters
 * are missing: 0 O, 1 I L, 5 S, 8 B, Z 2 and similar.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.7,4 3.3,4',
  C: '4,1 3,0.1 1.4,0.1 0.2,1.4 0,3 0.2,4.6 1.4,5.9 3,5.9 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '3.4,0 3.4,4.4 2.8,5.6 1.7,6 0.6,5.6 0,4.4',
  K: '0,0 0,6|4,0 0,3.4|1.3,2.4 4,6',
  M: '0,6 0,0 2,3.4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.6,0 3.8,0.8 4,1.7 3.8,2.6 2.6,3.4 0,3.4',
  R: '0,6 0,0 2.6,0 3.8,0.8 4,1.7 3.8,2.6 2.6,3.4 0,3.4|2.2,3.4 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.2 0.6,5.5 2,6 3.4,5.5 4,4.2 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  '0': '2,0 0.6,0.6 0,2 0,4 0.6,5.4 2,6 3.4,5.4 4,4 4,2 3.4,0.6 2,0',
  '1': '0.8,1.4 2.2,0 2.2,6',
  '2': '0.2,1.4 1,0.2 2.6,0 3.8,0.8 3.9,2 3,3.4 0,6 4,6',
  '3': '0.2,0.8 1.4,0 2.8,0.1 3.8,1 3.6,2.3 2.2,2.9 3.6,3.4 4,4.6 3.2,5.7 1.6,6 0,5.2',
  '4': '3,6 3,0 0,4.2 4,4.2',
  '5': '3.8,0 0.6,0 0.3,2.6 2,2.1 3.5,2.7 4,4 3.5,5.4 2,6 0.2,5.4',
  '6': '3.6,0.6 2.4,0 1,0.8 0.1,2.6 0,4.4 0.8,5.7 2,6 3.4,5.5 4,4.3 3.4,3.1 2,2.7 0.6,3.2 0,4.4',
  '7': '0,0 4,0 1.4,6',
  '8': '2,2.8 0.8,2.2 0.5,1.2 1,0.3 2,0 3,0.3 3.5,1.2 3.2,2.2 2,2.8 0.6,3.4 0,4.5 0.6,5.6 2,6 3.4,5.6 4,4.5 3.4,3.4 2,2.8',
  '9': '4,1.7 3.4,0.5 2,0 0.6,0.5 0,1.7 0.6,2.9 2,3.3 3.4,2.9 4,1.7 3.9,3.6 3,5.3 1.4,6 0.4,5.6',
  '+': '0.5,3.4 3.5,3.4|2,1.9 2,4.9',
  '-': '0.5,3.4 3.5,3.4',
  '×': '0.8,2.2 3.2,4.6|3.2,2.2 0.8,4.6',
  '=': '0.5,2.6 3.5,2.6|0.5,4.2 3.5,4.2',
  '?': '0.4,1.2 1.2,0.2 2.6,0 3.6,0.9 3.5,2.1 2.1,3.2 2,4.3|2,5.7 2,6',
};

/**
 * The characters of distorted captchas. If an extra line can make two characters look the same, such as P and R, only
 * one of them is used.
 */
export const captchaCharacters = [...'ACEHJKMNPTUVWX3679'];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The strokes of a character, each a line through its points. Throws for characters without a drawing. */
export function characterStrokes(character: string): Point[][] {
  const drawn = strokes[character];
  if (drawn === undefined) throw new RangeError(`no strokes for ${character}`);
  return drawn.split('|').map((line) =>
    line.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    }),
  );
}
