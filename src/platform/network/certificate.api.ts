import { reads } from '../http/reference/operation.js';
import { namedSchema } from '../http/reference/schema-parts.js';
import { CertificateView } from './certificate.view.js';

const FILE = namedSchema('AuthorityCertificate', {
  type: 'string',
  contentMediaType: 'application/x-x509-ca-cert',
  description: 'A certificate (X.509, DER).',
});

/** The API reference of what devices need for HTTPS. */
export const certificateApi = {
  read: reads({
    id: 'readCertificate',
    summary: 'How the service is reached by HTTPS',
    description:
      'The authority that a device must trust first. Also answered on plain HTTP: there it is needed.',
    of: [],
    answer: {
      description: 'Where, and by whose certificate.',
      type: CertificateView,
    },
  }),
  authority: reads({
    id: 'readAuthority',
    summary: "The certificate of the club's own authority",
    description: 'The certificate that a device is to trust. The page /certificate says how.',
    of: [],
    answer: {
      description: 'The certificate, as devices install it.',
      mediaType: 'application/x-x509-ca-cert',
      headers: ['Content-Disposition'],
      type: FILE,
    },
    refusals: ['not-found'],
  }),
};
