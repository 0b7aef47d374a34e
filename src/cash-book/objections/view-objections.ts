import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readObjections } from '../../clubs/read-objections.js';
import type { ObjectionState } from '../../events/money/objections.js';
import type { Said } from '../../events/money/remarks.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { ObjectionView } from './objection.view.js';
import { readObjected } from './read-objected.js';
import { answeringOf, readAnswerers } from './who-answers.js';

/** The objections that are wanted; null does not narrow it. */
export interface ObjectionsWanted {
  /** The member who objected. */
  readonly member: string | null;
  readonly state: ObjectionState | null;
}

/** Objections with their answers, the newest first. */
export async function viewObjections(
  { pool }: ReadPool,
  clubId: string,
  { member, state }: ObjectionsWanted,
  user: string | null,
): Promise<ObjectionView[]> {
  const all = (await readObjections(pool, clubId)).objections;
  const objections = all.filter((one) => {
    return (member === null || one.member === member) && (state === null || one.state === state);
  });
  if (objections.length === 0) return [];
  const actors = objections.flatMap(({ actor, answer, withdrawn }) => [
    actor,
    ...[answer, withdrawn].flatMap((said) => said?.actor ?? []),
  ]);
  const [vouchers, answerers, names] = await Promise.all([
    readObjected(
      { pool },
      clubId,
      objections.map((one) => one.voucher),
    ),
    readAnswerers(pool, clubId),
    readNames(pool, clubId, idsOfActors(actors)),
  ]);
  const answererNames = await readNames(
    pool,
    clubId,
    answerers.map((one) => one.member ?? one.user),
  );
  const said = (one: Said | null) =>
    one === null ? null : { ...one, actorName: actorName(one.actor, names) };
  return objections
    .flatMap(({ voucher: objected, ...one }): ObjectionView[] => {
      const found = vouchers.get(objected);
      if (found === undefined) return [];
      const { event, label, reversal } = found;
      const isOpen = one.state === 'open';
      const { may } = answeringOf(answerers, one, found);
      return [
        {
          ...one,
          actorName: actorName(one.actor, names),
          voucher: { event, label },
          answer: said(one.answer),
          withdrawn: said(one.withdrawn),
          reversal,
          waitsFor: isOpen ? may.map((who) => answererNames.get(who.member ?? who.user) ?? '') : [],
          mayAnswer: isOpen && may.some((who) => who.user === user),
        },
      ];
    })
    .reverse();
}
