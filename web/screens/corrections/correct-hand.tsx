import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { handQuery } from '../../api/evenings/evening-queries.js';
import { isTablet } from '../../api/people/rights.js';
import { useEveningHere } from '../../parts/evening/use-evening-here.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { correctionDraft } from './changes/begin-correction.js';
import { Correcting } from './correcting.js';
import { FaultyDeck } from './faulty-deck.js';

/** A hand put right: entered again as it should have been, or taken back. */
export function CorrectHand() {
  const { hand } = usePath('hand');
  return <OfHand key={hand} number={Number(hand)} />;
}

function OfHand({ number }: { readonly number: number }) {
  const { t } = useTranslation('corrections');
  const evening = useEveningHere();
  const { club, session } = evening;
  const params = { club: club.id, session: session.id };
  const { data: hand } = useSuspenseQuery(handQuery(club.id, session.id, number));
  // The form keeps its text, whatever happens to the hand meanwhile.
  const [revision] = useState(hand.revision);
  return (
    <Correcting
      evening={evening}
      title={t('title', { number })}
      draft={correctionDraft(number, revision)}
      start={{ hand: number }}
      then={
        // The tablet goes on with the evening that is played at it.
        isTablet(club) && evening.status === 'open'
          ? { to: '/clubs/$club/sessions/$session/table', params }
          : {
              to: '/clubs/$club/sessions/$session/hands/$hand',
              params: { ...params, hand: String(number) },
            }
      }
    >
      <FaultyDeck evening={evening} hand={hand} />
    </Correcting>
  );
}
