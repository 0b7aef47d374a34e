import { examine } from '../../../support/koenigrufen/koenigrufen-impossible.js';
import { hand, id, type Said, type Short } from '../../../support/koenigrufen/koenigrufen.js';

/**
 * 'En motspelare får bara göra en deklaration om det redan är känt vilken sida hen tillhör': a plays
 * with c, and b or d declares. The partner's declaration, or kontra, makes the sides known.
 */
const rufer = (said: readonly Said[], more: Short = {}) =>
  hand('rufer', { points: '40/0', said, ...more });
const UHU_OF_B: Said = ['uhu', 'b'];
const KAKADU_OF_D: Said = ['kakadu', 'd'];

describe('an opponent who declares', () => {
  examine([
    [
      'is known once the partner has declared',
      'opponent-not-known',
      'announcements[0].player',
      rufer([UHU_OF_B]),
      rufer([['trull', 'c'], UHU_OF_B]),
      { params: { player: 'b' } },
    ],
    [
      'not when it was the declarer who did',
      'opponent-not-known',
      'announcements[1].player',
      rufer([['trull', 'a'], UHU_OF_B]),
      rufer([['trull', 'c'], UHU_OF_B, KAKADU_OF_D]),
    ],
    [
      'one has said kontra: one is known by it, not both',
      'opponent-not-known',
      'announcements[1].player',
      rufer([UHU_OF_B, KAKADU_OF_D], { kontra: 'kontra' }),
      rufer([UHU_OF_B, ['kakadu', 'b']], { kontra: 'kontra' }),
      { params: { player: 'd' } },
    ],
    [
      'rekontra is the partner’s answer: with it everybody is known',
      'opponent-not-known',
      'announcements[1].player',
      rufer([UHU_OF_B, KAKADU_OF_D], { kontra: 'kontra' }),
      rufer([UHU_OF_B, KAKADU_OF_D], { kontra: 'rekontra' }),
    ],
    [
      'kontra on what an opponent declared is such an answer too, if an opponent was known before',
      'opponent-not-known',
      'announcements[0].player',
      rufer([['uhu', 'b', 'kontra']]),
      rufer([['uhu', 'b', 'kontra'], KAKADU_OF_D], { kontra: 'kontra' }),
    ],
    [
      'kontra on what the declarer declared makes known who said it',
      'opponent-not-known',
      'announcements[1].player',
      rufer([['trull', 'a'], UHU_OF_B]),
      rufer([['trull', 'a', 'kontra'], UHU_OF_B]),
    ],
    [
      'and where it is written who did, that one and no other',
      'opponent-not-known',
      'announcements[0].player',
      { ...rufer([UHU_OF_B], { kontra: 'kontra' }), kontraBy: id('d') },
      { ...rufer([UHU_OF_B], { kontra: 'kontra' }), kontraBy: id('b') },
    ],
  ]);
});

describe('the permitted speakers', () => {
  examine([
    [
      'the declarer no kontra on his own game, but after the opponents’ valat',
      'kontra-on-own-side',
      'kontraBy',
      { ...hand('dreier', { points: '40/0', kontra: 'kontra' }), kontraBy: id('a') },
      {
        ...hand('dreier', { points: '40/0', kontra: 'kontra', said: [['valat', 'b']] }),
        kontraBy: id('a'),
      },
      { params: { player: 'a' } },
    ],
    [
      'valat one side alone: the second to say so is named',
      'valat-of-both-sides',
      'announcements[1]',
      hand('dreier', {
        points: '40/0',
        said: [
          ['valat', 'a'],
          ['valat', 'b'],
          ['trull', 'a'],
        ],
      }),
      hand('dreier', {
        points: '40/0',
        said: [
          ['valat', 'a'],
          ['trull', 'a'],
        ],
      }),
    ],
    [
      'the bird of the contract on the declarer’s side the declarer alone, on the other side anybody',
      'bird-of-declarer',
      'announcements[0].player',
      hand('pagatrufer', { points: '40/0', said: [['pagat-ultimo', 'c']] }),
      hand('pagatrufer', {
        points: '40/0',
        said: [
          ['trull', 'c'],
          ['pagat-ultimo', 'b'],
        ],
      }),
    ],
    [
      'a figure each side once',
      'declared-twice',
      'announcements[1]',
      rufer([
        ['trull', 'c'],
        ['trull', 'a'],
      ]),
      rufer([
        ['trull', 'c'],
        ['trull', 'b'],
      ]),
      { params: { figure: 'trull', side: 'declarer' } },
    ],
  ]);
});
