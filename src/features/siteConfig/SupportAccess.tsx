import { useMemo, useState } from 'react'
import { auditRepository } from '@/data/audit/auditRepository'
import { gymRepository } from '@/data/gyms/gymRepository'
import { actsOfKind } from '@/domain/audit/auditActs'
import {
  consentAt,
  runningVisit,
  supportDays,
  type GymSupport,
  type SupportDays,
} from '@/domain/gyms/gymSupport'
import { formatInstant } from '@/domain/shared/formatDate'
import { answered } from '@/components/records/answered'
import { useMinute } from '@/components/gym/useMinute'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend, useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine, ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import { FormSkeleton } from '@/ui/Skeletons'
import { InfoTable } from '@/ui/InfoTable'
import section from './siteConfig.module.css'
import statements from './statements.module.css'

/** So many earlier visits are shown; the log has them all. */
const SHOWN = 10

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** Decision 51: the owner lets support in for some days, sees who is inside and who was, and ends it at any time. */
export function SupportAccess() {
  const { gymId } = useGym()
  const gyms = useRepository(gymRepository)
  const found = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  return (
    <Card title="Support access">
      <p className={section.hint}>
        Our support can open this centre only while you allow it. You see who comes in and why, and everything
        they do is in the log.
      </p>
      {found.status === 'loading' && <FormSkeleton />}
      {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
      {found.status === 'ready' && <Consent support={found.value?.support ?? null} />}
      <EarlierVisits />
    </Card>
  )
}

function Consent({ support }: { support: GymSupport | null }) {
  const { gymId, settings } = useGym()
  const { api, clock } = useBackend()
  const isOwner = useRole() === 'CLIENT'
  // Shown anew every minute, by the moment itself: who has just left is not inside until the minute is over.
  useMinute()
  const now = clock.now()
  const [busy, setBusy] = useState<SupportDays | 'end' | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const until = consentAt(support, now)
  const inside = runningVisit(support, now)
  const instant = (at: Date) => formatInstant(at, settings.timezone)

  async function act(what: SupportDays | 'end') {
    setBusy(what)
    setProblem(null)
    try {
      if (what === 'end') answered(await api.call('endSupport', { gymId }))
      else answered(await api.call('grantSupport', { gymId, key: crypto.randomUUID(), days: what }))
      showToast({
        text:
          what === 'end'
            ? 'Support can’t open this centre any more.'
            : `Support is allowed for ${daysText(what)}.`,
      })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      {inside && (
        <Note>
          {inside.name} is in this centre now, until {instant(inside.until)}, because: “{inside.reason}”.
        </Note>
      )}
      <p className={statements.fact}>
        {until === null ? 'Support is not allowed.' : `Support is allowed until ${instant(until)}.`}
      </p>
      {problem instanceof Error && <ErrorLine error={{ message: problem.message }} />}
      {isOwner && (
        <div className={statements.acts}>
          {until === null ? (
            supportDays.map((days) => (
              <Button key={days} isBusy={busy === days} onClick={() => void act(days)}>
                Allow for {daysText(days)}
              </Button>
            ))
          ) : (
            <Button kind="danger" icon="pi-times" isBusy={busy === 'end'} onClick={() => void act('end')}>
              End support now
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function EarlierVisits() {
  const { gymId, settings } = useGym()
  const audit = useRepository(auditRepository)
  const found = useLive(
    useMemo(() => audit.page(gymId, { acts: actsOfKind('support') }, { pageSize: 40 }), [audit, gymId]),
  )
  if (found.status !== 'ready') return null
  const visits = found.value.rows.filter(({ act }) => act === 'support.open').slice(0, SHOWN)
  if (visits.length === 0) return null
  return (
    <InfoTable
      label="Who came in as support"
      headers={['Who', 'When', 'Reason']}
      rows={visits.map(({ id, at, support }) => ({
        id,
        cells: [support?.name ?? 'Support', formatInstant(at, settings.timezone), support?.reason ?? '--'],
      }))}
    />
  )
}
