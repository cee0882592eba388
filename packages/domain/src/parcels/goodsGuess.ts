/** An earlier parcel: the name and type of its goods, and its owner. */
export interface EarlierGoods {
  readonly goodsName: string;
  readonly goodsType: string;
  readonly by: string;
}

/** The number of a member's newest parcels that are compared with new goods to guess their type. */
export const maxOwnGoodsCompared = 300;
/** The number of the shop's newest parcels that are compared if the member's own parcels give no clear goods type. */
export const maxShopGoodsCompared = 2_000;
/**
 * A type from the shop's other members is used only if this many of them declared such goods, so that it does
 * not reveal what one member buys.
 */
export const minMembersForGuess = 3;

/** The share of similar goods that must have the guessed type. */
const clearShare = 0.6;
/** Two names are similar if they share this part of the shorter one's terms. */
const similarEnough = 0.5;

/**
 * The parts by which two names of goods are compared: Latin words, and Chinese two characters at a time.
 */
function goodsTerms(name: string): string[] {
  const terms = new Set<string>();
  for (const run of name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[a-z]{2,}|\p{Script=Han}+/gu) ?? []) {
    const letters = [...run];
    if (/^[a-z]/.test(run) || letters.length === 1) terms.add(run);
    else for (let at = 0; at + 1 < letters.length; at++) terms.add(`${letters[at]}${letters[at + 1]}`);
  }
  return [...terms];
}

/**
 * The goods type that most similar earlier goods had; undefined if nothing is similar or the types differ. `members`
 * is the least number of members that must have declared the type.
 * @example likelyGoodsType('白色棉上衣', [{ goodsName: '棉上衣', goodsType: 'clothes', by: 'm1' }]) // → 'clothes'
 * @example likelyGoodsType('茶壺', [{ goodsName: '棉上衣', goodsType: 'clothes', by: 'm1' }]) // → undefined
 */
export function likelyGoodsType(
  name: string,
  earlier: readonly EarlierGoods[],
  { members = 1 }: { members?: number } = {},
): string | undefined {
  const sought = new Set(goodsTerms(name));
  if (sought.size === 0) return undefined;
  const scores = new Map<string, { score: number; by: Set<string> }>();
  let all = 0;
  for (const { goodsName, goodsType, by } of earlier) {
    const terms = goodsTerms(goodsName);
    const common = terms.filter((term) => sought.has(term)).length;
    const similarity = common === 0 ? 0 : common / Math.min(terms.length, sought.size);
    if (similarity < similarEnough) continue;
    const of = scores.get(goodsType) ?? { score: 0, by: new Set() };
    scores.set(goodsType, { score: of.score + similarity, by: of.by.add(by) });
    all += similarity;
  }
  const [best] = [...scores].sort(([, a], [, b]) => b.score - a.score);
  if (best === undefined || best[1].score < clearShare * all || best[1].by.size < members) return undefined;
  return best[0];
}
