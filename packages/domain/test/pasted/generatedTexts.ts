/** A made text, with the numbers that are in it. */
export interface GeneratedText {
  readonly shape: string;
  readonly text: string;
  readonly numbers: readonly string[];
}

/** Makes values from a seed, always the same ones. */
export class Maker {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }
  one<T>(of: readonly T[]): T {
    const found = of[this.below(of.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  }
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
  /** A courier number of any courier. */
  courier(): string {
    const d = (count: number) => this.digits(count);
    return this.one<() => string>([
      () => `SF${d(13)}`,
      () => `SF${d(12)}`,
      () => `YT${d(13)}`,
      () => `JT${d(13)}`,
      () => `JDVA${d(11)}`,
      () => `JDX0${d(10)}`,
      () => `DPK${d(12)}`,
      () => `7${this.one(['3', '4', '5'])}${d(12)}`,
      () => `77${d(11)}`,
      () => `78${d(11)}`,
      () => `4${this.one(['3', '6'])}${d(11)}`,
      () => `77${d(13)}`,
      () => `E${this.one(['A', 'Z', 'E'])}${d(9)}CN`,
    ])();
  }
  /** A courier number whose letters or series identify it. */
  plain(): string {
    for (;;) {
      const number = this.courier();
      if (/^(?:[A-Z]|7[3-8]\d{10,12}$)/.test(number)) return number;
    }
  }
  mobile = () => `1${this.one(['38', '39', '50', '86', '77'])}${this.digits(8)}`;
  mobileTw = () => `09${this.digits(8)}`;
  taobaoOrder = () => `${this.one(['2', '3'])}${this.digits(18)}`;
  jdOrder = () => `2${this.digits(11)}`;
  pddOrder = () => `${this.below(2) ? '2611' : '2610'}${this.one(['12', '20', '27'])}-${this.digits(15)}`;
  day = () => `2026-${this.one(['10', '11', '12'])}-${this.one(['01', '15', '27'])}`;
  time = () => `${this.one(['08', '13', '21'])}:${this.one(['05', '30', '59'])}:${this.one(['00', '41'])}`;
  stamp = () => `${this.day()} ${this.time()}`;
  stampDigits = () => this.stamp().replace(/\D/g, '');
  goods = () =>
    this.one([
      'ins风加绒卫衣女秋冬',
      '北欧陶瓷马克杯',
      '儿童雨鞋防滑',
      '不锈钢保温杯500ml',
      '蓝牙耳机收纳盒',
      '纯棉四件套床单',
      '手机支架桌面',
      '復古帆布包',
    ]);
  price = () => `${this.below(900) + 9}.${this.digits(2)}`;
  link = () =>
    `https://item.taobao.com/item.htm?id=${this.one(['6', '7'])}${this.digits(11)}&skuId=5${this.digits(12)}`;
}

export type Shape = (maker: Maker) => { text: string; numbers: readonly string[] };

/** `each` texts of each shape. */
export function generateTexts(
  shapes: Readonly<Record<string, Shape>>,
  seed: number,
  each: number,
): GeneratedText[] {
  const maker = new Maker(seed);
  return Object.entries(shapes).flatMap(([shape, make]) =>
    Array.from({ length: each }, () => ({ shape, ...make(maker) })),
  );
}
