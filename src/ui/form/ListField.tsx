import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import field from './Field.module.css'
import { FieldShell } from './FieldShell'
import styles from './ListField.module.css'
import { textsOf, useField, type FieldProps } from './useField'

/** Words in their order: added at the end by Enter, renamed in place, moved up, taken out. The value is an array of texts. */
export function ListField<V extends FieldValues = FieldValues>(props: FieldProps<V> & { longest?: number }) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const [{ typed, renamed }, set] = useState({ typed: '', renamed: '' })
  const words = textsOf(value)
  const word = typed.trim()
  const isThere = words.some((other) => other !== renamed && other.toLowerCase() === word.toLowerCase())

  const add = () => {
    if (isThere) return
    const at = words.indexOf(renamed)
    if (word !== '') change(at < 0 ? [...words, word] : words.with(at, word))
    set({ typed: '', renamed: '' })
  }
  const rename = (each: string) => {
    set({ typed: each, renamed: each })
    document.getElementById(id)?.focus()
  }
  const moveUp = (at: number) =>
    change(words.map((each, index) => words[index === at - 1 ? at : index === at ? at - 1 : index] ?? each))

  return (
    <FieldShell {...shell} note={isThere ? `${word} is in the list already.` : undefined}>
      <ul className={styles.words} aria-label={props.label}>
        {words.map((each, at) => (
          <li key={each} className={styles.word}>
            <span className={styles.text}>{each}</span>
            <IconButton icon="pi-pencil" label={`Rename ${each}`} onClick={() => rename(each)} />
            {at > 0 && <IconButton icon="pi-arrow-up" label={`Move ${each} up`} onClick={() => moveUp(at)} />}
            <IconButton
              icon="pi-times"
              label={`Remove ${each}`}
              onClick={() => change(words.filter((other) => other !== each))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <input
          {...aria}
          id={id}
          ref={ref}
          autoComplete="off"
          maxLength={props.longest ?? 60}
          placeholder="Add one more"
          disabled={props.isDisabled}
          className={field.input}
          value={typed}
          onChange={(event) => set({ renamed, typed: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
          onBlur={() => {
            add() // What was typed and left is meant: nothing typed is lost.
            leave()
          }}
        />
        <Button icon="pi-plus" onClick={add} disabled={word === '' || isThere}>
          {renamed === '' ? 'Add' : 'Rename'}
        </Button>
      </div>
    </FieldShell>
  )
}
