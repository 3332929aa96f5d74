import { useState } from 'react'
import type { Lead } from '@/domain/leads/lead'
import { ownAndHeld } from '@/domain/leads/ownWords'
import { leadRepository } from '@/data/leads/leadRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import styles from './LogStrip.module.css'

/** The centre's labels, each put on the lead or taken off by a press; nothing where the centre has none. */
export function LeadLabels({ lead }: { lead: Lead }) {
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const [unanswered, setUnanswered] = useState(0)
  const [problem, setProblem] = useState<Error | null>(null)
  const offered = ownAndHeld(settings.leadLabels, lead.labels)
  if (offered.length === 0) return null

  // Several at once: each is put on whatever stands by then, and one that is pressed twice stands there once.
  async function put(label: string) {
    setUnanswered((count) => count + 1)
    setProblem(null)
    try {
      await leads.label(gymId, lead.id, label, !lead.labels.includes(label))
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error('The label was not saved. Try again.'))
    } finally {
      setUnanswered((count) => count - 1)
    }
  }

  return (
    <Card title="Labels">
      {problem && <ErrorLine error={problem} />}
      <div className={styles.choices} role="group" aria-label="Labels" aria-busy={unanswered > 0}>
        {offered.map((label) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            aria-pressed={lead.labels.includes(label)}
            onClick={() => void put(label)}
          >
            {label}
          </button>
        ))}
      </div>
    </Card>
  )
}
