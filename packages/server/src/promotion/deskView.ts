interface BothSides {
  memberId: string;
  memberAccount: string;
  memberName: string;
  friendAccount: string;
  friendName: string;
}

/** Referrer and friend as staff see them. */
export function referralPairOf(row: BothSides, friendId: string) {
  return {
    member: { id: row.memberId, account: row.memberAccount, name: row.memberName },
    friend: { id: friendId, account: row.friendAccount, name: row.friendName },
  };
}
