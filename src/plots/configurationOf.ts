import type { PlotConfiguration } from './chartJs'
import type { Drawing, Mark, Series } from './drawing'

type Colours = (name: string) => string

/** One colour a word, the same in every plot. */
const colourOf: Record<Mark, string> = {
  first: '--mark-indigo',
  second: '--line-control',
  line: '--ink-2',
  before: '--mark-indigo',
  good: '--mark-green',
  bad: '--mark-red',
}

function dataset({ label, mark, kind, values, stack }: Series, colour: Colours) {
  const own = colour(colourOf[mark])
  if (kind === 'bar')
    return {
      ...{ type: 'bar' as const, label, data: [...values], order: 1 },
      ...(stack === undefined ? {} : { stack }),
      ...{ backgroundColor: own, borderRadius: 2, maxBarThickness: 36 },
      ...{ categoryPercentage: 0.76, barPercentage: 0.96 },
    }
  // A line through one place is its dot.
  const radius = values.length === 1 ? 4 : 0
  return {
    ...{ type: 'line' as const, label, data: [...values], order: 0 },
    ...{ borderColor: own, backgroundColor: own, borderWidth: mark === 'before' ? 1.5 : 2 },
    ...{ borderDash: mark === 'before' ? [3, 4] : [], pointRadius: radius, pointHoverRadius: 4 },
  }
}

/** Thin axes, round steps, the figures of the place below the pointer; nothing moves by itself. */
export function configurationOf(
  { places, series, format, exact, isWhole = false }: Drawing,
  colour: Colours,
): PlotConfiguration {
  const font = { family: colour('--font'), size: 12 }
  const isStacked = series.some(({ stack }) => stack !== undefined)
  return {
    type: 'bar',
    data: {
      labels: places.map(({ tick }) => tick),
      datasets: series.map((each) => dataset(each, colour)),
    },
    options: {
      ...{ animation: false, responsive: true, maintainAspectRatio: false },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: isStacked,
          grid: { display: false },
          border: { display: false },
          ticks: { color: colour('--ink-3'), font, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          border: { display: false },
          grid: { color: ({ tick }) => colour(tick.value === 0 ? '--line-strong' : '--line') },
          ticks: {
            ...{ color: colour('--ink-3'), font, maxTicksLimit: 6, padding: 8 },
            ...(isWhole ? { precision: 0 } : {}),
            callback: (value) => format(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          ...{ backgroundColor: colour('--surface-raised'), borderColor: colour('--line-strong') },
          ...{ titleColor: colour('--ink'), bodyColor: colour('--ink-2'), borderWidth: 1 },
          ...{ titleFont: { ...font, weight: 600 }, bodyFont: font, padding: 10, cornerRadius: 6 },
          ...{ boxWidth: 8, boxHeight: 8, boxPadding: 6 },
          callbacks: {
            title: ([item]) => (item && places[item.dataIndex]?.name) ?? '',
            label: ({ dataset: { label }, parsed }) => ` ${label ?? ''}  ${exact(parsed.y ?? null)}`,
          },
        },
      },
    },
  }
}
