import { createContext } from 'react';

/** The purpose of an entry: to record a hand at the table, or to correct one. */
export const Purpose = createContext<'record' | 'correct'>('record');
