import { Money } from './Money'
import styles from './FigureStrip.module.css'

/** Rupees as the centre writes them, or the text of an amount that is not the centre's. */
type Figure = readonly [name: string, amount: number | string | undefined]
type Props = { label: string; figures: readonly Figure[] }

/** Sums of a list in one slim line above it (LOOK). */
export const FigureStrip = ({ label, figures }: Props) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof amount === 'string' ? amount : <Money rupees={amount} />}</dd>
      </div>
    ))}
  </dl>
)
