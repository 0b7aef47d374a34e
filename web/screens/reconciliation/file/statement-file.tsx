import { Button, FileButton, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { areComplete, type Columns } from '../../../../src/money/bank/columns.js';
import { mergedLines } from '../../../../src/money/bank/merged-lines.js';
import { decodedText } from '../../../../src/money/bank/decoded-text.js';
import {
  closingOf,
  readLines,
  readStatement,
  recognisedColumns,
  type BadRow,
  type BankLine,
  type Statement,
} from '../../../../src/money/bank/statement.js';
import { useDays } from '../../../parts/figures/days.js';
import { DropZone } from '../../../parts/files/drop-zone.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { keepColumns, keptColumns } from './kept-columns.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import { StatementColumns } from './statement-columns.js';
import classes from '../reconciliation.module.css';

/** A file is in memory as long as the page: its columns can be corrected. */
interface Chosen {
  readonly statement: Statement;
  readonly columns: Columns;
  /** The lines of the files before it. */
  readonly before: readonly BankLine[];
}

type Props = Pick<ReconcilingProps, 'purse' | 'reconciling'>;

/** Reads files into the draft: the lines of a further one beside those that are there. */
function useStatementFile({ purse, reconciling }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const { data, draft, write, writeAmount, clear } = reconciling;
  const take = (file: Chosen) => {
    setChosen(file);
    const { statement, columns, before } = file;
    const read = readLines(statement, columns, data.currency);
    const { lines, known } = mergedLines(before, read.lines);
    const closing = closingOf(lines);
    const numbers = new Set(before.map(({ line }) => line));
    write({
      ...draft,
      ...{ lines, known, bad: read.bad },
      pairs: draft.pairs.filter(([line]) => numbers.has(line)),
      until: closing?.day ?? draft.until,
      balance: closing?.balance == null ? draft.balance : writeAmount(closing.balance),
    });
  };
  const read = async (file: File) => {
    // The parser comes with the first file.
    const { sheetsOf } = await import('../../../parts/list/sheets.js');
    const text = decodedText(new Uint8Array(await file.arrayBuffer()));
    // A picture or a PDF: no text has this character.
    const isText = !text.includes('\0');
    setUnreadable(isText ? null : file.name);
    if (!isText) return;
    const statement = readStatement(sheetsOf(text));
    const kept = keptColumns(purse, statement.headings);
    take({ statement, columns: kept ?? recognisedColumns(statement), before: draft.lines });
  };
  const open = (file: File | null) => {
    if (file !== null) void read(file);
  };
  const correct = (columns: Columns) => {
    if (chosen === null) return;
    keepColumns(purse, chosen.statement.headings, columns);
    take({ ...chosen, columns });
  };
  const remove = () => {
    setChosen(null);
    setUnreadable(null);
    clear();
  };
  return { chosen, unreadable, open, correct, remove };
}

/** The files of the bank: dropped or chosen, its columns, and the rows that are no lines. */
export function StatementFile(props: Props) {
  const { t } = useTranslation('reconciliation.file');
  const { chosen, unreadable, open, correct, remove } = useStatementFile(props);
  const { reconciling } = props;
  const { draft } = reconciling;
  const hasLines = draft.lines.length > 0;
  return (
    <Section title={t('title')}>
      <DropZone onFile={open}>
        {hasLines ? <LinesOfFile reconciling={reconciling} /> : <Text>{t('drop')}</Text>}
        <Group gap="xs">
          <FileButton onChange={open} accept=".csv,.txt,text/csv,text/plain">
            {(props) => (
              <Button variant="default" {...props}>
                {t(hasLines ? 'other' : 'choose')}
              </Button>
            )}
          </FileButton>
          {hasLines && (
            <Button variant="subtle" onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('stays')}
        </Text>
      </DropZone>
      {unreadable !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('unreadable', { name: unreadable })}
        </Text>
      )}
      <BadRows bad={draft.bad} />
      {chosen !== null && (
        <StatementColumns
          statement={chosen.statement}
          columns={chosen.columns}
          isOpen={!areComplete(chosen.columns) || !hasLines}
          onChange={correct}
        />
      )}
    </Section>
  );
}

function LinesOfFile({ reconciling }: Pick<ReconcilingProps, 'reconciling'>) {
  const { t } = useTranslation('reconciliation.file');
  const days = useDays();
  const { draft, lines } = reconciling;
  const [first, last] = [draft.lines[0], draft.lines.at(-1)];
  const before = draft.lines.length - lines.length;
  return (
    <Text>
      {t('lines', { count: draft.lines.length })}
      {first !== undefined &&
        last !== undefined &&
        ` ${t('period', { from: days.date(first.day), to: days.date(last.day) })}`}
      {draft.known > 0 && ` ${t('known', { count: draft.known })}`}
      {before > 0 && ` ${t('outside', { count: before })}`}
    </Text>
  );
}

function BadRows({ bad }: { readonly bad: readonly BadRow[] }) {
  const { t } = useTranslation('reconciliation.file');
  if (bad.length === 0) return null;
  return (
    <details className={classes['more']}>
      <summary>{t('bad', { count: bad.length })}</summary>
      <List size="sm">
        {bad.map(({ line, what, text }) => (
          <List.Item key={line}>{t(`badRow.${what}`, { line, text })}</List.Item>
        ))}
      </List>
    </details>
  );
}
