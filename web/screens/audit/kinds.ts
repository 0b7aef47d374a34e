import type { components } from '../../api/schema.js';

type EventKind = components['schemas']['AuditEntry']['kind'];

type Group = 'hands' | 'fines' | 'corrections' | 'disputes' | 'evenings' | 'members' | 'access';

/** Kinds of events that one looks for together. */
export interface Kind {
  readonly group: Group;
  readonly kinds: EventKind[];
}

const kinds = (group: Group, ...of: EventKind[]): Kind => ({ group, kinds: of });

export const KINDS: readonly Kind[] = [
  kinds('hands', 'hand-recorded'),
  kinds('fines', 'fine-recorded'),
  kinds('corrections', 'correction-recorded'),
  kinds(
    'disputes',
    'dispute-raised',
    'dispute-answered',
    'dispute-upheld',
    'dispute-overturned',
    'dispute-withdrawn',
  ),
  kinds('evenings', 'session-opened', 'player-joined', 'player-left', 'session-closed'),
  kinds('members', 'member-added', 'member-renamed', 'member-archived', 'member-restored'),
  kinds(
    'access',
    'club-opened',
    'club-renamed',
    'club-archived',
    'club-restored',
    'access-given',
    'access-ended',
    'device-added',
    'device-revoked',
  ),
];
