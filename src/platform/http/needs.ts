import { SetMetadata } from '@nestjs/common';
import type { Permission } from '../../people/roles.js';

/** The key of a route's permission among its metadata. */
export const PERMISSION = Symbol('permission');

/** Declares what a route needs. A route without it does not start the server. */
export const Needs = (permission: Permission) => SetMetadata(PERMISSION, permission);
