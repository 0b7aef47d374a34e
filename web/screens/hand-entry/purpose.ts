import { createContext } from 'react';

/** What a hand is entered for: to be recorded at the table, or to put right one that was. */
export const Purpose = createContext<'record' | 'correct'>('record');
