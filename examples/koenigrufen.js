// A short evening of Königrufen over the API, on a new service by the set-up link that it prints:
//   node examples/koenigrufen.js 'http://localhost:3000/setup#…'
// or as a user of it: KOPPERNE_NAME=… KOPPERNE_PASSWORD=… node examples/koenigrufen.js [http://localhost:3000]
// A rufer with a partner, a declared bird and kontra; a piccolo; a trischaken; a hand that cannot be; an
// undo; the money, and the proof.
import { call, openClub, post } from './client.js';

const club = { name: 'Königrufen-Klubben', currency: 'SEK' };
const { here, names } = await openClub(club, ['Astrid', 'Birger', 'Cecilia', 'David']);
const [astrid, birger, cecilia, david] = [...names.keys()];
const nameOf = (party) => names.get(party) ?? party;

// Counter-clockwise; 1 krona a point. David deals, so Astrid is forehand.
const opened = await post(`${here}/sessions`, {
  book: 'koenigrufen',
  rate: 100,
  seats: [astrid, birger, cecilia, david],
  firstDealer: david,
});
const session = `${here}/sessions/${opened.id}`;
let { version } = opened;

function show(title, { payments, session: table }) {
  console.log(`\n${title}`);
  for (const { from, to, points, source } of payments) {
    const line = `${nameOf(from).padEnd(8)} → ${nameOf(to).padEnd(8)} ${String(points).padStart(3)}`;
    console.log(`  ${line}  ${source}`);
  }
  version = table.version;
}

const rufer = {
  game: 'koenigrufen',
  contract: 'rufer',
  declarer: astrid,
  calledKing: 'hearts',
  kingHolder: cecilia,
  kontra: 'kontra',
  announcements: [{ figure: 'pagat-ultimo', player: cecilia }],
  count: [{ side: 'declarer', points: '38/1' }],
  figures: [{ figure: 'pagat-ultimo', player: cecilia }],
};
show(
  'Astrid calls the king of hearts, which Cecilia holds; kontra; the pagat wins the last trick',
  await post(`${session}/hands`, rufer, version),
);

const piccolo = {
  game: 'koenigrufen',
  contract: 'piccolo',
  declarer: cecilia,
  tricks: [{ player: cecilia, tricks: 2 }],
  personalKontra: [{ player: birger, kontra: 'kontra' }],
};
show(
  'Cecilia plays piccolo and takes two tricks; Birger has said kontra',
  await post(`${session}/hands`, piccolo, version),
);

const trischaken = {
  game: 'koenigrufen',
  contract: 'trischaken',
  count: [
    { player: astrid, blad: 0 },
    { player: birger, blad: 60 },
    { player: cecilia, blad: 110 },
    { player: david, blad: 40 },
  ],
};
show(
  'Trischaken, all against all: Cecilia is mayor, Astrid a virgin',
  await post(`${session}/hands`, trischaken, version),
);

const refused = await call(
  'POST',
  `${session}/hands`,
  { ...rufer, declarer: david, kingHolder: astrid, count: [{ side: 'declarer', points: '71' }] },
  version,
);
console.log(`\nThe next hand is refused (${refused.status}): ${refused.body.detail}`);

const undone = await post(`${session}/undo`, { reason: 'Astrid had a trick after all.' }, version);
version = undone.session.version;
console.log(`\nThe trischaken is undone: hand ${undone.hands[0].hand} is void`);
trischaken.count[0].blad = 12;
trischaken.count[1].blad = 48;
show('Trischaken again', await post(`${session}/hands`, trischaken, version));

const closed = await post(`${session}/close`, {}, version);
console.log('\nThe evening is over');
for (const { player, points, amount } of closed.money) {
  console.log(`  ${nameOf(player).padEnd(8)} ${points} points, ${amount / 100} ${closed.currency}`);
}
const proof = (await call('GET', `${here}/verification`)).body;
console.log(`\nVerified: ${proof.ok}, ${proof.events} events, ${proof.postings} postings`);
console.log(`Head of the log: ${closed.head.short}`);
