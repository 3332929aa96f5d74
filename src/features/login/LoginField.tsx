import { useId, type ReactNode, type Ref } from 'react'
import styles from './login.module.css'

type LoginFieldProps = {
  label: string
  name: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  value: string
  onChange: (value: string) => void
  mistake: string
  ref: Ref<HTMLInputElement>
  /** Seen beside the label, e.g. the way to a forgotten password, but reached after the input. */
  aside?: ReactNode
  /** Stands inside the box at its end. */
  end?: ReactNode
}

/** A native input with our tokens: /login may not carry the component library (docs/decisions). */
export function LoginField({ label, aside, end, value, onChange, mistake, ref, ...input }: LoginFieldProps) {
  const id = useId()
  const mistakeId = `${id}-mistake`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          ref={ref}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={mistake !== ''}
          aria-describedby={mistake === '' ? undefined : mistakeId}
        />
        {end}
      </div>
      {aside}
      {mistake !== '' && (
        <p id={mistakeId} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </div>
  )
}
