import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { withoutPause, type Pause } from '../../platform/worker/slices.js';
import type { Paper } from '../paper.js';
import { Blocks } from './blocks.js';
import { PAGE, paged, unsaid, type Piece, type Tag } from './pages.js';
import { Typesetter, type Document } from './typesetter.js';

/** In points; the smaller ones where all has to be on fewer pages. */
const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
const FOOTER_SIZE = 6.5;

/**
 * Draws a paper as a tagged PDF. The same paper gives the same bytes: no clock is looked at, and nothing
 * is left to chance.
 *
 * @param pause lets others have the thread between rows
 */
export async function drawPaper(paper: Paper, pause: Pause = withoutPause): Promise<Uint8Array> {
  const doc = begin(paper);
  const bytes = buffer(doc);
  const type = new Typesetter(doc);
  let root: Tag | null = null;
  const rootHere = () => {
    if (root === null) {
      root = doc.struct('Document');
      doc.addStructure(root);
    }
    return root;
  };
  const pages = await laidOut(paper, (size) => new Blocks(doc, type, rootHere, size), pause);
  for (const [at, page] of pages.entries()) {
    doc.addPage();
    for (const { piece, y } of page) {
      piece.draw(y);
      await pause();
    }
    unsaid(
      doc,
      () => {
        footer(paper, type, at + 1, pages.length);
      },
      'Pagination',
    );
  }
  doc.end();
  return bytes;
}

function begin({ language, title, madeAt, id }: Paper): Document {
  const made = new Date(madeAt);
  const options = {
    size: 'A4',
    // Nothing but this layout begins a page.
    margin: 0,
    autoFirstPage: false,
    // None of the fonts that are in no file.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Creator: 'Kopperne',
      Producer: 'Kopperne',
      CreationDate: made,
      ModDate: made,
      // The file's id is made of all that is said here.
      Subject: id,
    },
  };
  // Its types do not know of PDF/UA yet.
  return new PDFDocument(options as PDFKit.PDFDocumentOptions);
}

/** On as many pages as are wanted if it can be, with letters as large as that allows. */
async function laidOut(paper: Paper, blocksOf: (size: number) => Blocks, pause: Pause) {
  const [usual] = SIZES;
  const first = paged(await piecesOf(blocksOf(usual), paper, pause));
  if (paper.pages === null || first.length <= paper.pages) return first;
  for (const size of SIZES.slice(1)) {
    const smaller = paged(await piecesOf(blocksOf(size), paper, pause));
    if (smaller.length <= paper.pages) return smaller;
  }
  return first;
}

async function piecesOf(blocks: Blocks, paper: Paper, pause: Pause): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for (const piece of blocks.pieces(paper)) {
    if (piece !== null) pieces.push(piece);
    await pause();
  }
  return pieces;
}

function footer({ title, footer }: Paper, type: Typesetter, page: number, pages: number): void {
  const y = PAGE.height - PAGE.bottom + 8;
  const said = footer.replace('{page}', String(page)).replace('{pages}', String(pages));
  const width = type.width(said, FOOTER_SIZE, 'plain');
  const look = { size: FOOTER_SIZE, colour: '#4d5a53' };
  const [name = ''] = type.lines(title, PAGE.width - 2 * PAGE.left - width - 20, FOOTER_SIZE);
  type.write(name, PAGE.left, y, look);
  type.write(said, PAGE.width - PAGE.left - width, y, look);
}
