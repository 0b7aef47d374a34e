import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Needs } from '../../platform/http/needs.js';
import { sendAnswer, ToClub, type ClubWrite } from '../../platform/http/write/write-request.js';
import { countPurse, movePurse } from './count-purse.js';
import { PurseCountDto, PurseMoveDto } from './purse.dto.js';
import { pursesApi } from './purses.api.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class PursesController {
  constructor(private readonly writer: ClubWriter) {}

  @Post('purse-moves')
  @Needs('keep-money')
  @pursesApi.move
  async move(@ToClub() write: ClubWrite, @Body() body: PurseMoveDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await movePurse(this.writer, write, body));
  }

  @Post('purse-counts')
  @Needs('keep-money')
  @pursesApi.count
  async count(@ToClub() write: ClubWrite, @Body() body: PurseCountDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await countPurse(this.writer, write, body));
  }
}
