import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { LedgerModule } from '../ledger/ledger.module.js';
import { DeclaredRoutes } from './declared-routes.js';
import { DevicesController } from './devices/devices.controller.js';
import { AccessGuard } from './guard.js';
import { InvitesController } from './invites/invites.controller.js';
import { LeavingController } from './leaving/leaving.controller.js';
import { Links } from './links.js';
import { MeController } from './signing-in/me.controller.js';
import { MembershipsController } from './roles/memberships.controller.js';
import { Passwords } from './passwords/password.js';
import { EndedTokens } from './tokens/ended-tokens.js';
import { RateLimit } from './signing-in/rate-limit.js';
import { Setup } from './signing-in/setup.js';
import { SignInController } from './signing-in/sign-in.controller.js';

/** Sign-in and permission: its guard runs before every route of the application. */
@Module({
  imports: [LedgerModule, DiscoveryModule],
  controllers: [
    SignInController,
    MeController,
    InvitesController,
    MembershipsController,
    LeavingController,
    DevicesController,
  ],
  providers: [
    DeclaredRoutes,
    EndedTokens,
    Links,
    Passwords,
    RateLimit,
    Setup,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [Links, RateLimit],
})
export class AccessModule {}
