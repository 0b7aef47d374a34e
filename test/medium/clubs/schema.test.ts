import pg from 'pg';
import { Prisma } from '../../../src/generated/prisma/client.js';
import { ANSWERS } from '../../../src/ledger/projection/tables/answers-table.js';
import { sqlName } from '../../../src/platform/database/select-columns.js';
import { NAMES } from '../../../src/ledger/projection/tables/names-table.js';
import { isOfClub, type ProjectedTable } from '../../../src/ledger/projection/tables/table.js';
import { TABLES } from '../../../src/ledger/projection/tables/tables.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { sqlOfSchema } from '../../support/database/schema-engine.js';

let migrated: TestDatabase;
let fromSchema: TestDatabase;

beforeAll(async () => {
  migrated = await createTestDatabase('migrated');
  fromSchema = await createTestDatabase('empty');
  const sql = await sqlOfSchema('prisma/schema.prisma', fromSchema.connection);
  await query(fromSchema, sql);
});

afterAll(async () => {
  await migrated.drop();
  await fromSchema.drop();
});

async function query(database: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

/**
 * Additions of migrations on purpose, because Prisma's schema cannot express them: indexes of some rows
 * only, and the method of an index.
 */
const GUARD_INDEXES = [
  'account_one_a_member',
  'account_one_clearing',
  'calendar_feed_of_club',
  'calendar_feed_once',
  'club_event_leaving',
  'club_event_taken_out',
  'correction_of_session',
  'event_of_actor',
  'event_of_kind',
  'event_of_subject',
  'hand_voided',
  'member_forgotten',
  'membership_forgotten',
  'membership_one_a_member',
  'session_of_day',
  'session_of_table',
  'session_open',
];

/** Of a list Prisma's schema does not say whether it can be null. */
const FACTS = {
  columns: `SELECT table_name, column_name,
      rank() OVER (PARTITION BY table_name ORDER BY ordinal_position)::int AS place, udt_name,
      is_nullable = 'YES' AND data_type <> 'ARRAY' AS nullable, column_default, datetime_precision::int AS precision
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 3`,
  keys: `SELECT conrelid::regclass::text AS of, conname::text AS name, contype::text AS type,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u')
      AND conrelid::regclass::text <> '_prisma_migrations' ORDER BY 1, 2`,
  indexes: `SELECT tablename::text, indexname::text, indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      AND indexname NOT IN (${GUARD_INDEXES.map((name) => `'${name}'`).join(', ')}) ORDER BY 1, 2`,
};

describe('schema.prisma and the migrated database', () => {
  it.each(Object.entries(FACTS))('agree about the %s', async (_facts, sql) => {
    const should = await query(fromSchema, sql);
    expect(should.length).toBeGreaterThan(10);
    expect(await query(migrated, sql)).toEqual(should);
  });

  it('differ by no more than the indexes of the guards', async () => {
    const sql = `SELECT indexname::text AS name FROM pg_indexes WHERE schemaname = 'public'
      AND tablename <> '_prisma_migrations' ORDER BY 1`;
    const names = (rows: unknown[]) => (rows as { name: string }[]).map(({ name }) => name);
    const extra = new Set(names(await query(migrated, sql)));
    for (const name of names(await query(fromSchema, sql))) extra.delete(name);
    expect([...extra]).toEqual(GUARD_INDEXES);
  });
});

describe('the columns of a model', () => {
  it.each(Object.values(Prisma.ModelName))(
    'are those of a table by their names in the database: %s',
    async (model) => {
      const columns = Object.keys(Prisma[`${model}ScalarFieldEnum`]).map(sqlName);
      const tables = (await query(
        fromSchema,
        `SELECT array_agg(column_name::text) AS columns FROM information_schema.columns
          WHERE table_schema = 'public' GROUP BY table_name`,
      )) as { columns: string[] }[];
      expect(tables.map((table) => table.columns.toSorted())).toContainEqual(columns.toSorted());
    },
  );
});

/** Columns that no descriptor has: the club of a row, and of a club what it is found by. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { club: ['id', 'opening_key'] };

const DESCRIPTORS: readonly ProjectedTable[] = [
  ...Object.values<ProjectedTable>(TABLES),
  ANSWERS,
  NAMES,
];

describe('the descriptor of a table', () => {
  it.each(DESCRIPTORS)(
    'has the columns and the key that schema.prisma has: $name',
    async (table) => {
      const beside = BESIDE[table.name] ?? (isOfClub(table) ? ['club_id'] : []);
      const stored = await query(
        fromSchema,
        `SELECT column_name AS name, CASE data_type WHEN 'ARRAY' THEN ltrim(udt_name, '_') || '[]'
          ELSE udt_name END AS type, is_nullable = 'YES' AND data_type <> 'ARRAY' AS nullable
        FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table.name}'
          AND column_name <> ALL ('{${beside.join(',')}}') ORDER BY 1`,
      );
      const columns = Object.entries(table.columns).map(([name, { sql, nullable = false }]) => {
        return { name: sqlName(name), type: sql, nullable };
      });
      expect(columns.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(stored);
      const key = await query(
        fromSchema,
        `SELECT a.attname::text AS name FROM pg_index i
          JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int2[])
        WHERE i.indrelid = '${table.name}'::regclass AND i.indisprimary
        ORDER BY array_position(i.indkey::int2[], a.attnum)`,
      );
      const [club] = beside;
      expect(key).toEqual(
        [...(club === undefined ? [] : [club]), ...table.key.map(sqlName)].map((name) => ({
          name,
        })),
      );
    },
  );
});
