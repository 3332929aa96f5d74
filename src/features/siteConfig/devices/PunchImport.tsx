import { useState } from 'react'
import type { CallOutput } from '@/domain/api/contract'
import { counted } from '@/domain/monthStats/findingsTitle'
import { AppError } from '@/domain/shared/appError'
import { PunchDaysDialog } from '@/components/devices/PunchDaysDialog'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'

/** What the server for punches said of the days. */
function whatCame({ queued, rows }: CallOutput<'importPunches'>): string {
  const visits = rows.reduce((sum, row) => sum + row.visits.length, 0)
  const people = new Set(rows.map(({ personId }) => personId)).size
  const came =
    visits === 0
      ? 'There are no visits on these days.'
      : `${counted(visits, '1 visit', 'visits')} of ${counted(people, '1 person', 'people')} on these days.`
  if (queued.length === 0) return came
  return `${came} ${counted(queued.length, '1 device sends', 'devices send')} what is missing by itself.`
}

/** The external function of SPECIFICATION 7: asked where its address is set (PRODUCT 2.K), and offered nowhere else. */
export function PunchImport() {
  const { api, hasPunchImport } = useBackend()
  const [isOpen, setOpen] = useState(false)
  if (!hasPunchImport) return null
  return (
    <>
      <Button size="s" icon="pi-download" onClick={() => setOpen(true)}>
        Get punches of these days
      </Button>
      {isOpen && (
        <PunchDaysDialog
          title="Get punches of these days"
          onGet={async (range) => {
            const answer = await api.call('importPunches', range)
            if (answer === undefined)
              throw new AppError(
                'unavailable',
                'The server for punches gave no answer that we could read, so nothing may have come. Try again in a moment; if it fails again, tell whoever runs it.',
              )
            showToast({ text: whatCame(answer) })
          }}
          onClose={() => setOpen(false)}
        >
          Asks the server for punches that is set up for this installation. What is here already is not
          counted twice.
        </PunchDaysDialog>
      )}
    </>
  )
}
