import type { KoenigrufenHandRecord } from '../../../../src/rules/koenigrufen/record/hand.js';
import { examine } from '../../../support/koenigrufen/koenigrufen-impossible.js';
import {
  bei,
  beside,
  hand,
  id,
  negative,
  trischaken,
} from '../../../support/koenigrufen/koenigrufen.js';

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const points = '40/0';
const rufer = hand('rufer', { points });
const dreier = hand('dreier', { points });

describe('kontra', () => {
  const said = (record: KoenigrufenHandRecord, player = B) => ({
    ...record,
    personalKontra: [{ player, kontra: 'kontra' as const }],
  });
  const valat = hand('rufer', { points, said: [['valat', 'a']] });
  const opened = hand('rufer', {
    points,
    said: [
      ['uhu', 'c'],
      ['valat', 'b'],
    ],
  });
  examine([
    [
      'on a valat: it goes with the game',
      'kontra-on-valat',
      'announcements[0].kontra',
      hand('rufer', { points, said: [['valat', 'a', 'kontra']] }),
      { ...valat, kontra: 'kontra' },
    ],
    [
      'who said it, though nobody did',
      'kontra-missing',
      'kontraBy',
      { ...rufer, kontraBy: B },
      { ...rufer, kontra: 'kontra', kontraBy: B },
    ],
    [
      'by the declarer’s partner, on their own game',
      'kontra-on-own-side',
      'kontraBy',
      { ...rufer, kontra: 'kontra', kontraBy: C },
      { ...rufer, kontra: 'kontra', kontraBy: D },
    ],
    [
      'of a side on its own announcement',
      'kontra-on-own-side',
      'announcements[0].kontraBy',
      {
        ...dreier,
        announcements: [{ figure: 'uhu', player: B, kontra: 'kontra', kontraBy: C }],
      },
      {
        ...dreier,
        announcements: [{ figure: 'uhu', player: B, kontra: 'kontra', kontraBy: A }],
      },
    ],
    [
      'personal, in a positive game',
      'kontra-binds-everybody',
      'personalKontra',
      said(dreier),
      { ...dreier, kontra: 'kontra' },
    ],
    [
      'on a negative game as a whole',
      'kontra-is-personal',
      'kontra',
      { ...negative('bettler', 'a', 0), kontra: 'kontra' },
      said(negative('bettler', 'a', 0)),
    ],
    [
      'of the declarer on their own game',
      'kontra-on-own-side',
      'personalKontra[0].player',
      said(negative('bettler', 'a', 0), A),
      said(negative('bettler', 'a', 0), D),
    ],
    [
      'twice of one opponent',
      'kontra-twice',
      'personalKontra[1].player',
      negative('bettler', 'a', 0, ['b', 'kontra'], ['b', 'rekontra']),
      negative('bettler', 'a', 0, ['b', 'kontra'], ['c', 'rekontra']),
    ],
    [
      'of a bei declarer on themselves',
      'kontra-on-own-side',
      'games[0].personalKontra[0].player',
      bei(beside('piccolo', 'a', ['a', 'kontra']), beside('bettler', 'b'), { a: 1, b: 0 }),
      bei(beside('piccolo', 'a'), beside('bettler', 'b', ['a', 'kontra']), { a: 1, b: 0 }),
    ],
    [
      'in a trischaken',
      'trischaken-without-kontra',
      'kontra',
      { ...trischaken(40, 50, 70, 50), kontra: 'kontra' },
      trischaken(40, 50, 70, 50),
    ],
    [
      'personal in a trischaken',
      'trischaken-without-kontra',
      'personalKontra',
      said(trischaken(40, 50, 70, 50)),
      trischaken(40, 50, 70, 50),
    ],
    [
      'after a valat of the opponents, by another than the declarer',
      'kontra-on-own-side',
      'kontraBy',
      { ...opened, kontra: 'kontra', kontraBy: C },
      { ...opened, kontra: 'kontra', kontraBy: A },
    ],
  ]);
});

describe('the permitted announcements (Deklarationer och kontringar)', () => {
  const trull = { said: [['trull', 'b']] } as const;
  examine([
    [
      'an opponent whose side nobody knows',
      'opponent-not-known',
      'announcements[0].player',
      hand('rufer', { points, ...trull }),
      hand('dreier', { points, ...trull }),
    ],
    [
      'not though the other opponent is known',
      'opponent-not-known',
      'announcements[0].player',
      { ...hand('rufer', { points, kontra: 'kontra', ...trull }), kontraBy: D },
      { ...hand('rufer', { points, kontra: 'kontra', ...trull }), kontraBy: B },
    ],
    [
      'not after the declarer alone has declared: their partner is still hidden',
      'opponent-not-known',
      'announcements[1].player',
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a'],
          ['trull', 'b'],
        ],
      }),
      hand('rufer', {
        points,
        said: [
          ['uhu', 'c'],
          ['trull', 'b'],
        ],
      }),
    ],
    [
      'but after their own kontra on what was declared',
      'opponent-not-known',
      'announcements[1].player',
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a'],
          ['trull', 'd'],
        ],
      }),
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a', 'kontra'],
          ['trull', 'd'],
        ],
      }),
    ],
    [
      'the bird of the contract, by the partner',
      'bird-of-declarer',
      'announcements[0].player',
      hand('pagatrufer', { points, said: [['pagat-ultimo', 'c']] }),
      hand('pagatrufer', { points, said: [['uhu', 'c']] }),
    ],
  ]);
});
