import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { AddDeviceDto } from '../access.dto.js';
import { devicesApi } from './devices.api.js';
import { addDevice, listDevices, makePairingLink, revokeDevice } from './devices.js';
import { Links } from '../links.js';
import { DEVICE_ID } from '../path-parts.js';

@ApiTags('access')
@Controller('v1/clubs/:clubId/devices')
export class DevicesController {
  constructor(
    private readonly database: Database,
    private readonly writer: ClubWriter,
    private readonly links: Links,
  ) {}

  @Post()
  @Needs('keep-devices')
  @devicesApi.add
  add(@ToClub() write: ClubWrite, @Body() body: AddDeviceDto) {
    return addDevice(this.writer, write, body);
  }

  @Get()
  @Needs('read-all')
  @devicesApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { devices: await listDevices(this.database, clubId) };
  }

  @Post(':deviceId/pairing-link')
  @Needs('keep-devices')
  @devicesApi.pairingLink
  async pairingLink(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('deviceId', DEVICE_ID) deviceId: string,
    @Req() request: FastifyRequest,
  ) {
    const given = await makePairingLink(this.database, clubId, deviceId);
    return this.links.to(request, 'pair', given);
  }

  @Post(':deviceId/revoke')
  @Needs('keep-devices')
  @devicesApi.revoke
  revoke(@ToClub() write: ClubWrite, @Param('deviceId', DEVICE_ID) deviceId: string) {
    return revokeDevice(this.database, this.writer, write, deviceId);
  }
}
