import { SheetSource } from '../../parts/list/sheet-source.js';
import { useTranslation } from '../../words/use-translation.js';
import { recognised } from './sheet/member-sheet.js';
import type { MemberListInHand } from './use-member-list.js';

/** Where the list comes from: pasted out of a sheet, or a file. */
export function ListSource({ list }: { readonly list: MemberListInHand }) {
  const { t } = useTranslation('member-list.source');
  const { draft, write } = list;
  return (
    <SheetSource
      words={{
        ...{ title: t('title'), text: t('text'), paste: t('paste'), pasteHint: t('pasteHint') },
        ...{ show: t('show'), nothing: t('nothing') },
      }}
      text={draft.text}
      onText={(text) => {
        write({ ...draft, text });
      }}
      onRows={(all) => {
        const { sheet, columns } = recognised(all);
        if (sheet.rows.length === 0) return false;
        write({ ...draft, added: null, read: { sheet, columns, changes: {} } });
        return true;
      }}
    />
  );
}
