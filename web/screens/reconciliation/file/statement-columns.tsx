import {
  areComplete,
  COLUMN_ROLES,
  withRole,
  type Columns,
} from '../../../../src/money/bank/columns.js';
import type { Statement } from '../../../../src/money/bank/statement.js';
import { SheetColumns } from '../../../parts/list/sheet-columns.js';
import { useTranslation } from '../../../words/use-translation.js';

interface Props {
  readonly statement: Statement;
  readonly columns: Columns;
  /** Whether they are shown without being asked for. */
  readonly isOpen: boolean;
  readonly onChange: (columns: Columns) => void;
}

/** The columns of the bank's file. */
export function StatementColumns({ statement, columns, isOpen, onChange }: Props) {
  const { t } = useTranslation('reconciliation.columns');
  return (
    <SheetColumns
      headings={statement.headings}
      rows={statement.rows}
      columns={columns}
      roles={COLUMN_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      words={{ title: t('title'), none: t('none'), of: (name) => t('of', { name }) }}
      missing={areComplete(columns) ? null : t('incomplete')}
      isOpen={isOpen}
      onChange={(at, role) => {
        onChange(withRole(columns, at, role));
      }}
    />
  );
}
