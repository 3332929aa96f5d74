import styles from './StateChip.module.css'

/** One meaning each, everywhere: green fine, amber soon or partly, red stop, blue information, grey draft. */
export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'grey'

const icons: Record<Tone, string> = {
  green: 'pi-check-circle',
  amber: 'pi-clock',
  red: 'pi-exclamation-circle',
  blue: 'pi-info-circle',
  grey: 'pi-minus-circle',
}

type Props = {
  tone: Tone
  /** Always a word: colour is never the only signal. */
  children: string
  /** True for the tone's own icon, or a primeicons class name. */
  icon?: boolean | string
}

export function StateChip({ tone, children, icon = false }: Props) {
  const name = icon === true ? icons[tone] : icon
  return (
    <span className={styles.chip} data-tone={tone}>
      {name && <i className={`pi ${name} ${styles.icon}`} aria-hidden="true" />}
      {children}
    </span>
  )
}
