import type { SentencesOf } from '../language.js';
import type { WARNINGS } from '../../problems/warnings.js';
import { contracts, figuresWithin } from './koenigrufen.js';
import { payWarnings, signingWarnings } from './money/reasons.js';

export default {
  'ten-trumps-shown': ({ player, trumps }, say) =>
    `${say.player(player)} hat ${trumps} Tarock gezeigt, aber nicht gemeldet; ab zehn müssen sie gemeldet werden.`,
  'ten-trumps-among': ({ players }, say) =>
    `${say.or(players.map((id) => say.player(id)))} muss mindestens zehn Tarock gehabt haben, hat sie aber nicht gemeldet.`,
  'matadors-shown': ({ player }, say) =>
    `${say.player(player)} hat Sküs, Mond und Pagat gezeigt, aber keine Matadore gemeldet.`,
  'kings-shown': ({ player }, say) =>
    `${say.player(player)} hat die Karten für eine Meldung von Königen gezeigt, sie aber nicht gemeldet.`,
  'cavallerie-shown': ({ player, suit }, say) =>
    `${say.player(player)} hat die Karten für eine Kavallerie in ${say.suit(suit)} gezeigt, sie aber nicht gemeldet.`,
  'play-went-on': ({ player, contract, trick }, say) =>
    `${contracts[contract]}: Mit Stich Nummer ${trick} von ${say.player(player, 'dem Spieler')} war verloren, und dann wird nicht weitergespielt.`,
  'declared-but-left-out': ({ player, figure }, say) =>
    `${say.player(player)} hat ${figuresWithin[figure]} angesagt, und es ist nicht eingetragen, was daraus wurde: Das gilt als verloren.`,
  ...payWarnings,
  ...signingWarnings,
} satisfies SentencesOf<typeof WARNINGS>;
