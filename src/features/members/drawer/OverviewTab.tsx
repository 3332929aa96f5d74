import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { ageOn, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import type { Attendance } from '@/domain/attendance/attendance'
import { listedOf } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import { memberStateOf, endsOnOf } from '@/domain/members/memberState'
import { daysLeft } from '@/domain/packages/term'
import { leadRepository } from '@/data/leads/leadRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import type { Tone } from '@/ui/StateChip'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'
import { usePeople } from '@/components/people/usePeople'
import { messageFor } from '@/components/members/messageFor'
import { agoText } from '@/domain/shared/agoText'
import { capital } from '../standing/coverText'
import { nextActionOf, type NextStep, type Urgency } from '@/domain/members/nextAction'
import styles from './overview.module.css'
import { visitFigures } from '@/domain/attendance/visitCalendar'

type Props = {
  member: Member
  /** undefined while it is on its way. */
  attendance: Attendance | null | undefined
  onStep: (step: Exclude<NextStep, null>) => void
}

/** What somebody at the desk asks first: what to do, what is owed, how long, how often, how to reach them. */
export function OverviewTab({ member, attendance, onStep }: Props) {
  const { today, info, settings } = useGym()
  const role = useRole()
  const next = nextActionOf(member, today, settings, role)
  const { step } = next
  return (
    <>
      <div className={styles.next} data-tone={tones[next.urgency]}>
        <p className={styles.sentence}>
          <i className={`pi ${icons[tones[next.urgency]]}`} aria-hidden="true" />
          {next.text}
        </p>
        {step && (
          <Button size="s" onClick={() => onStep(step)}>
            {stepLabels[step]}
          </Button>
        )}
      </div>
      <Figures member={member} attendance={attendance} today={today} />
      <Contact member={member} text={messageFor(listedOf(member), today, info.name, settings)} />
      <h3 className={styles.heading}>About</h3>
      <Facts items={factsOf(member, today)} />
    </>
  )
}

const tones: Record<Urgency, Tone> = {
  gone: 'grey',
  out: 'red',
  soon: 'amber',
  waiting: 'blue',
  well: 'green',
}

const icons: Record<Tone, string> = {
  green: 'pi-check-circle',
  amber: 'pi-clock',
  red: 'pi-exclamation-circle',
  blue: 'pi-info-circle',
  grey: 'pi-minus-circle',
}

const stepLabels: Record<Exclude<NextStep, null>, string> = {
  sell: 'Sell a package',
  renew: 'Renew',
  endFreeze: 'End freeze',
  restore: 'Restore',
  unblock: 'Unblock',
  seeMoney: 'See money',
  message: 'WhatsApp',
}

function Figures({
  member,
  attendance,
  today,
}: {
  member: Member
  attendance: Attendance | null | undefined
  today: CivilDate
}) {
  const { settings } = useGym()
  const endsOn = endsOnOf(member)
  const left =
    endsOn === null ? null : daysLeft({ startDate: member.lookup.startsOn, endDate: endsOn }, today)
  const isSoon = memberStateOf(member, today, settings) === 'Expiring'
  const figures = attendance === undefined ? null : visitFigures(attendance?.days ?? {}, today)
  const lastOn = latestOf(member.lastVisitOn, figures?.lastOn ?? null)
  return (
    <dl className={styles.figures}>
      <Figure label="Owed" tone={member.totalDueAmount > 0 ? 'red' : undefined}>
        {formatMoney(member.totalDueAmount, settings)}
      </Figure>
      <Figure label="Days left" tone={left === 0 ? 'red' : isSoon ? 'amber' : undefined}>
        {left ?? MISSING}
      </Figure>
      <Figure label="30-day visits">{figures?.last30 ?? MISSING}</Figure>
      <Figure label="Last visit">{lastOn ? capital(agoText(lastOn, today)) : 'Never'}</Figure>
    </dl>
  )
}

const latestOf = (one: CivilDate | null, other: CivilDate | null) =>
  one !== null && (other === null || one > other) ? one : other

function Figure({
  label,
  tone,
  children,
}: {
  label: string
  tone?: 'red' | 'amber' | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  )
}

function Contact({ member, text }: { member: Member; text: string }) {
  const { locale } = useGym().settings
  const call = callLink(member.phone, locale)
  const chat = whatsAppLink(member.phone, text, locale)
  return (
    <>
      <h3 className={styles.heading}>Contact</h3>
      <div className={styles.contact}>
        <span className={styles.number}>{formatPhone(member.phone, locale)}</span>
        {call && (
          <a className={styles.link} href={call}>
            <i className="pi pi-phone" aria-hidden="true" />
            Call
          </a>
        )}
        {chat && (
          <a className={styles.link} href={chat} target="_blank" rel="noopener noreferrer">
            <i className="pi pi-whatsapp" aria-hidden="true" />
            WhatsApp
          </a>
        )}
        {member.email && (
          <a className={styles.link} href={`mailto:${member.email}`}>
            <i className="pi pi-envelope" aria-hidden="true" />
            E-mail
          </a>
        )}
      </div>
    </>
  )
}

const or = (text: string) => text || MISSING

function factsOf(member: Member, today: CivilDate): (readonly [string, ReactNode])[] {
  const { dob, biometricUserId, address, city, state, pincode, lookup } = member
  const place = [address, city, state, pincode].filter((part) => part !== '').join(', ')
  const left: (readonly [string, ReactNode])[] =
    member.isActive && !member.deleted
      ? []
      : [
          ['Left on', formatCivil(member.deactivatedOn)],
          ['Reason for leaving', or(member.reasonForLeaving)],
        ]
  const erased = member.erased && ([['Erased', <Erased key="erased" {...member.erased} />]] as const)
  return [
    ...(erased ?? left),
    ['Member code', or(member.memberCode)],
    ['Joined', lookup.joinedOn < '1900' ? MISSING : formatCivil(lookup.joinedOn)],
    ['Source', or(member.sourceOfJoining)],
    ...(member.leadId ? [['Lead', <LeadLink key="lead" id={member.leadId} />] as const] : []),
    ['Trainer', or(member.trainerName ?? '')],
    ['Date of birth', dob ? `${formatCivil(dob)} (${ageOn(dob, today)} years)` : MISSING],
    ['Gender', member.gender ?? MISSING],
    ['E-mail', or(member.email)],
    ['Address', or(place)],
    ['Occupation', or(member.occupation)],
    ['Biometric id', biometricUserId === 0 ? 'Not linked' : String(biometricUserId)],
    ['Referral code', or(member.referralCode)],
  ]
}

function Erased({ at, by }: NonNullable<Member['erased']>) {
  const { settings } = useGym()
  const nameOf = usePeople(useMemo(() => [by], [by]))
  return `${formatCivil(civilDateIn(at, settings.timezone))} by ${nameOf(by)}`
}

/** Whom the centre talked to before the member bought. */
function LeadLink({ id }: { id: string }) {
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const found = useLive(useMemo(() => leads.one(gymId, id), [leads, gymId, id]))
  const lead = found.status === 'ready' ? found.value : null
  const since = lead?.createdAt
    ? `, asked ${formatCivil(civilDateIn(lead.createdAt, settings.timezone))}`
    : ''
  return (
    <Link to={`${screens.leads.path}?id=${encodeURIComponent(id)}`}>
      {lead ? `${lead.name}${since}` : 'Open the lead'}
    </Link>
  )
}
