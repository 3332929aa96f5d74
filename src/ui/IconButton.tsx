import type { ButtonHTMLAttributes, Ref } from 'react'
import { classes } from './classes'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  /** A primeicons class name, `pi-pencil`. */
  icon: string
  /** The control's name, shown as its tooltip. */
  label: string
  size?: 's' | 'm'
  isPressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, size = 's', isPressed, ref, ...rest }: Props) {
  return (
    <Tooltip text={label} describes={false}>
      <button
        type="button"
        ref={ref}
        className={classes(styles.button, size === 'm' && styles.medium)}
        aria-label={label}
        aria-pressed={isPressed}
        {...rest}
      >
        <i className={`pi ${icon}`} aria-hidden="true" />
      </button>
    </Tooltip>
  )
}
