import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACTING_MEMBER } from '../ledger/requests/acting-member.js';
import { AT_ONCE } from '../platform/http/limits/at-once.js';
import { PERMISSION } from '../platform/http/needs.js';
import {
  permits,
  ROLES,
  type CallerRole,
  type ClubPermission,
  type Permission,
} from '../people/roles.js';
import type { ProblemCode } from '../problems/kinds.js';
import { OPERATION_ID } from '../platform/http/reference/operation.js';
import { codesOf, problemResponses } from '../platform/http/reference/problem-response.js';

/**
 * The roles that may use an operation, for the API reference. They follow from the permission that the
 * route declares, so that the reference always agrees with the guard.
 */

const CALLER_ROLES: readonly CallerRole[] = [...ROLES, 'device'];

type Paths = OpenAPIObject['paths'];
type Operation = NonNullable<Paths[string]['get']>;

/** An operation at its address. */
interface Placed {
  readonly operation: Operation;
  readonly changes: boolean;
  readonly permission: Permission;
  /** Whether only so much of it runs at once. */
  readonly isBounded: boolean;
}

/** The declarations of a route. */
type Declared = Pick<Placed, 'permission' | 'isBounded'>;
const NOTHING: Declared = { permission: 'anyone', isBounded: false };

/** Says of every operation who may use it, how they show who they are, and how the guard refuses. */
export function describeWhoMay(app: INestApplicationContext, paths: Paths): void {
  const declared = declaredBy(app);
  for (const item of Object.values(paths)) {
    for (const method of ['get', 'post', 'put', 'patch'] as const) {
      const operation = item[method];
      if (operation === undefined) continue;
      const { permission, isBounded } = declared.get(operation.operationId ?? '') ?? NOTHING;
      const placed = { operation, changes: method !== 'get', permission, isBounded };
      operation.description = `${operation.description ?? ''}\n\n${inWords(permission)}`;
      Object.assign(operation, securityOf(placed));
      addRefusals(operation, refusalsOf(placed));
    }
  }
}

/** The declarations of the routes, by the names of their operations. */
function declaredBy(app: INestApplicationContext): ReadonlyMap<string, Declared> {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap(({ controllers }) => [...controllers.values()]);
  return new Map(
    controllers.flatMap(({ metatype }) => {
      const prototype = (metatype as { readonly prototype: object }).prototype;
      return scanner.getAllMethodNames(prototype).flatMap((name): [string, Declared][] => {
        const handler = (prototype as Record<string, () => unknown>)[name];
        if (handler === undefined) return [];
        const id = reflector.get<string | undefined>(OPERATION_ID, handler);
        const permission = reflector.get<Permission | undefined>(PERMISSION, handler);
        if (id === undefined || permission === undefined) return [];
        return [[id, { permission, isBounded: reflector.get(AT_ONCE, handler) !== undefined }]];
      });
    }),
  );
}

function inWords(permission: Permission): string {
  if (permission === 'anyone') return 'Who may: anybody, without signing in.';
  if (permission === 'signed-in') return 'Who may: anyone who is signed in.';
  if (permission === 'user') return 'Who may: any user.';
  const roles = CALLER_ROLES.filter((one) => permits([one], permission));
  const isForAll = roles.length === CALLER_ROLES.length;
  return `Who may: ${isForAll ? 'everybody in the club' : roles.join(', ')}.`;
}

/** Reads go by what holds for the whole API: a bearer token, or a cookie. */
function securityOf({ changes, permission }: Placed): Pick<Operation, 'security'> {
  if (permission === 'anyone') return { security: [] };
  return changes ? { security: [{ bearer: [] }, { cookie: [], csrf: [] }] } : {};
}

function refusalsOf({ operation, changes, permission, isBounded }: Placed): ProblemCode[] {
  if (permission === 'anyone') return [];
  const isOfClub = permission !== 'signed-in' && permission !== 'user';
  const asksFor = (header: string) =>
    operation.parameters?.some((one) => 'name' in one && one.name === header) === true;
  return [
    'not-signed-in',
    ...(canRefuse(permission) || (isOfClub && changes) ? (['not-allowed'] as const) : []),
    ...(changes ? (['csrf-token-wrong'] as const) : []),
    ...(changes || isBounded ? (['too-many-requests'] as const) : []),
    ...((isOfClub && changes) || asksFor('Idempotency-Key')
      ? (['acting-member-malformed'] as const)
      : []),
    // The member named as sitting at a device is looked up.
    ...(asksFor(ACTING_MEMBER.name) && permits(['device'], permission as ClubPermission)
      ? (['member-not-found', 'member-archived'] as const)
      : []),
  ];
}

/** Whether anybody who is signed in, and in the club, may not. */
function canRefuse(permission: Permission): boolean {
  if (permission === 'anyone' || permission === 'signed-in') return false;
  return permission === 'user' || CALLER_ROLES.some((one) => !permits([one], permission));
}

function addRefusals(operation: Operation, added: readonly ProblemCode[]): void {
  const codes = new Set<ProblemCode>(added);
  for (const code of Object.values(operation.responses).flatMap(codesOf)) codes.add(code);
  Object.assign(operation.responses, problemResponses(codes));
}
