import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import { classes } from './classes'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

type Look = {
  /** One primary button a view (LOOK). */
  kind?: ButtonKind
  /** A primeicons class name, `pi-plus`. */
  icon?: string | undefined
  /** `s` in toolbars and tables (36 px), `m` elsewhere (40 px). */
  size?: 's' | 'm'
}

type Props = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Keeps the button's width, shows that it works and ignores further presses. */
    isBusy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  kind = 'secondary',
  icon,
  size = 'm',
  isBusy = false,
  ref,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      ref={ref}
      className={classes(styles.button, styles[kind], size === 's' && styles.small)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Content icon={isBusy ? 'pi-spinner pi-spin' : icon}>{children}</Content>
    </button>
  )
}

/** A place to go that looks like a button. */
export function ButtonLink({
  kind = 'secondary',
  icon,
  size = 'm',
  children,
  ...rest
}: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link className={classes(styles.button, styles[kind], size === 's' && styles.small)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </Link>
  )
}

function Content({ icon, children }: { icon: string | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <i className={`pi ${icon} ${styles.icon}`} aria-hidden="true" />}
      {children !== undefined && <span className={styles.label}>{children}</span>}
    </>
  )
}
