import type { ReactNode } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { durationTextOf } from '@/domain/packages/durationText'
import { isTerm } from '@/domain/packages/term'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { StateChip } from '@/ui/StateChip'
import { agoText } from '@/domain/shared/agoText'
import { capital, coverTextOf } from '../standing/coverText'
import { endsOnOf, type StateLimits } from '@/domain/members/memberState'
import styles from './cells.module.css'

export const Missing = () => <span className={styles.missing}>{MISSING}</span>

const orMissing = (text: string): ReactNode => (text === '' ? <Missing /> : text)

export const TextCell = ({ text }: { text: string }) => <span className={styles.main}>{orMissing(text)}</span>

export const DateCell = ({ date }: { date: CivilDate | null }) => (
  <span className={styles.date}>{date === null ? <Missing /> : formatCivil(date)}</span>
)

/** The package with its length below it, and whether it renews itself. */
export function PackageCell({ member }: { member: ListedMember }) {
  const { packageName, term } = member
  if (packageName === '' && term === null) return <Missing />
  const facts = term
    ? [term.type === 'Recurring' ? term.type : '', isTerm(term) ? durationTextOf(term) : '']
    : []
  return (
    <span className={styles.pair}>
      <span className={styles.main}>{packageName || MISSING}</span>
      <span className={styles.quiet}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </span>
  )
}

type OnDay = { member: ListedMember; today: CivilDate }

/** The last covered day and how far off it is. */
export function EndsOnCell({ member, today, limits }: OnDay & { limits: StateLimits }) {
  const endsOn = endsOnOf(member)
  if (endsOn === null) return <Missing />
  const cover = coverTextOf(member, today, limits)
  return (
    <span className={styles.ends}>
      <span className={styles.date}>{formatCivil(endsOn)}</span>
      {cover && <StateChip tone={cover.tone}>{cover.text}</StateChip>}
    </span>
  )
}

export function LastVisitCell({ member, today }: OnDay) {
  const { lastVisitOn } = member
  if (lastVisitOn === null) return <span className={styles.missing}>Never</span>
  return (
    <span className={styles.main} title={formatCivil(lastVisitOn)}>
      {capital(agoText(lastVisitOn, today))}
    </span>
  )
}

export function BiometricCell({ id }: { id: number }) {
  return id === 0 ? (
    <span className={styles.missing}>Not linked</span>
  ) : (
    <span className={styles.main}>No. {id}</span>
  )
}
