const digits = [...'零一二三四五六七八九'];

function numberOf(word: string): number {
  if (word === '十') return 10;
  return word.startsWith('十') ? 10 + digits.indexOf(word.slice(1)) : digits.indexOf(word);
}

/** Answers the captcha's question in words, as somebody who cannot see the picture does. */
export function answerOf(question: string): string {
  const [, left = '', operator = '', right = ''] =
    /([零一二三四五六七八九十]+)(加|減|乘以)([零一二三四五六七八九十]+)/.exec(question) ?? [];
  const [a, b] = [numberOf(left), numberOf(right)];
  return String({ 加: a + b, 減: a - b, 乘以: a * b }[operator]);
}
