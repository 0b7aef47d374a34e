import { useEveningHere } from '../../parts/evening/use-evening-here.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { LooseFine } from '../fine-entry/loose-fine.js';
import { Correcting } from './correcting.js';

/** A fine between hands put right: entered again as it should have been, or lifted. */
export function CorrectFine() {
  const { t } = useTranslation('corrections');
  const evening = useEveningHere();
  const { fine } = usePath('fine');
  // As long as the evening is played, a fine is put right at the table.
  const isAtTable = evening.status === 'open';
  const params = { club: evening.club.id, session: evening.session.id };
  return (
    <Correcting
      evening={evening}
      title={t('titleFine')}
      draft={`correction-${fine}`}
      start={{ fine }}
      then={{ to: `/clubs/$club/sessions/$session${isAtTable ? '/table' : ''}`, params }}
    >
      <LooseFine evening={evening} fine={fine} />
    </Correcting>
  );
}
