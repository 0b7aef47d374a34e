import { Module } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { ClubWriter } from './write/club-writer.js';

/** One writer for the whole process: it gathers the writes that come at once. */
@Module({
  providers: [
    {
      provide: ClubWriter,
      inject: [Database],
      useFactory: ({ writePool }: Database) => new ClubWriter(writePool),
    },
  ],
  exports: [ClubWriter],
})
export class LedgerModule {}
