import type { Sight } from './gallery/gallery.js';
import type { Screen } from './gallery/screens.js';

/**
 * A page with the pictures of all screens: a row for each screen, a column for each size and scheme,
 * so that screens can be compared with each other.
 *
 * @param isShownIn whether there is a picture of a screen in a size
 * @returns HTML whose pictures are beside it, in a folder for each size and scheme
 */
export function contactSheet(
  screens: readonly Screen[],
  sizes: readonly Sight['size'][],
  schemes: readonly Sight['scheme'][],
  isShownIn: (size: Sight['size'], screen: Screen) => boolean,
): string {
  const columns = sizes.flatMap((size) => schemes.map((scheme) => ({ size, scheme })));
  const heads = columns.map(({ size, scheme }) => `<th>${size}, ${scheme}</th>`).join('');
  const rows = screens.map((screen) => {
    const cells = columns.map(({ size, scheme }) =>
      isShownIn(size, screen) ? picture(`${size}-${scheme}/${screen.name}.png`) : '<td></td>',
    );
    return `<tr id="${screen.name}"><th>${screen.name}<small>${screen.who}</small></th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kopperne: every screen</title>
<style>${STYLE}</style>
<table>
<thead><tr><th>${screens.length} screens</th>${heads}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}

/** The top of a picture, as much as is seen before scrolling; a tap opens the whole. */
function picture(path: string): string {
  return `<td><a href="${path}"><img loading="lazy" src="${path}" alt="${path}"></a></td>`;
}

const STYLE = `
  body { margin: 0; background: #888; font: 14px system-ui, sans-serif; }
  table { border-collapse: collapse; }
  th { background: #222; color: #fff; padding: 6px 10px; text-align: start; vertical-align: top; }
  thead th { position: sticky; top: 0; z-index: 2; }
  tbody th { position: sticky; left: 0; z-index: 1; }
  small { display: block; font-weight: 400; opacity: 0.7; }
  td { padding: 6px; vertical-align: top; }
  img { display: block; height: 420px; object-fit: cover; object-position: top; }
`;
