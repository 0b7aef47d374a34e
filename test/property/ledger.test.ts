import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { canonical } from '../../src/ledger/log/canonical.js';
import { eventHash, GENESIS_HASH } from '../../src/ledger/log/chain.js';

const json = fc.jsonValue().map(
  (value) =>
    // JSON has no -0: its text is 0.
    JSON.parse(JSON.stringify(value)) as unknown,
);

describe('canonical JSON', () => {
  it('says the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });

  it('does not depend on the order in which fields were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse());
        expect(canonical(reversed)).toBe(canonical(object));
      }),
    );
  });

  it('has no spaces, sorted fields, and no fields that are undefined', () => {
    const value = { b: [1, { d: null, c: 'å "x"' }], a: undefined, Z: true };
    expect(canonical(value)).toBe('{"Z":true,"b":[1,{"c":"å \\"x\\"","d":null}]}');
  });

  it.each([NaN, Infinity, -0, undefined, () => 1, 1n, [undefined], { a: [NaN] }, new Date(0)])(
    'refuses %p',
    (value) => {
      expect(() => canonical(value)).toThrow(TypeError);
    },
  );
});

describe('the hash of an event', () => {
  const event = {
    clubId: '00000000-0000-4000-8000-000000000001',
    seq: 1,
    kind: 'club-opened',
    time: '2026-11-20T19:00:00.000Z',
    actor: 'secretary',
    payload: '{"name":"Kopperne"}',
    prevHash: GENESIS_HASH,
  };

  // Pinned: a log written today must verify for ever. sha256sum gives the same over the JSON list.
  it('is SHA-256 over the JSON list of its fields', () => {
    const text =
      '["00000000-0000-4000-8000-000000000001",1,"club-opened","2026-11-20T19:00:00.000Z",' +
      `"secretary","{\\"name\\":\\"Kopperne\\"}","${'0'.repeat(64)}"]`;
    expect(eventHash(event)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    expect(eventHash(event)).toBe(
      'd224370b20c14358ee07baa448e5da1162b3cdd3f499375e5a6caa4596bcaac8',
    );
    expect(eventHash({ ...event, seq: 2, payload: '{"note":"kære Åse 🂡"}' })).toBe(
      'd04490f664fe542b78f319086234dfe015d757b66733539d201acb7cf5328cd3',
    );
  });

  it('changes with every field', () => {
    const hashes = new Set([
      eventHash(event),
      ...Object.keys(event).map((field) =>
        eventHash({ ...event, [field]: field === 'seq' ? 7 : 'x' }),
      ),
    ]);
    expect(hashes.size).toBe(8);
  });
});
