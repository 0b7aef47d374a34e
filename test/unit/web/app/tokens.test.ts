import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../../src/platform/package-root.js';

const WEB = join(packageRoot(), 'web');
const TOKENS = 'app/tokens.css';

/** Drawn without any style sheet: a picture for a message, the app's icons, and the theme itself. */
const WITHOUT_SHEETS = ['app/theme.ts', 'screens/evening-page/picture.tsx', 'vite.config.ts'];

/** Set by a component for its own sheet. */
const SET_IN_PLACE =
  /--(?:mantine-[\w-]+|notices-[\w-]+|x|y|share|rows|columns|colour|button-height|name-lines|seat-\w+|member-|text-)$/;

function filesOf(...endings: readonly string[]): readonly string[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => endings.some((ending) => name.endsWith(ending)));
}

const read = (name: string) =>
  readFileSync(join(WEB, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

const sheets = filesOf('.css').filter((name) => name !== TOKENS);
const tokens = read(TOKENS);

interface Declaration {
  readonly property: string;
  readonly value: string;
}

function declarationsIn(css: string): readonly Declaration[] {
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i;
const STEPPED =
  /^(?:(?:scroll-)?(?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap|font-size|border(?:-\w+)*-radius)$/;
/** Absolute sizes but a hairline; what is in em is relative to the text. */
const SIZE = /(?<![\w.-])-?(?!0(?:px|rem)|1px)[\d.]+(?:px|rem)\b/;
/** Keeps a sticky button clear of what it scrolls to: as wide as that, and no step. */
const OWN_MEASURE = /^scroll-margin/;
const DURATION = /(?<![\w.-])[\d.]+m?s\b/;
const OF_A_COMPONENT = /--mantine-(?:color|spacing|radius|font)/;

/** The value of a declaration, where it should be a token. */
function rawOf({ property, value }: Declaration): boolean {
  return (
    COLOUR.test(value) ||
    (/^(?:transition|animation)/.test(property) && DURATION.test(value)) ||
    (STEPPED.test(property) && !OWN_MEASURE.test(property) && SIZE.test(value)) ||
    (OF_A_COMPONENT.test(value) && !OF_A_COMPONENT.test(property))
  );
}

/** The values of a block of tokens, by their names. */
function block(selector: RegExp): ReadonlyMap<string, string> {
  const body = [...tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, head = '']) =>
    selector.test(head),
  );
  return new Map(
    declarationsIn(body?.[2] ?? '').map(({ property, value }) => [property, value] as const),
  );
}

const light = block(/data-scheme='light'/);
const dark = block(/data-scheme='dark'/);

describe('the tokens', () => {
  test('are the only place of colours, steps and durations in style sheets', () => {
    const raw = sheets.flatMap((name) =>
      declarationsIn(read(name))
        .filter(rawOf)
        .map(({ property, value }) => `${name}: ${property}: ${value}`),
    );
    expect(raw).toEqual([]);
  });

  test('are the only place of colours in components', () => {
    const raw = filesOf('.tsx', '.ts')
      .filter((name) => !WITHOUT_SHEETS.includes(name) && name !== 'api/schema.ts')
      .filter((name) => /['"`]#(?:[\da-f]{3}|[\da-f]{6})['"`]/i.test(read(name)));
    expect(raw).toEqual([]);
  });

  test('each exists where it is named, and each is named', () => {
    const all = filesOf('.css', '.tsx', '.ts').map((name) => [name, read(name)] as const);
    const defined = new Set(declarationsIn(tokens).map(({ property }) => property));
    const named = all.flatMap(([name, text]) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => [token, name] as const),
    );
    const missing = named
      .filter(([token]) => !defined.has(token) && !SET_IN_PLACE.test(token))
      .map(([token, name]) => `${name}: ${token}`);
    expect(missing).toEqual([]);
    // The colours of members are named by their numbers (parts/curve/curve.ts).
    const used = new Set(named.map(([token]) => token));
    const idle = [...defined].filter(
      (token) => token.startsWith('--') && !used.has(token) && !/^--member-\d$/.test(token),
    );
    expect(idle).toEqual([]);
  });

  test('are those of the picture of an evening, which is drawn without a sheet', () => {
    const members = [...light].flatMap(([token, value]) =>
      /^--member-/.test(token) ? [value] : [],
    );
    const picture = read('screens/evening-page/picture.tsx');
    expect(picture).toContain(members.map((value) => `'${value}'`).join(', '));
  });

  test('have the same roles by day and by night', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
    expect(light.size).toBeGreaterThan(20);
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ] as const)('in %s', (_, scheme) => {
    const of = (token: string) => scheme.get(token) ?? '';
    const words = [...scheme.keys()].filter((token) =>
      /^--(?:ink|quiet|hint|faint|brass-ink|red-suit|gain|loss|member-\d)$/.test(token),
    );

    test.each(words)('%s can be read on a page and on a card', (token) => {
      expect(contrast(of(token), of('--page'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(token), of('--card'))).toBeGreaterThanOrEqual(4.5);
    });

    test('initials can be read on every face', () => {
      for (let face = 1; face <= 8; face += 1) {
        expect(contrast(of(`--member-${face}`), of('--on-member'))).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('an edge can be seen on a page and on a card', () => {
      expect(contrast(of('--edge'), of('--page'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('--edge'), of('--card'))).toBeGreaterThanOrEqual(3);
    });
  });
});

/** The contrast of two colours after WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
