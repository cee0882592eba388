import type { CommentType } from '@crossdock/domain/comments/rules.ts';
import type { Texts } from '../wire/values.ts';

/** Names of the topics of reviews, which the server puts into its answers. */
export const commentTypeNames: Readonly<Record<CommentType, Texts>> = {
  speed: { zh: '速度', tw: '速度', en: 'Speed' },
  packing: { zh: '包装', tw: '包裝', en: 'Packing' },
  service: { zh: '服务', tw: '服務', en: 'Service' },
  price: { zh: '价格', tw: '價格', en: 'Price' },
};
