import { useState } from 'react'
import { formatInstant } from '@/domain/shared/formatDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { OpenSupport } from '@/features/gyms/OpenSupport'
import type { OutsideGym } from '@/session/sessionState'
import { useSession } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Page } from '@/ui/Page'
import styles from './GymPicker.module.css'

/** What a super admin sees of a centre that is not open to them: its owner's consent, and the way in by it (decision 51). */
export function SupportDoor({ gym }: { gym: OutsideGym }) {
  const { chooseGym } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { name, allowedUntil, wasInside } = gym
  return (
    <div className={styles.picker}>
      <Page
        title={name}
        hint={
          wasInside
            ? 'Your visit as support has ended.'
            : 'Only this centre’s own people can see its records.'
        }
      >
        <Card title={allowedUntil === null ? 'Support is not allowed' : 'Support is allowed'}>
          <p>
            {allowedUntil === null
              ? 'The owner has not allowed support to open this centre. They can do so in Site config, under Security.'
              : `The owner allows support until ${formatInstant(allowedUntil, DEFAULT_TIMEZONE)}. Everything you do there is in the centre’s log.`}
          </p>
          <div className={styles.acts}>
            {allowedUntil !== null && (
              <Button kind="primary" icon="pi-headphones" onClick={() => setAsking(true)}>
                Open as support
              </Button>
            )}
            <Button onClick={() => chooseGym(null)}>Choose another centre</Button>
          </div>
        </Card>
      </Page>
      {isAsking && <OpenSupport gym={gym} onClose={() => setAsking(false)} />}
    </div>
  )
}
