import type { Gym } from '@/domain/gyms/gym'
import type { GymActivity } from '@/domain/gyms/gymActivity'
import { healthFactsOf } from '@/domain/gyms/gymActivityOf'
import { healthParts, TOO_NEW_DAYS, type HealthPart } from '@/domain/gyms/gymHealth'
import { nightsAreOverFor } from '@/domain/gyms/nightDue'
import { settingsOf } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { useBackend } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { Meter } from '@/ui/Meter'
import { StateChip } from '@/ui/StateChip'
import { asCount, healthTone, lastActivity } from './activityColumns'
import type { GymRow } from './gymRow'
import styles from './GymHealth.module.css'

type Props = { row: GymRow; gym: Gym; today: CivilDate }

/** What a centre does and how well it is doing, each part of the score with why (PRODUCT 4, screen 2). */
export function GymHealth({ row, gym, today }: Props) {
  const { activity } = gym
  const { timezone } = settingsOf(gym.preference, gym.type)
  const { clock } = useBackend()
  const nightDue = useToday({ now: () => nightsAreOverFor(clock.now()) }, timezone)
  if (activity === null || activity.countedOn === null)
    return (
      <Card title="Activity">
        <p className={styles.quiet}>
          The figures of a centre are worked out each night. This one has not had a night yet.
        </p>
      </Card>
    )
  const { countedOn } = activity
  const parts = healthParts(healthFactsOf(activity, countedOn, timezone))
  return (
    <>
      <Card title="Activity">
        <Facts
          items={[
            ['Last activity', lastActivity(row, today)],
            ['Last sign-in', formatInstant(activity.signedInAt, timezone)],
            ['Active members', asCount(activity.activeMembers)],
            ['Check-ins in 7 days', asCount(activity.checkIns)],
            ['Invoices in 30 days', asCount(activity.invoices)],
            ['Last night', nightText(gym, activity, nightDue)],
          ]}
        />
      </Card>
      <Card title="Health">
        {activity.health === null ? (
          <p className={styles.quiet}>
            {gym.isDisabled
              ? 'A disabled centre has no score.'
              : `Too new to tell: the score starts ${TOO_NEW_DAYS} days after registration.`}
          </p>
        ) : (
          <>
            <p className={styles.score}>
              <StateChip tone={healthTone(activity.health)}>{`${activity.health} of 100`}</StateChip>
              <span className={styles.quiet}>As of {formatCivil(countedOn)}</span>
            </p>
            <ul className={styles.parts}>
              {parts.map((part) => (
                <Part key={part.id} part={part} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </>
  )
}

function Part({ part: { label, points, most, why } }: { part: HealthPart }) {
  return (
    <li className={styles.part}>
      <span className={styles.label}>{label}</span>
      <Meter
        percent={(100 * points) / most}
        tone={healthTone((100 * points) / most)}
        text={`${points} of ${most}`}
      />
      <span className={styles.quiet}>{why}</span>
    </li>
  )
}

function nightText({ isDisabled }: Gym, { countedOn, problems }: GymActivity, due: CivilDate): string {
  if (isDisabled) return 'None while it is disabled'
  if (countedOn !== null && countedOn < due) return `None since ${formatCivil(countedOn)}`
  if (problems === 0) return 'Nothing to report'
  return problems === 1 ? '1 problem' : `${asCount(problems)} problems`
}
