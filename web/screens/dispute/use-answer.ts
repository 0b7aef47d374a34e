import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { answerProposal, type ProposalAnswer } from '../../api/evenings/disputes.js';
import type { MyClub } from '../../api/people/me.js';
import { queryClient } from '../../api/query-client.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { readAgain } from '../corrections/read-again.js';

/**
 * The answer to a proposed decision. All of the club is read again after it.
 *
 * @param done the message after it is sent
 */
export function useAnswer(club: MyClub, { id, session }: DisputeFile, done: string) {
  const of = { club: club.id, session, dispute: id };
  return useWrite(async (answer: ProposalAnswer, key) => {
    await answerProposal(of, answer, key);
    toast(done);
    await readAgain(queryClient, club.id);
  });
}
