import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { usePerson } from '@/ui/person'
import { dropContact, readContact } from './contactDraft'
import styles from './LeadDrawer.module.css'

/** What was typed of a contact before nothing could be logged here any more; nothing where nothing was. */
export function UnloggedNote({ leadId }: { leadId: string }) {
  const place = { person: usePerson(), leadId }
  const [note, setNote] = useState(() => readContact(place).note)
  if (note === '') return null
  const discard = () => {
    dropContact(place)
    setNote('')
  }
  return (
    <Card
      title="Your note, not logged"
      actions={
        <Button size="s" onClick={discard}>
          Discard
        </Button>
      }
    >
      <p className={styles.noteText}>{note}</p>
    </Card>
  )
}
