import { useState, type ReactNode } from 'react';
import classes from './drop-zone.module.css';

interface Props {
  readonly onFile: (file: File | null) => void;
  readonly children: ReactNode;
}

/** The place where a file can be dropped. */
export function DropZone({ onFile, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classes['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0] ?? null);
      }}
    >
      {children}
    </div>
  );
}
