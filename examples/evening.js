// A short evening of Danish Tarok over the API, on a new service by the set-up link that it prints:
//   node examples/evening.js 'http://localhost:3000/setup#…'
// or as a user of it: KOPPERNE_NAME=… KOPPERNE_PASSWORD=… node examples/evening.js [http://localhost:3000]
// Three hands by brix-1996, a fine, a hand that cannot be, the split of the pots; then a dispute about
// a fine whose pot was won and split long since, and the proof.
import { call, letIn, openClub, post } from './client.js';

const club = { name: 'Tarokklubben' };
const { here, names } = await openClub(club, ['Agnes', 'Bent', 'Clara', 'Ditlev']);
const [agnes, bent, clara, ditlev] = [...names.keys()];
const nameOf = (party) => names.get(party) ?? party;

// Counter-clockwise; 10 øre a point. Four sit at the table, the one opposite the dealer sits out.
const opened = await post(`${here}/sessions`, {
  book: 'brix-1996',
  rate: 10,
  seats: [agnes, bent, clara, ditlev],
  firstDealer: agnes,
});
const session = `${here}/sessions/${opened.id}`;
let { version } = opened;

function show(title, answer) {
  console.log(`\n${title}`);
  for (const { from, to, points, reason, source } of answer.payments) {
    const line = `${nameOf(from).padEnd(9)} → ${nameOf(to).padEnd(9)} ${String(points).padStart(3)}`;
    console.log(`  ${line}  ${reason.padEnd(13)} ${source}`);
  }
  const { pots } = answer.session;
  console.log(`  pots: king ${pots.king}, pagat ${pots.pagat}`);
  version = answer.session.version;
}

const first = {
  dealer: agnes,
  meldinger: [
    { player: agnes, kind: 'trumps', count: 11, withPagat: true },
    { player: agnes, kind: 'matadors', count: 4 },
    { player: bent, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
  ],
  events: [{ kind: 'king-lost', player: bent, suit: 'clubs' }],
  fines: [{ player: ditlev, code: 'lead-out-of-turn', stage: 'play' }],
  lastTrick: { winner: agnes, ultimoCards: [{ player: agnes, card: 'pagat' }] },
  count: [
    { player: agnes, points: 39 },
    { player: ditlev, points: 19 },
  ],
};
const firstHand = await post(`${session}/hands`, first, version);
show('Hand 1: Agnes makes pagat ultimo', firstHand);

const nolo = {
  events: [{ kind: 'pagat-won', player: clara }],
  trickless: [agnes],
  lastTrick: { winner: bent, ultimoCards: [{ player: clara, card: 'king-spades' }] },
};
show('Hand 2: Agnes plays nolo, Clara goes bagud', await post(`${session}/hands`, nolo, version));

const fine = { player: bent, code: 'cups-not-moved', stage: 'deal' };
show('Between hands: Bent forgot the pots', await post(`${session}/fines`, fine, version));

const impossible = {
  meldinger: [
    { player: clara, kind: 'cavallerie', suit: 'spades', grade: 'abundant' },
    { player: ditlev, kind: 'kings', grade: 'half', missing: 'clubs' },
  ],
  events: [{ kind: 'pagat-lost', player: bent }],
  lastTrick: { winner: clara },
  count: [
    { player: bent, points: 26 },
    { player: clara, points: 26 },
  ],
};
const refused = await call('POST', `${session}/hands`, impossible, version);
console.log(`\nHand 3 is refused (${refused.status}): ${refused.body.detail}`);

impossible.meldinger[1] = { player: ditlev, kind: 'trumps', count: 10, withPagat: false };
impossible.count = [
  { player: clara, points: 40 },
  { player: bent, points: 20 },
];
const preview = await call('POST', `${session}/hands/preview`, impossible);
if (preview.status !== 200) console.log(preview.body.detail);
else show('Hand 3, put right', await post(`${session}/hands`, impossible, version));

const closed = await post(`${session}/close`, {}, version);
show('The pots are split', closed);
for (const { player, points, amount } of closed.money) {
  console.log(`  ${nameOf(player).padEnd(9)} ${points} points, ${amount / 100} ${closed.currency}`);
}
const { head } = closed;
console.log(`  for the minutes: ${head.short}`);

// Next morning Ditlev, who is let in as a member, objects: 'It was my turn to lead.' Clara, who audits
// the books, decides.
const asDitlev = await letIn(here, 'member', ditlev);
const asClara = await letIn(here, 'auditor', clara);
const [fineOfDitlev] = firstHand.fineIds;
const objection = { fine: fineOfDitlev, text: 'It was my turn to lead.' };
const dispute = await post(`${session}/disputes`, objection, undefined, asDitlev);
const both = await post(`${session}/corrections/preview`, {
  corrections: [{ fine: fineOfDitlev, void: true }],
  dispute: dispute.id,
});
console.log('\nDitlev disputes the fine of hand 1');
console.log(`  compensate: ${both.compensate.refusal?.detail ?? 'possible'}`);
console.log('  replay:');
for (const { player, points, money } of both.replay.effect.members) {
  console.log(
    `    ${nameOf(player).padEnd(9)} ${points} points, ${money / 100} ${closed.currency}`,
  );
}
const overturned = await post(
  `${session}/disputes/${dispute.id}/overturn`,
  { mode: 'replay', text: 'Bent remembers it as well.' },
  version,
  asClara,
);
console.log(`  overturned by Clara, event ${overturned.correction.event} of the log`);

const paper = await call('GET', `${here}/verification?until=${head.short}`);
console.log(`\nNothing before the close was changed: ${paper.body.ok}`);
const proof = (await call('GET', `${here}/verification`)).body;
console.log(`Verified: ${proof.ok}, ${proof.events} events, ${proof.postings} postings`);
console.log(`Head of the log: ${proof.head.seq}:${proof.head.hash}`);
