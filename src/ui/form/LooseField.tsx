import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import styles from './Field.module.css'

type Props = ComponentProps<'div'> & { label: string; htmlFor?: string }

/** The label above what stands in no form; without `htmlFor` it is a title, and what stands below names itself. */
export const LooseField = ({ label, htmlFor, children, ...rest }: Props) => (
  <div className={styles.field} {...rest}>
    {htmlFor === undefined ? (
      <span className={styles.label}>{label}</span>
    ) : (
      <label htmlFor={htmlFor} className={styles.label}>
        {label}
      </label>
    )}
    {children}
  </div>
)

type InputProps = ComponentProps<'input'> & { isNumeric?: boolean }

export const LooseInput = ({ isNumeric = false, className, ...rest }: InputProps) => (
  <input {...rest} className={classes(styles.input, isNumeric && styles.numeric, className)} />
)

export const LooseProblem = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={classes(styles.error, className)} />
)

/** What stands before the number inside of its input. */
export const Prefix = ({ children }: { children: ReactNode }) => (
  <span className={styles.prefix} aria-hidden="true">
    {children}
  </span>
)
