import {
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../../../platform/http/reference/field.js';
import type { CorrectionMode, DisputeDecision } from '../../../evening/event.js';
import { MODES } from '../../corrections/correction.dto.js';
import {
  CorrectionView,
  FineChangeView,
  HandChangeView,
  SeatChangeView,
  StepChangeView,
} from '../../corrections/correction.view.js';
import { CorrectionEffect } from '../../corrections/effect.view.js';
import { TableView } from '../../table/table.view.js';
import { DisputeSteppedView, WaitingProposalView } from '../dispute.view.js';
import { DECISIONS } from './proposal.dto.js';

/** A proposed decision with what it would do. */
export class ProposalView extends WaitingProposalView {
  @Field(TEXT, 'The reasons, in the words of who proposed it.')
  readonly text!: string;
  @Field(TIME, 'When it was proposed.')
  readonly time!: string;
  @Field(oneOf(DECISIONS), 'Whether what is disputed stays as it is, or is put right.')
  readonly decision!: DisputeDecision;
  @Field(orNull(oneOf(MODES)), 'How it is put right; null where it stays as it is.')
  readonly mode!: CorrectionMode | null;
  @Field(YES_NO, 'Of a replay: later hands keep the dealers that they had.', { optional: true })
  readonly keepDealers?: boolean;
  @Field(many(() => HandChangeView), 'Hands that it changes.')
  readonly hands!: readonly HandChangeView[];
  @Field(many(() => FineChangeView), 'Fines between hands that it changes.')
  readonly fines!: readonly FineChangeView[];
  @Field(many(() => SeatChangeView), 'Joinings and leavings that it takes back.')
  readonly seats!: readonly SeatChangeView[];
  @Field(many(() => StepChangeView), 'Other steps between hands that it takes back.', {
    optional: true,
  })
  readonly steps?: readonly StepChangeView[];
  @Field(listOf(ID), 'The fine that it returns.', { optional: true })
  readonly paidBack?: readonly string[];
  @Field(
    YES_NO,
    'Whether it would now do something else than when it was proposed. It cannot be confirmed then, and ' +
      'must be proposed again.',
  )
  readonly hasChanged!: boolean;
  @Field(
    orNull(one(() => CorrectionEffect)),
    'The changes it would make; null where it makes none, or can no longer be made.',
  )
  readonly effect!: CorrectionEffect | null;
}

/** The answer to a proposal that has just been confirmed. */
export class DecisionConfirmedView {
  @Field(one(() => DisputeSteppedView), 'The dispute, decided.')
  readonly dispute!: DisputeSteppedView;
  @Field(
    orNull(one(() => CorrectionView)),
    'The correction that carries the decision out; null where what was recorded stays.',
  )
  readonly correction!: CorrectionView | null;
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}
