import { Choice } from '../../../parts/form/fields/choice.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Made, Row } from '../../hand-entry/rows/row.js';
import { withoutMelding } from '../../../../src/rules/tarok/partial/draft.js';
import { isOpen, useEntry } from '../entry-context.js';
import { MeldingPanel } from './melding-panel.js';
import { useMeldingWords } from '../../../parts/hand-lines/melding-words.js';

/** The meldinger, dealer first. */
export function MeldingRow() {
  const { t } = useTranslation('tarok');
  const { draft, nameOf, change, panel, open } = useEntry();
  const words = useMeldingWords();
  return (
    <Row
      title={t('rows.meldinger')}
      term="trumps"
      cell={(player) => (
        <>
          {draft.meldinger?.map(
            (melding, index) =>
              melding.player === player && (
                <Made
                  key={words(melding)}
                  onRemove={() => {
                    change(withoutMelding(draft, index));
                  }}
                >
                  {words(melding)}
                </Made>
              ),
          )}
          <Choice
            label={t('addFor', { name: nameOf(player) })}
            isExpanded={isOpen(panel, 'melding', player)}
            onChoose={() => {
              open(isOpen(panel, 'melding', player) ? null : { kind: 'melding', player });
            }}
          >
            {`+ ${t('add')}`}
          </Choice>
        </>
      )}
    >
      {panel?.kind === 'melding' && <MeldingPanel key={panel.player} player={panel.player} />}
    </Row>
  );
}
