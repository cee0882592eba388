/** Every step that a member's history can contain. */
export const memberSteps = [
  'disable',
  'enable',
  'lineBind',
  'lineUnbind',
  'lineFollow',
  'lineUnfollow',
  'wechatBind',
  'wechatUnbind',
  'passkeyAdd',
  'passkeyRemove',
  'assistantAdd',
  'assistantRemove',
  'level',
  'levelUp',
  'edit',
  'careTakers',
  'vip',
] as const;
export type MemberStep = (typeof memberSteps)[number];
