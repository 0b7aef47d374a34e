/**
 * SQL: the owner of an account: the id of the member or of the club's account, or the name of a pot. An
 * account's number is looked up by its key. The club is parameter 1.
 *
 * @param account the alias of a row of `account`
 */
export function partySql(account: 'f' | 't'): string {
  return `coalesce(${account}.member_id::text, (SELECT k.id::text FROM cash_account k
    WHERE k.club_id = $1 AND k.account_id = ${account}.id), ${account}.kind)`;
}
