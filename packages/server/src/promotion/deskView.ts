interface BothSides {
  member_id: string;
  member_account: string;
  member_name: string;
  friend_account: string;
  friend_name: string;
}

/** Referrer and friend as staff see them. */
export function pairOf(row: BothSides, friendId: string) {
  return {
    member: { id: row.member_id, account: row.member_account, name: row.member_name },
    friend: { id: friendId, account: row.friend_account, name: row.friend_name },
  };
}
