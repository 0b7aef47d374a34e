import { queryOptions } from '@tanstack/react-query';
import { api, take } from './client.js';

/** How the service is reached by HTTPS, and whom a device must trust for it. */
export const certificateQuery = queryOptions({
  queryKey: ['certificate'],
  queryFn: () => take(api.GET('/v1/certificate')),
});

/** The file of the authority that a device should trust. */
export const AUTHORITY_FILE = '/v1/certificate/authority.crt';
