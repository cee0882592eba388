import { type FieldProblem, fieldProblem } from '../fields.ts';
import { isGoodsType } from './goods.ts';

export const maxGoodsNameLength = 50;

/** A member's declaration of a parcel's contents. */
export interface Declaration {
  readonly goodsName: string;
  readonly goodsType: string;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
}

export interface DeclarationRules {
  readonly maxDeclaredValueMinor: number;
  readonly sensitiveWords: readonly string[];
}

/**
 * Whether the contents are declared. A parcel that arrived unannounced and was assigned by staff has no type, name or
 * value yet, and must be declared before it ships.
 * @example isDeclared({ goodsType: '', goodsName: 'Shoes', declaredValueMinor: 100 }) // → false
 */
export function isDeclared(parcel: Omit<Declaration, 'goodsCount'>): boolean {
  return parcel.goodsType !== '' && parcel.goodsName.trim() !== '' && parcel.declaredValueMinor > 0;
}

/**
 * Everything wrong with a declaration, at most one problem for each field (specification, section 5, Parcel forecast;
 * the limits are shop settings). Empty if it is valid. Never looks into the parcel: whether the goods may travel by a
 * channel is decided by their type.
 * @example declarationProblems({ goodsName: 'Toy gun', goodsType: 'other', goodsCount: 1, declaredValueMinor: 5_000_001
 * }, { maxDeclaredValueMinor: 5_000_000, sensitiveWords: ['gun'] }).map(({ key }) => key) // → ['field.sensitiveWord',
 * 'field.declaredValueTooBig']
 */
export function declarationProblems(
  declaration: Declaration,
  rules: DeclarationRules,
): FieldProblem<keyof Declaration>[] {
  const { goodsType, goodsCount, declaredValueMinor } = declaration;
  const found = nameProblems(declaration.goodsName, rules);
  if (goodsType === '') found.push(fieldProblem('goodsType', 'field.required'));
  else if (!isGoodsType(goodsType)) found.push(fieldProblem('goodsType', 'field.goodsType'));
  if (!Number.isSafeInteger(goodsCount)) found.push(fieldProblem('goodsCount', 'field.integer'));
  else if (goodsCount < 1) found.push(fieldProblem('goodsCount', 'field.tooSmall', { min: 1 }));
  if (!Number.isSafeInteger(declaredValueMinor))
    found.push(fieldProblem('declaredValueMinor', 'field.integer'));
  else if (declaredValueMinor <= 0)
    found.push(fieldProblem('declaredValueMinor', 'field.tooSmall', { min: 1 }));
  else if (declaredValueMinor > rules.maxDeclaredValueMinor) {
    const params = { maxMinor: rules.maxDeclaredValueMinor };
    found.push(fieldProblem('declaredValueMinor', 'field.declaredValueTooBig', params));
  }
  return found;
}

function nameProblems(goodsName: string, rules: DeclarationRules): FieldProblem<keyof Declaration>[] {
  const name = goodsName.trim();
  if (name === '') return [fieldProblem('goodsName', 'field.required')];
  if ([...name].length > maxGoodsNameLength) {
    return [fieldProblem('goodsName', 'field.goodsNameTooLong', { max: maxGoodsNameLength })];
  }
  const word = sensitiveWordIn(name, rules.sensitiveWords);
  return word ? [fieldProblem('goodsName', 'field.sensitiveWord', { word })] : [];
}

/**
 * The first of `words` in `text`. Latin words match as whole words, so "cashmere" does not contain "cash". Chinese has
 * no gaps between words, so any occurrence matches, also with blanks or punctuation inside.
 * @example sensitiveWordIn('A cashmere scarf', ['cash']) // → undefined
 */
export function sensitiveWordIn(text: string, words: readonly string[]): string | undefined {
  const lower = text.normalize('NFKC').toLowerCase();
  const latin = ` ${lower.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const unbroken = lower.replace(/[^\p{L}\p{N}]+/gu, '');
  return words.find((word) => {
    const sought = word.normalize('NFKC').toLowerCase().trim();
    if (sought === '') return false;
    return /^[\p{Script=Latin}\p{N}\s]+$/u.test(sought)
      ? latin.includes(` ${sought} `)
      : unbroken.includes(sought);
  });
}

/** Words that no goods' name may contain, until a shop chooses others. */
export const defaultSensitiveWords: readonly string[] = [
  '枪',
  '槍',
  '弹药',
  '彈藥',
  '炸药',
  '炸藥',
  '烟花',
  '煙火',
  '毒品',
  '现金',
  '現金',
  '假货',
  '高仿',
  '仿冒',
  'gun',
  'ammunition',
  'explosive',
  'firework',
  'drugs',
  'cash',
  'counterfeit',
  'replica',
];
