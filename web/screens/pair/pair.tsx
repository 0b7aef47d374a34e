import { Alert, Text } from '@mantine/core';
import { pairDevice } from '../../api/people/access.js';
import { useMaybeMe } from '../../api/people/me.js';
import { CardPage } from '../../parts/page/card-page.js';
import { useLinkToken } from '../../parts/door/link-token.js';
import { NoToken } from '../../parts/door/no-token.js';
import { EnterByLink } from '../../parts/door/enter-by-link.js';
import { useEntering } from '../../parts/door/use-entering.js';
import { useTranslation } from '../../words/use-translation.js';

/** Makes this device the tablet of a club. */
export function Pair() {
  const { t } = useTranslation('access');
  const { token, used } = useLinkToken();
  const me = useMaybeMe();
  const entering = useEntering(async (link: string) => {
    const device = await pairDevice(link);
    used();
    return device;
  });
  if (token === null) return <NoToken title={t('pair.title')} />;
  return (
    <CardPage title={t('pair.title')}>
      <Text>{t('pair.text')}</Text>
      {me?.user != null && (
        <Alert color="brass">{t('pair.replaces', { name: me.user.name })}</Alert>
      )}
      <EnterByLink entering={entering} token={token}>
        {t('pair.submit')}
      </EnterByLink>
    </CardPage>
  );
}
