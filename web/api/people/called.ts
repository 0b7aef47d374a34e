import { calledIn } from '../../../src/words/former-member.js';
import type { LanguageId } from '../../../src/people/languages.js';
import { spokenLanguage } from '../../words/spoken.js';
import type { Bodies } from '../bodies.js';

type MemberList = Bodies['MemberList'];

const kept = new Map<LanguageId, (list: MemberList) => MemberList>();

/**
 * The members as they are called in the language of the reader: one who left for good has no name. It is the
 * same function for as long as the same language is spoken, as `select` of a query wants it.
 */
export function calledHere(): (list: MemberList) => MemberList {
  const language = spokenLanguage();
  const known = kept.get(language);
  if (known !== undefined) return known;
  const called = ({ members }: MemberList): MemberList => ({
    members: members.map((member) => ({ ...member, name: calledIn(language, member) })),
  });
  kept.set(language, called);
  return called;
}

const names = new Map<unknown, (list: MemberList) => ReadonlyMap<string, string>>();

/** The same as names by id. */
export function namesHere(): (list: MemberList) => ReadonlyMap<string, string> {
  const called = calledHere();
  const known = names.get(called);
  if (known !== undefined) return known;
  const byId = (list: MemberList) =>
    new Map(called(list).members.map(({ id, name }) => [id, name]));
  names.set(called, byId);
  return byId;
}
