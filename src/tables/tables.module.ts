import { Module } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { BESIDE, type Beside } from '../platform/worker/beside.js';
import { TABLE_FILES, TableFilesHere, type TableFiles } from './table-files.js';
import { TableFilesBeside } from './tables-beside.js';
import { TablesController } from './tables.controller.js';

function tableFiles({ pool }: Database, beside: Beside | null): TableFiles {
  return beside === null ? new TableFilesHere(pool) : new TableFilesBeside(beside);
}

/** Lists as files. It only reads. */
@Module({
  controllers: [TablesController],
  providers: [{ provide: TABLE_FILES, useFactory: tableFiles, inject: [Database, BESIDE] }],
})
export class TablesModule {}
