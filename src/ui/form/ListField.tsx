import { useState, type KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import field from './Field.module.css'
import { FieldShell } from './FieldShell'
import styles from './ListField.module.css'
import { textsOf, useField, type FieldProps } from './useField'

/** Words in their order: added at the end by Enter, moved up, taken out. The form's value is an array of texts. */
export function ListField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { id, shell, aria, value, change, leave, ref } = useField(props)
  const [typed, setTyped] = useState('')
  const words = textsOf(value)
  const word = typed.trim()
  const isThere = words.some((other) => other.toLowerCase() === word.toLowerCase())

  const add = () => {
    if (word === '' || isThere) return
    change([...words, word])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add()
  }
  const moveUp = (at: number) =>
    change(words.map((each, index) => words[index === at - 1 ? at : index === at ? at - 1 : index] ?? each))

  return (
    <FieldShell {...shell} note={isThere ? `${word} is in the list already.` : undefined}>
      <ul className={styles.words} aria-label={props.label}>
        {words.map((each, at) => (
          <li key={each} className={styles.word}>
            <span className={styles.text}>{each}</span>
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
          maxLength={60}
          placeholder="Add one more"
          disabled={props.isDisabled}
          className={field.input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // What was typed and left is meant: nothing typed is lost.
            add()
            leave()
          }}
        />
        <Button icon="pi-plus" onClick={add} disabled={word === '' || isThere}>
          Add
        </Button>
      </div>
    </FieldShell>
  )
}
