import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { spawnService } from '../../support/database/service.js';

/** A connection, what came over it, and how it ended: 'end', or the code of an error. */
interface Line {
  readonly socket: Socket;
  readonly text: () => string;
  readonly ended: Promise<string>;
}

async function open(base: string): Promise<Line> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = new Promise<string>((resolve) => {
    socket.once('end', () => {
      resolve('end');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? 'error');
    });
  });
  await once(socket, 'connect');
  return { socket, text: () => text, ended };
}

const GET = 'GET /health/live HTTP/1.1\r\nhost: here\r\n\r\n';
const BODY = JSON.stringify({ name: 'nobody@example.org', password: 'not the right one' });
const POST =
  'POST /v1/sign-in HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n' +
  `content-length: ${BODY.length}\r\n\r\n${BODY}`;

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);

describe('a service that is asked to stop', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('answers what is under way on every connection, and resets none', async () => {
    const service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
    const base = await service.ready();
    const [silent, idle, head, body, both] = await Promise.all(
      Array.from({ length: 5 }, () => open(base)),
    );
    if (!silent || !idle || !head || !body || !both) throw new Error('five were opened');
    idle.socket.write(GET);
    while (statuses(idle.text()).length === 0) await sleep(10);
    head.socket.write(GET.slice(0, 30));
    body.socket.write(POST.slice(0, -20));
    await sleep(100);
    const asking = askOnAndOn(base);
    both.socket.write(POST + GET);
    service.child.kill('SIGTERM');
    await sleep(700);
    head.socket.write(GET.slice(30));
    body.socket.write(POST.slice(-20));
    const lines = [silent, idle, head, body, both];
    expect(await Promise.all(lines.map(({ ended }) => ended))).toEqual(lines.map(() => 'end'));
    for (const { socket } of lines) socket.destroy();
    expect(lines.map(({ text }) => statuses(text()))).toEqual([
      [],
      ['200'],
      ['200'],
      ['401'],
      ['401', '200'],
    ]);
    expect(await asking).toEqual([]);
    expect(await service.ended()).toBe(0);
  });
});

/**
 * Asks over connections that are kept, each the next as soon as the last is answered, until the
 * address takes no more of them; what went wrong on one that it took.
 */
async function askOnAndOn(base: string): Promise<string[]> {
  const wrong: string[] = [];
  const ask = async (): Promise<void> => {
    for (;;) {
      const line = await open(base).catch(() => null);
      if (line === null) return;
      for (let asked = 1; ; asked++) {
        line.socket.write(GET);
        const isAnswered = () => statuses(line.text()).length >= asked;
        const answered = (async () => {
          while (!isAnswered() && !line.socket.destroyed) await sleep(2);
          return 'answered';
        })();
        const end = await Promise.race([answered, line.ended]);
        // One that is reset before it is answered once was never taken by the service.
        const wasTaken = asked > 1 || end !== 'ECONNRESET';
        if (!isAnswered() && wasTaken) wrong.push(`no answer, but ${end}`);
        if (end !== 'answered' || /connection: close/i.test(line.text())) break;
      }
      line.socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return wrong;
}
