import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js'

// Only what the plots use: the whole of chart.js is twice as large.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

export type PlotConfiguration = ChartConfiguration<'bar' | 'line', (number | null)[], string>

export const drawOn = (canvas: HTMLCanvasElement, configuration: PlotConfiguration) =>
  new Chart(canvas, configuration)
