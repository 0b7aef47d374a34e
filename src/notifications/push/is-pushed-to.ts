/** Whether subscription `p` is in use, as SQL: as long as its device is signed in. */
export const IS_PUSHED_TO = `p.ended_at IS NULL AND EXISTS (SELECT FROM token t
  WHERE t.id = p.token_id AND t.user_id = p.user_id AND t.revoked_at IS NULL
    AND (t.expires_at IS NULL OR t.expires_at > now()))`;
