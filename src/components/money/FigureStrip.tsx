import { Money } from './Money'
import styles from './FigureStrip.module.css'

type Props = { label: string; figures: readonly (readonly [name: string, rupees: number | undefined])[] }

/** Sums of a list in one slim line above it (LOOK). */
export const FigureStrip = ({ label, figures }: Props) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(([name, rupees]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Money rupees={rupees} />
        </dd>
      </div>
    ))}
  </dl>
)
