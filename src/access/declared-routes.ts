import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PERMISSION } from '../platform/http/needs.js';

/** Keeps the server from starting when a route has not declared what it needs. */
@Injectable()
export class DeclaredRoutes implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error that names every such route */
  onApplicationBootstrap(): void {
    const open = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as { readonly prototype: Record<string, object> }).prototype;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name] as () => unknown;
        if (!Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
        const declared: unknown = this.reflector.getAllAndOverride(PERMISSION, [
          handler,
          metatype as () => unknown,
        ]);
        return declared === undefined ? [`${metatype?.name ?? ''}.${name}`] : [];
      });
    });
    if (open.length === 0) return;
    throw new Error(`these routes declare no permission (@Needs): ${open.join(', ')}`);
  }
}
