import { Link } from 'react-router-dom'
import { Money } from './Money'
import styles from './FigureStrip.module.css'

/** Rupees as the centre writes them, or the text of an amount that is not the centre's; `to` is the list that adds up to it. */
type Figure = readonly [name: string, amount: number | string | undefined, to?: string]
type Props = { label: string; figures: readonly Figure[] }

/** Sums of a list in one slim line above it (LOOK). */
export const FigureStrip = ({ label, figures }: Props) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(([name, amount, to]) => {
      const text = typeof amount === 'string' ? amount : <Money rupees={amount} />
      return (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{to === undefined ? text : <Link to={to}>{text}</Link>}</dd>
        </div>
      )
    })}
  </dl>
)
