import { screens } from '@/domain/access/screens'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import styles from './dashboard.module.css'

const everybody = { tab: 'all', sort: 'name', direction: 'asc' } as const

/** For a centre that is just starting: packages before members, members before check-ins. Gone once all is done. */
export function FirstSteps() {
  const { gymId, today } = useCentre()
  const { members, memberPackages, attendance } = useBackend().repositories
  const templates = useLive(memberPackages.list(gymId))
  const count = useLive(members.count(gymId, everybody, today))
  const day = useLive(attendance.day(gymId, today))
  if (templates.status !== 'ready' || count.status !== 'ready' || day.status !== 'ready') return null

  const hasPackages = templates.value.rows.length > 0
  const hasMembers = count.value > 0
  if (hasPackages && hasMembers) return null
  const steps = [
    {
      label: 'Add the packages you sell',
      isDone: hasPackages,
      to: `${screens.memberPackages.path}?new=true`,
      act: 'Add a package',
    },
    {
      label: 'Add your first member',
      isDone: hasMembers,
      to: `${screens.members.path}?new=true`,
      act: 'Add a member',
    },
    {
      label: 'Mark the first check-in',
      isDone: day.value !== null,
      to: screens.markAttendance.path,
      act: 'Mark attendance',
    },
  ]
  const next = steps.findIndex((step) => !step.isDone)
  return (
    <Card title="Set up your centre">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step} data-done={step.isDone || undefined}>
            <i className={`pi ${step.isDone ? 'pi-check-circle' : 'pi-circle'}`} aria-hidden="true" />
            <span className={styles.stepLabel}>
              {step.label}
              <span className="visually-hidden">{step.isDone ? ' (done)' : ' (to do)'}</span>
            </span>
            {!step.isDone && (
              <ButtonLink to={step.to} kind={index === next ? 'primary' : 'secondary'} size="s">
                {step.act}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
