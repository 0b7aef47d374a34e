import { LANGUAGES, type LanguageId } from '../../../src/people/languages.js';
import { violations } from '../support/axe.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, type House } from '../support/house.js';
import { faultsOn, lookIn, TARGET, VIEWS, type View } from '../support/narrow.js';
import { openGallery, routesOfApp, type Gallery } from '../support/gallery/gallery.js';
import type { Screen } from '../support/gallery/screens.js';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = ['tablet', 'narrowest'] as const;

/** How a screen is looked at. */
interface Look {
  readonly language: LanguageId;
  readonly scheme: (typeof SCHEMES)[number];
  /** The width for axe: the tablet, or the narrowest phone. */
  readonly width: (typeof WIDTHS)[number];
}

const NARROWEST: View = 'a phone of 320 px';

/** As what it is opened, before it is made narrow. */
const OPENED_ON = { tablet: 'tablet', narrowest: 'phone' } as const;

/**
 * How the screen at a place is looked at in a language. In the next language the screen is seen in
 * the other light and the other width; of four screens in a row every pair of two of them occurs.
 */
function lookAt(place: number, language: Look['language']): Look {
  const turn = LANGUAGES.indexOf(language);
  return {
    language,
    scheme: SCHEMES[(place + turn) % 2] ?? 'light',
    width: WIDTHS[(Math.floor(place / 2) + turn) % 2] ?? 'tablet',
  };
}

/**
 * `SCREENS=every` looks at every screen in every language, as `npm run test:all` does. Else four in a
 * row are looked at in one language, and the next four in the next one.
 */
const IS_EVERY = process.env['SCREENS'] === 'every';

function isLookedAt(place: number, language: Look['language']): boolean {
  return IS_EVERY || LANGUAGES[Math.floor(place / 4) % LANGUAGES.length] === language;
}

inBrowser('every screen', () => {
  let house: House;
  let gallery: Gallery;

  beforeAll(async () => {
    house = await openHouse();
    gallery = await openGallery(house);
  });
  afterAll(async () => {
    await house.close();
  });

  test('of the app is looked at', async () => {
    const looked = new Set(gallery.screens.map(({ route }) => route));
    expect((await routesOfApp()).filter((route) => !looked.has(route))).toEqual([]);
  });

  test('is looked at, and every pair of language, light and width occurs', () => {
    const looks = LANGUAGES.flatMap((language) =>
      gallery.screens.flatMap((_, place) =>
        isLookedAt(place, language) ? [lookAt(place, language)] : [],
      ),
    );
    const pairs = looks.flatMap(({ language, scheme, width }) => [
      `${language} ${scheme}`,
      `${language} ${width}`,
      `${scheme} ${width}`,
    ]);
    expect(new Set(pairs).size).toBe(LANGUAGES.length * 2 * 2 + 2 * 2);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test(`has nothing that axe finds, fits into narrow windows, and has targets of ${TARGET} px`, async () => {
      const found: string[] = [];
      for (const [place, screen] of gallery.screens.entries()) {
        if (!isLookedAt(place, language)) continue;
        const look = lookAt(place, language);
        const where = `${screen.name}, ${look.scheme}`;
        for (const fault of await faultsOf(gallery, screen, look)) found.push(`${where}, ${fault}`);
      }
      expect(found).toEqual([]);
    }, 300_000);
  });
});

/** Shows a screen once, and gives what is wrong with it in all widths. */
async function faultsOf(
  gallery: Gallery,
  screen: Screen,
  { language, scheme, width }: Look,
): Promise<readonly string[]> {
  const page = await gallery.show(screen, { language, scheme, size: OPENED_ON[width] });
  const found = width === 'tablet' ? await violations(page) : [];
  for (const view of Object.keys(VIEWS) as View[]) {
    await lookIn(page, view);
    found.push(...(await faultsOn(page)).map((fault) => `${view}: ${fault}`));
    if (view === NARROWEST && width === 'narrowest') found.push(...(await violations(page)));
  }
  return found;
}
