import { Controller, Get, Inject, Module, Param, type DynamicModule } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../platform/http/needs.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { backupsApi } from './backups.api.js';
import { readBackups, type BackupSettings } from './read-backups.js';

const SETTINGS = Symbol('settings of the backups');

@ApiTags('audit')
@Controller('v1/clubs/:clubId/backups')
export class BackupsController {
  constructor(@Inject(SETTINGS) private readonly settings: BackupSettings | null) {}

  @Get()
  @Needs('keep-club')
  @backupsApi.list
  list(@Param('clubId', CLUB_ID) clubId: string) {
    return readBackups(this.settings, clubId);
  }
}

/** The backups, for owners of clubs. */
@Module({})
export class BackupsModule {
  static of(settings: BackupSettings | null): DynamicModule {
    return {
      module: BackupsModule,
      controllers: [BackupsController],
      providers: [{ provide: SETTINGS, useValue: settings }],
    };
  }
}
