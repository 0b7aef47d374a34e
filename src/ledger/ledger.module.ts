import { Module } from '@nestjs/common';
import { Database } from '../platform/database.js';
import { ClubWriter } from './club-writer.js';

/** One writer for the whole process: it gathers the writes of a club. */
@Module({
  providers: [
    {
      provide: ClubWriter,
      inject: [Database],
      useFactory: ({ pool }: Database) => new ClubWriter(pool),
    },
  ],
  exports: [ClubWriter],
})
export class LedgerModule {}
