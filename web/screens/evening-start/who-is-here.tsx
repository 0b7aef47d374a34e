import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import type { PlayerId } from '../../../src/rules/payment.js';
import { useMyClub } from '../../api/people/me.js';
import { addGuest, addMember } from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { NewPerson } from '../../parts/people/new-person.js';
import { useNameList } from '../../parts/people/player-name.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './evening-start.module.css';
import { MOST_SEATS, type LastTime as Everybody, type StartForm } from './start-form.js';
import type { Member } from './use-start.js';

interface Props {
  readonly club: string;
  readonly members: readonly Member[];
  /** The people who sit at an evening in progress. */
  readonly seated: readonly string[];
  /** The people of the latest evening at the table. */
  readonly lastTime: Everybody;
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
}

/** The players, in the order of the seats. */
export function WhoIsHere({ club, members, seated, lastTime, form, onChange }: Props) {
  const { t } = useTranslation(['evening-start', 'people.guests']);
  const id = useId();
  const mayAdd = may(useMyClub(club), 'keep-members');
  const { seats } = form;
  const isFull = seats.length >= MOST_SEATS;
  const toggle = (player: PlayerId) => {
    const without = seats.filter((one) => one !== player);
    onChange({ ...form, seats: without.length < seats.length ? without : [...seats, player] });
  };
  const seat = (player: string) => {
    if (!isFull) toggle(player as PlayerId);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {t('who')}
      </h2>
      <Text size="sm">{t('whoHint')}</Text>
      {members.length === 0 && <NoMembers club={club} />}
      <LastTime members={members} lastTime={lastTime} form={form} onChange={onChange} />
      <div className={classes['chips']}>
        {members.map((member) => {
          const player = member.id as PlayerId;
          const isHere = seats.includes(player);
          return (
            <Choice
              key={member.id}
              isChosen={isHere}
              whyNot={!isHere && isFull ? t('full') : undefined}
              onChoose={toggle.bind(null, player)}
            >
              {member.name}
              <Hints
                hints={[
                  member.guest && t('people.guests:guest'),
                  seated.includes(member.id) && t('seated'),
                  lastTime.left.includes(player) && t('leftEarly'),
                ]}
              />
            </Choice>
          );
        })}
      </div>
      <Group gap="xs">
        <NewPerson
          club={club}
          known={members}
          words={{
            open: t('people.guests:new'),
            name: t('people.guests:name'),
            add: t('people.guests:addHere'),
          }}
          add={addGuest}
          onAdded={seat}
        />
        {mayAdd && (
          <NewPerson
            club={club}
            known={members}
            words={{ open: t('newMember'), name: t('newMemberName'), add: t('addMember') }}
            add={addMember}
            onAdded={seat}
          />
        )}
      </Group>
    </section>
  );
}

/** Facts about somebody beside their name. */
function Hints({ hints }: { readonly hints: readonly (string | false)[] }) {
  return hints.map(
    (hint) =>
      hint !== false && (
        <small key={hint} className={classes['hint']}>
          {hint}
        </small>
      ),
  );
}

/** Seats the people of the latest evening, as long as nobody is seated. */
function LastTime({ members, lastTime, form, onChange }: Omit<Props, 'club' | 'seated'>) {
  const { t } = useTranslation('evening-start');
  const list = useNameList();
  const { seats, left } = lastTime;
  const nameOf = (player: PlayerId) => {
    const name = members.find(({ id }) => id === player)?.name ?? '…';
    return left.includes(player) ? t('lastTimeLeft', { name }) : name;
  };
  if (form.seats.length > 0 || seats.length === 0) return null;
  return (
    <Button
      variant="default"
      size="md"
      h="auto"
      mih={52}
      py="xs"
      mt="xs"
      leftSection={<IconUsers size={20} aria-hidden />}
      styles={{ label: { whiteSpace: 'normal' } }}
      onClick={() => {
        onChange({ ...form, seats });
      }}
    >
      {t('lastTime', { names: list(seats.map(nameOf)) })}
    </Button>
  );
}

/** Without members there is nobody to seat: first the club gets some. */
function NoMembers({ club }: Pick<Props, 'club'>) {
  const { t } = useTranslation('evening-start');
  const mayAdd = may(useMyClub(club), 'keep-members');
  return (
    <Alert color="brass" my="sm" title={t('noMembers')}>
      {mayAdd ? (
        <Button
          renderRoot={(props) => <Link to="/clubs/$club/people" params={{ club }} {...props} />}
        >
          {t('toMembers')}
        </Button>
      ) : (
        t('askForMembers')
      )}
    </Alert>
  );
}
