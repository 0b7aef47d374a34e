import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { DisputeState, FineState } from '../../parts/disputes/state-badge.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { Face } from '../../parts/people/face.js';
import { RankChange } from '../../parts/seasons/rank-change.js';
import { PEOPLE } from './people.js';
import classes from './parts.module.css';

const STEPS = ['1', '2', '3', '4'].map((short) => ({ key: short, short, long: `Hand ${short}` }));
const SERIES = PEOPLE.map(({ id, name }, line) => ({
  id,
  name,
  place: line,
  values: STEPS.map((_, step) => (line === 3 && step === 0 ? null : (line - 1.5) * step * 20)),
}));

/** Numbers, states and curves. */
export function FiguresParts() {
  return (
    <>
      <div className={classes['row']}>
        {Array.from({ length: 10 }, (_, place) => (
          <Face key={place} name={PEOPLE[place % PEOPLE.length]?.name ?? ''} place={place} />
        ))}
      </div>
      <div className={classes['row']}>
        {[12, -1240, 0].map((value) => (
          <Points key={value} value={value} />
        ))}
        {[1250, -70_000, 0].map((minor) => (
          <SignedMoney key={minor} minor={minor} currency="DKK" />
        ))}
      </div>
      <div className={classes['row']}>
        <RankChange rank={1} before={3} />
        <RankChange rank={3} before={1} />
        <RankChange rank={2} before={2} />
        <RankChange rank={2} before={null} />
      </div>
      <div className={classes['row']}>
        {(['recorded', 'disputed', 'upheld', 'overturned'] as const).map((state) => (
          <FineState key={state} state={state} />
        ))}
        {(['open', 'upheld', 'overturned', 'withdrawn'] as const).map((state) => (
          <DisputeState key={state} dispute={{ state, fine: null }} />
        ))}
      </div>
      <CurveFigure
        summary="A curve"
        steps={STEPS}
        series={SERIES}
        format={signedPoints}
        formatAxis={signedPoints}
      />
    </>
  );
}
