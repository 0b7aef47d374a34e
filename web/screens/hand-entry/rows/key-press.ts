import type { KeyboardEvent as OfReact } from 'react';

/** A key that was pressed, as React has it and as the browser does. */
export type KeyPress = OfReact | KeyboardEvent;
