import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisOf, colourOf, dashOf, type CurveData } from './curve.js';
import classes from './curve.module.css';

interface Props extends CurveData {
  readonly format: (value: number) => string;
  /** Short, for the axis. */
  readonly formatAxis: (value: number) => string;
}

/** The drawing of a curve; fetched when a curve is first shown, and hidden from screen readers. */
export default function CurveDrawing({ steps, series, format, formatAxis }: Props) {
  const rows = steps.map((step, index) => ({
    ...step,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index] ?? null])),
  }));
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const { ticks, ends } = axisOf(values, formatAxis);
  const longOf = new Map(steps.map(({ key, long }) => [key, long]));
  const shortOf = new Map(steps.map(({ key, short }) => [key, short]));
  return (
    <ResponsiveContainer width="100%" height={260}>
      <LineChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 4 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <ReferenceLine y={0} stroke="var(--edge)" />
        <XAxis
          dataKey="key"
          tickFormatter={(key: string) => shortOf.get(key) ?? ''}
          tick={{ fill: 'var(--mantine-color-dimmed)', fontSize: 13 }}
          stroke="var(--edge)"
          minTickGap={14}
        />
        <YAxis
          width="auto"
          ticks={[...ticks]}
          domain={[...ends]}
          interval={0}
          tickFormatter={formatAxis}
          tick={{ fill: 'var(--mantine-color-dimmed)', fontSize: 13 }}
          stroke="var(--edge)"
        />
        <Tooltip
          wrapperClassName={classes['tooltip'] ?? ''}
          isAnimationActive={false}
          labelFormatter={(key) => (typeof key === 'string' ? longOf.get(key) : undefined) ?? ''}
          formatter={(value) => format(Number(value))}
          itemSorter={(item) => -Number(item.value)}
        />
        {series.map((one, index) => (
          <Line
            key={one.id}
            dataKey={one.id}
            name={one.name}
            type="linear"
            stroke={colourOf(one, index)}
            strokeDasharray={dashOf(index)}
            strokeWidth={3}
            dot={
              steps.length <= 16 ? { r: 3, strokeDasharray: '', fill: colourOf(one, index) } : false
            }
            activeDot={{ r: 6 }}
            isAnimationActive={false}
            connectNulls
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
