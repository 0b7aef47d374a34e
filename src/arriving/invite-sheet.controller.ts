import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeMemberInvites } from '../access/invites/invites.js';
import { Links } from '../access/links.js';
import { PAPER_MAKER, type PaperMaker } from '../papers/paper-maker.js';
import type { Caller } from '../people/caller.js';
import type { LanguageId } from '../people/languages.js';
import { Database } from '../platform/database/database.js';
import { fileName, named } from '../platform/http/file-name.js';
import { AtOnce, HEAVY_READS } from '../platform/http/limits/at-once.js';
import { Needs } from '../platform/http/needs.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { paperWords } from '../words/papers.js';
import { inviteSheetApi } from './invite-sheet.api.js';
import { InviteSheetDto } from './invite-sheet.dto.js';
import type { MemberInvites } from './invite-sheet.view.js';
import { invitesPaper } from './invites-paper.js';

@ApiTags('access')
@Controller('v1/clubs/:clubId')
export class InviteSheetController {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
    @Inject(PAPER_MAKER) private readonly maker: PaperMaker,
  ) {}

  @Post('member-invites')
  @HttpCode(200)
  @Needs('invite')
  @inviteSheetApi.links
  async makeLinks(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Body() body: InviteSheetDto,
    @Req() request: FastifyRequest,
  ): Promise<MemberInvites> {
    const made = await makeMemberInvites(this.database, by, clubId, body);
    const invites = made.map(({ member, name, ...invite }) => {
      return { member, name, ...this.links.to(request, 'invite', invite) };
    });
    return { invites };
  }

  @Post('invite-sheets')
  @HttpCode(200)
  @AtOnce(HEAVY_READS)
  @Needs('invite')
  @inviteSheetApi.make
  async make(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Body() body: InviteSheetDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const club = await this.database.prisma.club.findUniqueOrThrow({ where: { id: clubId } });
    const made = await makeMemberInvites(this.database, by, clubId, body);
    const linked = made.map((invite) => ({ ...invite, ...this.#link(request, invite) }));
    const language = club.language as LanguageId;
    const madeAt = new Date().toISOString();
    const paper = invitesPaper({ ...club, language }, linked, {
      certificate: linked[0]?.certificate ?? null,
      madeAt,
    });
    const bytes = await this.maker.draw(clubId, paper);
    const { invites } = paperWords(language).paper.files;
    const name = fileName([madeAt.slice(0, 10)], [club.name, invites], 'pdf');
    void reply
      .header('content-type', 'application/pdf')
      .header('content-language', language)
      .header('content-disposition', named('inline', name))
      .send(Buffer.from(bytes));
  }

  /** The best address of a link, and where a device learns to trust it, if it is the club's own HTTPS. */
  #link(request: FastifyRequest, invite: { readonly secret: string; readonly expiresAt: Date }) {
    const [best] = this.links.to(request, 'invite', invite).links;
    const link = best?.link ?? '';
    const isOwn = best?.reach === 'network' && link.startsWith('https:');
    const certificate = isOwn ? `http://${new URL(link).host}/certificate` : null;
    return { link, certificate };
  }
}
