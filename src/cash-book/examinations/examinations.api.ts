import { corrects, writes } from '../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { EXAMINATION_SEQ, FIRST_DAY, REMARK_NUMBER } from '../path-parts.js';
import {
  ExaminationDto,
  KeepRemarkOpenDto,
  RemarkAnswerDto,
  RemarkDto,
  WithdrawExaminationDto,
} from './examination.dto.js';
import { ChangedExamination, ChangedRemark, ExaminedYear } from './examination.view.js';

const of = [CLUB_ID, FIRST_DAY];
const ofExamination = [...of, EXAMINATION_SEQ];
const ofRemark = [...of, REMARK_NUMBER];

/** The API reference of examinations and of the remarks of auditors. */
export const examinationsApi = {
  examine: corrects({
    id: 'examineYear',
    summary: 'Examine a closed year',
    description:
      'An auditor says what they checked, and signs a conclusion. At least one check was made, and a conclusion short of approval has a remark that is open, or that was put since the year was closed. A contradiction in the books is asked about (`confirmation-needed`). Anyone who was treasurer or secretary in that year, as this user or another one of the same member, does not examine it.',
    of,
    body: {
      type: ExaminationDto,
      description: 'The checks and findings, and the end of the log that they were made at.',
    },
    answer: {
      status: 201,
      description: 'It is in the log.',
      type: ExaminedYear,
    },
    refusals: ['year-refused', 'examination-refused', 'confirmation-needed'],
  }),
  withdraw: writes({
    id: 'withdrawExamination',
    summary: 'Withdraw an examination',
    description:
      'Its author withdraws their signature, until the year is opened again. Both are shown.',
    of: ofExamination,
    body: { type: WithdrawExaminationDto, description: 'Why.' },
    answer: { description: 'It is in the log.', type: ChangedExamination },
    refusals: ['examination-refused', 'club-archived'],
  }),
  putRemark: writes({
    id: 'putRemark',
    summary: 'Put a remark',
    description:
      'An auditor writes a remark about a closed year, or about a voucher of any year. It has its number at once. Those who keep the money are asked to answer it, unless it asks for no answer.',
    of,
    body: { type: RemarkDto, description: 'The remark.' },
    answer: { status: 201, description: 'It is in the log.', type: ChangedRemark },
    refusals: ['year-refused', 'examination-refused', 'voucher-not-found', 'club-archived'],
  }),
  answerRemark: writes({
    id: 'answerRemark',
    summary: 'Answer an auditor’s remark',
    description: 'Those who keep the money say what was done about it. A later answer replaces it.',
    of: ofRemark,
    body: { type: RemarkAnswerDto, description: 'The answer.' },
    answer: { description: 'It is in the log.', type: ChangedRemark },
    refusals: ['examination-refused', 'club-archived'],
  }),
  keepRemarkOpen: writes({
    id: 'keepRemarkOpen',
    summary: 'Keep a remark open',
    description: 'An auditor is not satisfied with the answer: the remark waits for another one.',
    of: ofRemark,
    body: { type: KeepRemarkOpenDto, description: 'The part that is still missing.' },
    answer: { description: 'It is in the log.', type: ChangedRemark },
    refusals: ['examination-refused', 'club-archived'],
  }),
  settleRemark: writes({
    id: 'settleRemark',
    summary: 'Settle a remark',
    description: 'An auditor ends a remark, answered or not.',
    of: ofRemark,
    answer: { description: 'It is in the log.', type: ChangedRemark },
    refusals: ['examination-refused', 'club-archived'],
  }),
};
