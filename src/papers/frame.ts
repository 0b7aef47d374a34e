import { headText } from '../ledger/log/head-text.js';
import { readActor } from '../people/actor.js';
import type { LanguageId } from '../people/languages.js';
import { paperWords, type PaperWords } from '../words/papers.js';
import type { ClubThen, PaperHead } from './log-head.js';
import { numbersIn, type Numbers } from './format/numbers.js';
import type { Block, Paper } from './paper.js';
import { timesIn, type Times } from './format/times.js';

/** The sources of a frame: the head of the log, the club as it then was, and a language. */
export interface FrameOf {
  readonly clubId: string;
  readonly head: PaperHead;
  readonly club: ClubThen;
  readonly language: LanguageId;
}

/** The means with which a paper is made. */
export interface Frame extends FrameOf {
  readonly words: PaperWords;
  readonly numbers: Numbers;
  readonly times: Times;
  readonly nameOf: (id: string) => string;
}

export function frameOf({ clubId, head, club, language }: FrameOf): Frame {
  const words = paperWords(language);
  return {
    clubId,
    head,
    club,
    language,
    words,
    numbers: numbersIn(words.paper.locale),
    times: timesIn(words, club.timeZone),
    nameOf: (id) => club.names.get(id) ?? '?',
  };
}

/**
 * The name of an author: a member by their name, else the user, else the tablet. A paper hangs on walls:
 * of an e-mail address that a user signs in with, it has the part before the `@`.
 */
export function authorOf({ nameOf, words }: Frame, actor: string): string {
  const { member, user, device } = readActor(actor);
  const id = member ?? user ?? device;
  if (id === null) return words.paper.service;
  return member === null && user !== null ? (nameOf(id).split('@')[0] ?? '') : nameOf(id);
}

interface PaperContent {
  readonly title: string;
  /** The subject, e.g. `evening/<id>`. */
  readonly of: string;
  readonly blocks: readonly Block[];
  /** The people who sign it. */
  readonly sign: readonly string[];
  readonly pages?: number | null;
}

/** A paper with what all papers have: the head of the log, who signs, how it is checked. */
export function framed(
  frame: Frame,
  { title, of, blocks, sign, pages = null }: PaperContent,
): Paper {
  const { clubId, head, language, words, times } = frame;
  const { paper } = words;
  const { short, long } = headText(head);
  return {
    language,
    title,
    subtitle: paper.asOf(head.seq, times.moment(head.time)),
    madeAt: head.time,
    id: `${clubId}/${of} ${long} ${language}`,
    footer: paper.footer,
    pages,
    blocks: [
      ...blocks,
      { kind: 'signatures', who: sign },
      { ...paper.proof, kind: 'proof', short, long, how: [paper.proof.how] },
    ],
  };
}
