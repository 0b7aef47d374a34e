import { resolve } from 'node:path';
import { readConfig } from '../../../src/platform/config.js';
import { createAdapter } from '../../../src/platform/http/http.js';

describe('the settings', () => {
  test('have a default each; an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('./data'),
      backupDir: resolve('./data/backups'),
      makesBackups: true,
      database: null,
      logLevel: 'info',
      publicUrl: null,
      trustProxy: null,
      tls: null,
      secretsKey: null,
      sendsToPrivate: false,
      sendsToLoopback: [],
      smtp: null,
      pushSubject: null,
      isInContainer: false,
    });
  });

  test('are read', () => {
    const url = 'postgresql://kopperne:pw@db:5432/kopperne?sslmode=disable';
    const env = { PORT: '0', HOST: '::1', DATA_DIR: '/d', DATABASE_URL: url, LOG_LEVEL: 'WARN' };
    const outside = { PUBLIC_URL: 'https://tarok.example.org/', TRUST_PROXY: '10.0.0.1, fd00::/8' };
    const backups = { BACKUP_DIR: '/b', BACKUPS: 'no' };
    const key = '0123456789abcdef0123456789abcdef';
    const loopback = '127.0.0.1:8080, [::1]:9';
    const sending = { SECRETS_KEY: key, SEND_TO_PRIVATE: 'yes', SEND_TO_LOOPBACK: loopback };
    const smtp = { url: 'smtps://user:p%40ss@mail.example.org', from: 'Klub <klub@example.org>' };
    const mails = { SMTP_URL: smtp.url, SMTP_FROM: smtp.from };
    const https = { TLS_CERT: '/t/cert.pem', TLS_KEY: '/t/key.pem', IN_CONTAINER: 'yes' };
    expect(readConfig({ ...env, ...outside, ...backups, ...https, ...sending, ...mails })).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/d',
      backupDir: '/b',
      makesBackups: false,
      database: { urls: [url], needsWritable: false },
      logLevel: 'warn',
      publicUrl: 'https://tarok.example.org',
      trustProxy: '10.0.0.1,fd00::/8',
      tls: { cert: '/t/cert.pem', key: '/t/key.pem' },
      secretsKey: key,
      sendsToPrivate: true,
      sendsToLoopback: ['127.0.0.1:8080', '[::1]:9'],
      smtp,
      pushSubject: 'https://tarok.example.org',
      isInContainer: true,
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'localhost/kopperne'],
    ['DATABASE_URL', 'postgresql://localhost'],
    ['DATABASE_URL', 'mysql://localhost/kopperne'],
    ['DATABASE_URL', 'postgresql://one,two:x/kopperne'],
    ['DATABASE_URL', 'postgresql://one,two/kopperne?target_session_attrs=standby'],
    ['DATABASE_URL', 'postgresql:///kopperne?host=one,two&port=1,2,3'],
    ['LOG_LEVEL', 'loud'],
    ['SEND_TO_PRIVATE', 'perhaps'],
    ['SEND_TO_LOOPBACK', '127.0.0.1'],
    ['SEND_TO_LOOPBACK', '10.0.0.1:80'],
    ['PUBLIC_URL', 'tarok.example.org'],
    ['PUBLIC_URL', 'ftp://tarok.example.org'],
    ['PUBLIC_URL', 'https://example.org/tarok'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['SMTP_FROM', 'Kopperne'],
    ['SMTP_FROM', 'a@b\r\nBcc: c@d'],
    ['PUSH_SUBJECT', 'mailto:kasserer@localhost'],
    ['PUSH_SUBJECT', 'https://192.168.1.5'],
    ['PUSH_SUBJECT', 'https://kopperne.local'],
    ['PUSH_SUBJECT', 'kasserer@example.org'],
    ['IN_CONTAINER', 'true'],
    ['BACKUPS', 'false'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'proxy.local'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.1/'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fd00::/129'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test.each([
    ['https://tarok.example.org', 'https://tarok.example.org'],
    ['http://tarok.example.org', 'mailto:klub@example.org'],
    ['https://kopperne.local', 'mailto:klub@example.org'],
  ])('of %s, push services are given %s', (PUBLIC_URL, subject) => {
    const mails = { SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'Klub <klub@example.org>' };
    expect(readConfig({ PUBLIC_URL, ...mails }).pushSubject).toBe(subject);
    expect(readConfig({ PUBLIC_URL: 'http://10.0.0.2' }).pushSubject).toBeNull();
  });

  test('a certificate without its key is refused, and the other way round', () => {
    expect(() => readConfig({ TLS_CERT: 'cert.pem' })).toThrow(/^TLS_KEY must be /);
    expect(() => readConfig({ TLS_KEY: 'key.pem' })).toThrow(/^TLS_CERT must be /);
  });

  const URL_START = 'postgresql://u:p%40@';
  test.each<[string, string[], boolean?]>([
    [
      'one:5432,two:5433/k?target_session_attrs=read-write&sslmode=require',
      ['one:5432/k?sslmode=require', 'two:5433/k?sslmode=require'],
    ],
    ['one,[::1]:5433/k', ['one/k', '[::1]:5433/k']],
    ['one,two/k?port=6000', ['one/k?port=6000', 'two/k?port=6000']],
    ['/k?host=/a,/b&port=1,2', ['localhost/k?host=%2Fa&port=1', 'localhost/k?host=%2Fb&port=2']],
    ['one/k?target_session_attrs=primary', ['one/k']],
    ['one/k?options=-c%20search_path%3Dx', ['one/k?options=-c%20search_path%3Dx'], false],
  ])('DATABASE_URL=…%s names its servers', (rest, urls, needsWritable = true) => {
    expect(readConfig({ DATABASE_URL: URL_START + rest }).database).toEqual({
      urls: urls.map((url) => URL_START + url),
      needsWritable,
    });
  });

  test.each(['http://192.168.1.20:3000', 'https://tarok.example.org'])(
    'PUBLIC_URL=%s is what links begin with',
    (url) => {
      for (const given of [url, `${url}/`, ` ${url} `]) {
        expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(url);
      }
    },
  );

  test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '10.0.0.1, 192.168.0.0/16'])(
    'TRUST_PROXY=%s is one that the server can use',
    (proxies) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: proxies });
      expect(trustProxy).not.toBeNull();
      expect(() => createAdapter(trustProxy)).not.toThrow();
    },
  );

  test('a refusal does not repeat a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(/^((?!secret).)*$/);
  });
});
