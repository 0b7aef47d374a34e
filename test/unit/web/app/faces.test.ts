import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../../src/platform/package-root.js';
import { COLOURS, initialsOf, placesOf } from '../../../../web/parts/people/faces.js';

const member = (id: string, day: number, mergedInto: string | null = null) => ({
  ...{ id, mergedInto },
  createdAt: `2026-01-0${day}T18:00:00.000Z`,
});

describe("a member's face", () => {
  test.each([
    ['Bo', 'B'],
    ['Kirsten Holm', 'KH'],
    ['Søren Kjær-Østergaard', 'SK'],
    ['Anna Maria von Ahlefeldt', 'AA'],
    ['ülkü ærø', 'ÜÆ'],
    ['  Bo   Ek ', 'BE'],
    ['Far (JH)', 'FJ'],
    ['42', ''],
    ['', ''],
  ])('%j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('keeps its colour when others are added, and in any order of the list', () => {
    const [one, other, third] = [member('b', 1), member('a', 2), member('c', 3)];
    const before = placesOf([other, one]);
    const after = placesOf([third, other, one]);
    for (const id of ['a', 'b']) expect(after.get(id)).toBe(before.get(id));
    expect(after).toEqual(
      new Map([
        ['b', 0],
        ['a', 1],
        ['c', 2],
      ]),
    );
  });

  test('of a merged guest is that of the member', () => {
    const places = placesOf([member('guest', 1, 'a'), member('a', 2), member('b', 3)]);
    expect(places.get('guest')).toBe(places.get('a'));
    expect(new Set([places.get('a'), places.get('b')]).size).toBe(2);
  });

  test('has different colours for any eight in a row, with each kind of sight', () => {
    const sheet = readFileSync(join(packageRoot(), 'web/app/tokens.css'), 'utf8');
    const found = [...sheet.matchAll(/--member-\d: (#[\da-f]{6})/g)].map(([, hex = '']) => hex);
    expect(found.length).toBe(2 * COLOURS);
    for (const colours of [found.slice(0, COLOURS), found.slice(COLOURS)]) {
      for (const sight of SIGHTS) expect(leastDistance(colours, sight)).toBeGreaterThan(0.08);
    }
  });
});

type Triple = readonly [number, number, number];

/** As all eyes see it, and without one kind of cones (Machado, Oliveira and Fernandes 2009). */
const SIGHTS: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

/** The least distance of two of the colours in Oklab, where 0.02 is just seen. */
function leastDistance(colours: readonly string[], sight: (typeof SIGHTS)[number]): number {
  const seen = colours.map((hex) => oklab(times(sight, linear(hex))));
  return Math.min(
    ...seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .map((other) => Math.hypot(...one.map((part, n) => part - (other[n] ?? 0)))),
    ),
  );
}

function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(rows: readonly [Triple, Triple, Triple], [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(rows[0]), row(rows[1]), row(rows[2])];
}

function oklab(rgb: Triple): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l ?? 0, m ?? 0, s ?? 0],
  );
}
