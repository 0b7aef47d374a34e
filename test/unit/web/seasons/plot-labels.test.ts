import { axisOf } from '../../../../web/parts/curve/curve.js';
import { apart, nameLines, spread } from '../../../../web/parts/curve/label-room.js';

/** Every letter is one wide. */
const width = (text: string) => text.length;

describe('the labels of a plot', () => {
  test.each([
    ['Søren', 14, ['Søren']],
    ['Søren Kjærgaard-Østergaard', 14, ['Søren', 'Kjærgaard-', 'Østergaard']],
    ['Søren Kjærgaard-Østergaard', 21, ['Søren Kjærgaard-', 'Østergaard']],
    ['Bartholomæus', 8, ['Barthol-', 'omæus']],
    ['Li Bartholomæus', 8, ['Li', 'Barthol-', 'omæus']],
    ['', 8, ['']],
  ])('%s, in lines of %d letters, loses no letter', (name, room, lines) => {
    expect(nameLines(name, room, width)).toEqual(lines);
  });

  test('the numbers of an axis do not touch, and the last one stays', () => {
    const labels = ['Start', '1', '2', '10', '11', '12', '13'];
    const shown = apart(labels, (index) => index * 2, width, 1);
    expect(shown).toEqual(['Start', '', '2', '', '11', '', '13']);
    const edges = shown.flatMap((label, index) =>
      label === '' ? [] : [[index * 2 - label.length / 2, index * 2 + label.length / 2] as const],
    );
    for (const [n, [from]] of edges.slice(1).entries()) {
      expect(from - (edges[n]?.[1] ?? 0)).toBeGreaterThanOrEqual(1);
    }
  });

  test.each([
    // Minor units that are said without them: some round to the number of their neighbour.
    [
      [-36512, -36548],
      ['-400', '-300', '-200', '-100', '0'],
    ],
    [[-20, -35], ['0']],
    [[0], ['0']],
    [
      [120, -40],
      ['0', '1', '2'],
    ],
    [
      [910, 240],
      ['0', '5', '10'],
    ],
  ])('the marks of an axis of %p are round, have 0, and differ', (values, marks) => {
    const { ticks, ends } = axisOf(values, (value) => String(Math.round(value / 100)));
    const words = ticks.map((value) => String(Math.round(value / 100) + 0));
    expect(words).toEqual(marks);
    expect([Math.min(...ends, ...values), Math.max(...ends, ...values)]).toEqual([...ends]);
  });

  test('labels of several lines are moved apart, and none over an edge', () => {
    const heights = [20, 40, 20];
    const places = spread([95, 96, 10], heights, { top: 0, bottom: 100 });
    expect(places).toEqual([50, 80, 10]);
  });
});
