import { Button } from '@/ui/Button'
import { useFormat } from '@/ui/format/format'
import styles from './CursorPager.module.css'

type Props = {
  /** The number of the first row shown, from 1. */
  firstIndex: number
  shown: number
  /** All that match, when known. */
  count: number | undefined
  singular: string
  plural: string
  onPrevious: (() => void) | undefined
  /** Given where the way to this page is not known, as of a link that somebody sent: then only the first page can be gone to. */
  onFirst?: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Records that could not be read. */
  leftOut: number
}

/** Previous and next on the left, clear of the speed dial; which rows these are, of how many. */
export function CursorPager({
  firstIndex,
  shown,
  count,
  singular,
  plural,
  onPrevious,
  onFirst,
  onNext,
  leftOut,
}: Props) {
  const { locale } = useFormat()
  const grouped = (number: number) => number.toLocaleString(locale)
  const last = firstIndex + shown - 1
  const isAll = firstIndex === 1 && shown === count
  const of = count === undefined || count < last ? '' : ` of ${grouped(count)}`
  const range = isAll ? grouped(shown) : `${grouped(firstIndex)} to ${grouped(last)}${of}`
  return (
    <nav className={styles.pager} aria-label="Pages">
      {(onPrevious ?? onFirst ?? onNext) && (
        <span className={styles.acts}>
          {onFirst ? (
            <Button size="s" icon="pi-chevron-left" onClick={onFirst}>
              First page
            </Button>
          ) : (
            <Button size="s" icon="pi-chevron-left" disabled={!onPrevious} onClick={onPrevious}>
              Previous
            </Button>
          )}
          <Button size="s" disabled={!onNext} onClick={onNext}>
            Next
          </Button>
        </span>
      )}
      <span className={styles.range} role="status">
        {shown > 0 && `${range} ${isAll && shown === 1 ? singular : plural}`}
      </span>
      {leftOut > 0 && (
        <span className={styles.leftOut}>
          {leftOut === 1 ? '1 record' : `${leftOut} records`} could not be read and{' '}
          {leftOut === 1 ? 'is' : 'are'} left out. Tell support.
        </span>
      )}
    </nav>
  )
}
