import { useState } from 'react'
import type { PinOwner } from '@/domain/biometric/pinMap'
import { attempt } from '@/components/records/attempt'
import { Button } from '@/ui/Button'
import styles from './devices.module.css'
import { useLinkPin } from './useLinkPin'

type Props = {
  pin: string
  /** The one person who is called as the device says. */
  namesake: PinOwner | undefined
  onChoose: () => void
}

/** What makes a number somebody's: a press where it is clear whose it is, else a choice. */
export function LinkActs({ pin, namesake, onChoose }: Props) {
  const link = useLinkPin()
  const [isBusy, setBusy] = useState(false)
  if (namesake === undefined)
    return (
      <Button size="s" icon="pi-link" aria-label={`Link ${pin}`} onClick={onChoose}>
        Link
      </Button>
    )
  async function linkNamesake(person: PinOwner) {
    setBusy(true)
    await attempt(() => link(pin, person))
    setBusy(false)
  }
  const { name } = namesake
  return (
    <span className={styles.linkActs}>
      <Button
        size="s"
        icon="pi-link"
        isBusy={isBusy}
        aria-label={`Link to ${name}, number ${pin}`}
        title={`Link to ${name}`}
        onClick={() => void linkNamesake(namesake)}
      >
        Link to {name}
      </Button>
      <Button size="s" kind="quiet" aria-label={`Choose another person for number ${pin}`} onClick={onChoose}>
        Choose another
      </Button>
    </span>
  )
}
