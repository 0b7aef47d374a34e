import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { UnreachableError } from '../../api/problem.js';
import rows from '../../parts/list/rows.module.css';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { Confirm } from '../../parts/page/sheet.js';
import { toast } from '../../parts/notices/toast.js';
import classes from './parts.module.css';

/** Rows, notes, notices and dialogs. */
export function PageParts() {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <ul className={rows['rows']}>
        {['A row that leads on', 'And another one'].map((words) => (
          <li key={words}>
            <a href="#content" className={rows['row']}>
              <span className={rows['grow']}>
                <Text component="span" display="block" fw={600}>
                  {words}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  What is less important
                </Text>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <Alert my="sm" color="brass" variant="outline" icon={<IconAlertTriangle aria-hidden />}>
        Something to look at.
      </Alert>
      <ProblemNote error={new UnreachableError()} />
      <Folding title="What is looked up" id="folded" summary="A line of it, on a narrow screen">
        <Text>What is behind it.</Text>
      </Folding>
      <div className={classes['row']}>
        <Button
          variant="default"
          onClick={() => {
            toast('Something is done.');
          }}
        >
          A notice
        </Button>
        <Button
          variant="default"
          onClick={() => {
            ask(true);
          }}
        >
          A dialog
        </Button>
      </div>
      <Confirm
        opened={isAsking}
        onClose={() => {
          ask(false);
        }}
        title="A dialog"
        confirm="Do it"
        isPending={false}
        error={null}
        onConfirm={() => {
          toast('Something is done.');
        }}
      >
        <Text>What others will feel.</Text>
      </Confirm>
    </>
  );
}
