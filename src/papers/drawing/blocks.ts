import { encode } from 'uqr';
import type { Block, Facts, Paper, Proof, Signatures, Slip } from '../paper.js';
import { PAGE, ROOM, tagged, unsaid, type Piece, type Pieces, type Tag } from './pages.js';
import { TableDrawing } from './table.js';
import { INK, LEADING, type Document, type Typesetter, type Weight } from './typesetter.js';

const CLOTH = '#17543d';
const QUIET = '#4d5a53';
/** How large letters are beside those of the tables. */
const TITLE = 15;
const SIGNATURE_ROOM = 30;
const QR_SIZE = 62;
/** A slip, in points: its code is scanned from a table. */
const SLIP = { side: 96, margin: 16, between: 3 };

interface Written {
  readonly as: 'H1' | 'H2' | 'P';
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly x?: number;
  readonly width?: number;
}

/** Makes the blocks of a paper into pieces, with letters of one size. */
export class Blocks {
  constructor(
    private readonly doc: Document,
    private readonly type: Typesetter,
    private readonly root: () => Tag,
    private readonly size: number,
  ) {}

  *pieces({ title, subtitle, blocks }: Paper): Pieces {
    yield this.#text(title, { as: 'H1', size: TITLE, weight: 'bold', colour: CLOTH });
    const under = { as: 'P', size: this.size + 1.5, colour: QUIET } as const;
    yield { ...this.#text(subtitle, under), leads: true };
    yield this.#titleRule();
    for (const [at, block] of blocks.entries()) {
      const isHeaded = blocks[at - 1]?.kind === 'heading';
      if (block.kind === 'table' && !isHeaded) yield space(this.size * 0.8);
      yield* this.#block(block);
    }
  }

  #block(block: Block): Iterable<Piece | null> {
    const { size } = this;
    switch (block.kind) {
      case 'heading': {
        const heading = { as: 'H2', size: size + 2, weight: 'bold', colour: CLOTH } as const;
        return [space(size * 0.8), { ...this.#text(block.text, heading), leads: true }];
      }
      case 'lines':
        return block.lines.map((line) => this.#text(line, { as: 'P', size }));
      case 'facts':
        return this.#facts(block);
      case 'table':
        return new TableDrawing(this.doc, this.type, this.root, block, size).pieces();
      case 'signatures':
        return [this.#signatures(block)];
      case 'proof':
        return [space(size), this.#proof(block)];
      case 'slip':
        return [this.#slip(block)];
    }
  }

  #text(text: string, { as, size, weight = 'plain', colour = INK, x, width }: Written): Piece {
    const lines = this.type.lines(text, width ?? ROOM, size, weight);
    const left = x ?? PAGE.left;
    return {
      height: lines.length * size * LEADING,
      draw: (y) => {
        tagged(this.doc, { within: this.root(), as }, () => {
          lines.forEach((line, at) => {
            const said = at < lines.length - 1 ? `${line} ` : line;
            this.type.write(said, left, y + at * size * LEADING, { size, weight, colour });
          });
        });
      },
    };
  }

  #titleRule(): Piece {
    return {
      height: 7,
      draw: (y) => {
        unsaid(this.doc, () => {
          this.doc.rect(PAGE.left, y + 2.5, ROOM, 1.2).fill(CLOTH);
        });
      },
    };
  }

  /** The names below one another, what is said of them beside. */
  #facts({ facts }: Facts): readonly Piece[] {
    const { size } = this;
    const names = facts.map(([name]) => `${this.type.writable(name)}:`);
    const wide = Math.max(0, ...names.map((name) => this.type.width(name, size, 'bold')));
    const x = PAGE.left + wide + size * 0.6;
    return facts.map(([, what], at) => {
      const lines = this.type.lines(what, PAGE.left + ROOM - x, size);
      return {
        height: Math.max(1, lines.length) * size * LEADING,
        draw: (y) => {
          tagged(this.doc, { within: this.root(), as: 'P' }, () => {
            this.type.write(`${names[at] ?? ''} `, PAGE.left, y, { size, weight: 'bold' });
            lines.forEach((line, below) => {
              this.type.write(`${line} `, x, y + below * size * LEADING, { size });
            });
          });
        },
      };
    });
  }

  #signatures({ who }: Signatures): Piece {
    const { size } = this;
    const gap = 24;
    const width = (ROOM - gap * (who.length - 1)) / who.length;
    return {
      height: SIGNATURE_ROOM + size * LEADING,
      // Kept with the check code: nobody signs a page without content.
      leads: true,
      draw: (y) => {
        who.forEach((one, at) => {
          const x = PAGE.left + at * (width + gap);
          const line = y + SIGNATURE_ROOM - 2;
          unsaid(this.doc, () => {
            this.doc
              .lineWidth(0.6)
              .strokeColor(INK)
              .moveTo(x, line)
              .lineTo(x + width, line)
              .stroke();
          });
          this.#text(one, { as: 'P', size, colour: QUIET, x, width }).draw(y + SIGNATURE_ROOM);
        });
      },
    };
  }

  #proof({ title, short, long, how, picture }: Proof): Piece {
    const { size } = this;
    const x = PAGE.left + QR_SIZE + 10;
    const within = { x, width: ROOM - QR_SIZE - 10 };
    const texts = [
      this.#text(title, { as: 'H2', size: size + 1, weight: 'bold', colour: CLOTH, ...within }),
      this.#text(short, { as: 'P', size: size + 3, weight: 'bold', ...within }),
      this.#text(long, { as: 'P', size: size - 1.5, colour: QUIET, ...within }),
      ...how.map((line) => this.#text(line, { as: 'P', size, ...within })),
    ];
    const height = Math.max(
      QR_SIZE,
      texts.reduce((sum, text) => sum + text.height, 0),
    );
    return {
      height,
      draw: (y) => {
        let top = y;
        for (const text of texts) {
          text.draw(top);
          top += text.height;
        }
        const code = { within: this.root(), as: 'Figure', alt: `${picture}: ${long}` };
        tagged(this.doc, code, () => {
          this.#code(long, { x: PAGE.left, y, side: QR_SIZE });
        });
      },
    };
  }

  #slip({ title, lines, code, picture }: Slip): Piece {
    const size = this.size + 2;
    const x = PAGE.left + SLIP.side + 16;
    const within = { x, width: ROOM - SLIP.side - 16 };
    const texts = [
      this.#text(title, { as: 'H2', size: size + 4, weight: 'bold', colour: CLOTH, ...within }),
      ...lines.map((line) => this.#text(line, { as: 'P', size, ...within })),
      this.#text(code, { as: 'P', size: this.size - 1, colour: QUIET, ...within }),
    ];
    const said = texts.reduce((sum, text) => sum + text.height + SLIP.between, 0);
    const height = Math.max(SLIP.side, said) + 2 * SLIP.margin;
    return {
      height,
      draw: (y) => {
        let top = y + SLIP.margin;
        for (const text of texts) {
          text.draw(top);
          top += text.height + SLIP.between;
        }
        tagged(this.doc, { within: this.root(), as: 'Figure', alt: picture }, () => {
          this.#code(code, { x: PAGE.left, y: y + SLIP.margin, side: SLIP.side });
        });
        unsaid(this.doc, () => {
          this.doc.lineWidth(0.6).strokeColor(QUIET).dash(4, { space: 4 });
          this.doc.moveTo(PAGE.left, y + height).lineTo(PAGE.left + ROOM, y + height);
          this.doc.stroke().undash();
        });
      },
    };
  }

  #code(text: string, { x, y, side }: { x: number; y: number; side: number }): void {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const module = side / size;
    data.forEach((row, below) => {
      row.forEach((isDark, beside) => {
        if (!isDark) return;
        this.doc.rect(x + beside * module, y + below * module, module, module);
      });
    });
    this.doc.fill('#000');
  }
}

function space(height: number): Piece {
  return { height, leads: true, draw: () => undefined };
}
