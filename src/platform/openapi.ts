import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The API's description, from the controllers and DTOs. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Kopperne')
    .setDescription(
      'The scorekeeper and pot ledger of a card club that plays Danish Tarok or Königrufen. ' +
        'Errors are application/problem+json with a `code` out of docs/problems.md.',
    )
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** Serves Swagger UI at /docs and the description at /docs/openapi.json; made at the first visit. */
export function serveApiDescription(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Kopperne API',
  });
}
