/** All that a member's history tells. */
export const memberSteps = [
  'disable',
  'enable',
  'lineBind',
  'lineUnbind',
  'lineFollow',
  'lineUnfollow',
  'wechatBind',
  'wechatUnbind',
  'level',
  'levelUp',
  'edit',
  'careTakers',
  'vip',
] as const;
export type MemberStep = (typeof memberSteps)[number];
