import { ProgressBar } from 'primereact/progressbar'

type Props = {
  /** What is being done, for a reader. */
  label: string
  done: number
  /** Out of so many; undefined while nobody knows. */
  of: number | undefined
}

/** How far something is, as a bar; the words beside it say the same. */
export const Progress = ({ label, done, of }: Props) => (
  <ProgressBar
    aria-label={label}
    mode={of === undefined ? 'indeterminate' : 'determinate'}
    value={of ? Math.round((100 * done) / of) : 0}
    showValue={false}
  />
)
