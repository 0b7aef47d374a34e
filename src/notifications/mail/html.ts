/** A line of a mail with its details, and the address where there is more of it. */
export interface MailItem {
  readonly title: string;
  readonly details: readonly string[];
  readonly link: string;
}

/** The items of one club. */
export interface MailSection {
  readonly club: string;
  readonly items: readonly MailItem[];
}

/** A mail before it is drawn. */
export interface Letter {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly sections: readonly MailSection[];
  /** The words of the links to items. */
  readonly open: string;
  /** Below all: a sentence and its links. */
  readonly footer: {
    readonly why: string;
    readonly links: readonly { readonly words: string; readonly link: string }[];
  };
}

export function asText({ greeting, sections, footer }: Letter): string {
  const parts = sections.map(({ club, items }) => {
    const lines = items.map(({ title, details, link }) => [title, ...details, link].join('\n'));
    return [...(sections.length > 1 ? [`== ${club} ==`] : []), ...lines].join('\n\n');
  });
  const below = [footer.why, ...footer.links.map(({ words, link }) => `${words}: ${link}`)];
  return `${[greeting, ...parts, `-- \n${below.join('\n')}`].join('\n\n')}\n`;
}

const TEXT =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.45';

/** Colours follow the reader's: none is set but that of lines and links. */
export function asHtml({ language, subject, greeting, sections, open, footer }: Letter): string {
  const parts = sections.flatMap(({ club, items }) => [
    ...(sections.length > 1
      ? [`<h2 style="font-size:18px;margin:24px 0 8px">${escape(club)}</h2>`]
      : []),
    ...items.map(
      ({ title, details, link }) =>
        `<div style="padding:12px 0;border-bottom:1px solid #8888">` +
        `<div style="font-weight:600">${escape(title)}</div>` +
        details.map((detail) => `<div>${escape(detail)}</div>`).join('') +
        `<div style="padding-top:8px"><a href="${escape(link)}" style="display:inline-block;padding:10px 0">` +
        `${escape(open)}</a></div></div>`,
    ),
  ]);
  const below = footer.links.map(
    ({ words, link }) =>
      `<a href="${escape(link)}" style="display:inline-block;padding:6px 0">${escape(words)}</a>`,
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escape(subject)}</title></head>` +
    `<body style="margin:0;padding:16px;${TEXT}"><div style="max-width:560px;margin:0 auto">` +
    `<p style="margin:0 0 8px">${escape(greeting)}</p>${parts.join('')}` +
    `<p style="font-size:14px;margin:16px 0 0">${escape(footer.why)}<br>${below.join('<br>')}</p>` +
    `</div></body></html>`
  );
}

/** A page of one sentence and perhaps one button, for who follows a link in a mail. */
export function asPage(page: {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** The words of the button that sends the same address as a POST; null for none. */
  readonly button: string | null;
}): string {
  const { language, title, text, button } = page;
  const form =
    button === null
      ? ''
      : `<form method="post"><button style="${TEXT};min-height:48px;padding:8px 24px">${escape(button)}</button></form>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escape(title)}</title></head><body style="margin:0;padding:24px 16px;${TEXT}">` +
    `<main style="max-width:560px;margin:0 auto"><h1 style="font-size:22px">${escape(title)}</h1>` +
    `<p>${escape(text)}</p>${form}<p><a href="/">Kopperne</a></p></main></body></html>`
  );
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
