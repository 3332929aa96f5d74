import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { tokenLabels, type Token } from '@/domain/messages/tokens'
import { Button } from '@/ui/Button'
import { TextArea } from '@/ui/form/TextArea'
import type { TextForm } from './textForm'
import styles from './messageTexts.module.css'

/** The text, with a button for each thing that it may name: a press puts it where the cursor is. */
export function TokenArea({ tokens }: { tokens: readonly Token[] }) {
  const { setValue } = useFormContext<TextForm>()
  const box = useRef<HTMLDivElement>(null)
  const insert = (token: Token) => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const { selectionStart, selectionEnd, value } = area
    const written = `{${token}}`
    setValue('body', value.slice(0, selectionStart) + written + value.slice(selectionEnd), {
      shouldDirty: true,
      shouldValidate: true,
    })
    const after = selectionStart + written.length
    // Once the field shows the new text, which puts the cursor at its end.
    window.requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(after, after)
    })
  }
  return (
    <div ref={box} className={styles.area}>
      <TextArea<TextForm> name="body" label="Text" isRequired />
      <div className={styles.tokens} role="group" aria-label="Insert into the text">
        {tokens.map((token) => (
          <Button key={token} size="s" icon="pi-plus" onClick={() => insert(token)} title={`{${token}}`}>
            {tokenLabels[token]}
          </Button>
        ))}
      </div>
    </div>
  )
}
