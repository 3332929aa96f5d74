import { businessTypeNames } from '@/domain/shared/businessType'
import type { Gym } from '@/domain/gyms/gym'
import { limitsOn, usedOf } from '@/domain/gyms/gymLimits'
import { gymStandingOf } from '@/domain/gyms/gymStanding'
import type { PublicGym } from '@/domain/gyms/publicGym'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import { gymRepository } from '@/data/gyms/gymRepository'
import { publicGymRepository } from '@/data/gyms/publicGymRepository'
import { useLive } from '@/live/useLive'
import { useFileUrl } from '@/components/files/useFileUrl'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'
import { useRepository } from '@/session/useRepository'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import { rowOfGym, rowOfPublic, type GymRow } from './gymRow'
import { asCount } from './activityColumns'
import { standingTones } from './standingTones'
import { GymHealth } from './GymHealth'
import { GymHours } from './GymHours'
import { copyReferralCode } from './copyReferralCode'
import { gymActions } from './gymActions'
import type { GymActs } from './useGymActs'
import styles from './GymDrawer.module.css'

type GymDrawerProps = {
  id: string
  today: CivilDate
  /** null for Sales, who sees neither prices nor counts of members and changes nothing (PRODUCT 4, screen 2). */
  acts: GymActs | null
  onEdit: (id: string) => void
  onClose: () => void
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

export function GymDrawer({ id, onClose, onNext, onPrevious, ...rest }: GymDrawerProps) {
  const gyms = useRepository(gymRepository)
  const gymsPublic = useRepository(publicGymRepository)
  const isAdmin = rest.acts !== null
  const whole = useLive(isAdmin ? gyms.one(id) : null)
  const open = useLive(isAdmin ? null : gymsPublic.one(id))
  const found = isAdmin ? whole : open
  const walk = { onClose, onNext, onPrevious }
  if (found.status === 'loading') return <Drawer title="Centre" isLoading {...walk} />
  if (found.status === 'failed')
    return (
      <Drawer title="Centre" {...walk}>
        <ErrorState error={found.error} retry={() => found.retry()} />
      </Drawer>
    )
  const row =
    whole.status === 'ready' && whole.value !== null
      ? rowOfGym(whole.value)
      : open.status === 'ready' && open.value !== null
        ? rowOfPublic(open.value)
        : null
  if (row === null)
    return (
      <Drawer title="Centre" {...walk}>
        <ErrorState error={{ message: 'There is no centre with this id. It may have been removed.' }} />
      </Drawer>
    )
  return <Details row={row} {...rest} {...walk} />
}

function Details({ row, today, acts, onEdit, ...walk }: { row: GymRow } & Omit<GymDrawerProps, 'id'>) {
  const standing = gymStandingOf(row, today)
  const { gym } = row
  return (
    <Drawer
      title={row.name}
      subtitle={[businessTypeNames[row.type], row.city, row.state].filter((part) => part !== '').join(' · ')}
      leading={<Avatar name={row.name} src={useFileUrl(row.dp)} size={48} />}
      chips={<StateChip tone={standingTones[standing]}>{standing}</StateChip>}
      actions={gym && acts ? <AdminActs gym={gym} edit={onEdit} acts={acts} /> : <SalesActs row={row} />}
      onEdit={gym ? () => onEdit(gym.id) : undefined}
      {...walk}
    >
      <div className={styles.sections}>
        {gym?.isDisabled && (
          <Card title="Disabled">
            <Facts
              items={[
                ['Since', formatInstant(gym.disabledAt, DEFAULT_TIMEZONE)],
                ['Reason', orMissing(gym.disabledReason)],
              ]}
            />
          </Card>
        )}
        <Card title="Centre">
          <Facts items={gymFacts(row)} />
        </Card>
        <GymHours row={row} />
        <Card title="Package">
          <Facts items={packageFacts(row)} />
        </Card>
        {gym && <GymHealth row={row} gym={gym} today={today} />}
        {gym && <InUse gym={gym} today={today} />}
      </div>
    </Drawer>
  )
}

/** `187 of 200`; the number alone where the package sets no limit. */
const usedText = (used: number, limit: number | null) =>
  limit === null ? asCount(used) : `${asCount(used)} of ${asCount(limit)}`

function InUse({ gym, today }: { gym: Gym; today: CivilDate }) {
  const limits = limitsOn(gym, today)
  return (
    <>
      <Card title="In use">
        <Facts
          items={[
            ['Members', usedText(usedOf(gym, 'members'), limits.members)],
            ['Staff', usedText(usedOf(gym, 'staff'), limits.staff)],
            ['Devices', usedText(usedOf(gym, 'devices'), limits.devices)],
            ['Leads', asCount(gym.leads)],
          ]}
        />
      </Card>
      {gym.packageHistory.length > 0 && (
        <Card title="Earlier packages">
          <ul className={styles.history}>
            {gym.packageHistory.map((entry, index) => (
              <li key={`${entry.packageId} ${entry.startDate ?? index}`}>
                <span>{entry.name || MISSING}</span>
                <span className={styles.quiet}>
                  {formatCivil(entry.startDate)} to {formatCivil(entry.endDate)}
                </span>
                <span className={styles.amount}>{formatMoney(entry.price, PLATFORM_MONEY)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** The owner, by phone and in a chat of WhatsApp. */
function ContactLinks({ phone }: { phone: string }) {
  const call = callLink(phone, PLATFORM_MONEY.locale)
  const chat = whatsAppLink(phone, '', PLATFORM_MONEY.locale)
  return (
    <>
      {call !== null && (
        <ButtonLink size="s" icon="pi-phone" to={call} reloadDocument>
          Call
        </ButtonLink>
      )}
      {chat !== null && (
        <ButtonLink size="s" icon="pi-whatsapp" to={chat} target="_blank" rel="noreferrer">
          WhatsApp
        </ButtonLink>
      )}
    </>
  )
}

/** The same acts as on the row, with the same keys. */
function AdminActs({ gym, edit, acts }: { gym: Gym; edit: (id: string) => void; acts: GymActs }) {
  const actions = gymActions(gym, edit, acts)
  useKeys(
    'Centre',
    actions.flatMap(({ key, label, run }) =>
      key && key !== 'E' ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  return (
    <>
      {acts.mayOpen(gym) && (
        <Button size="s" kind="primary" icon="pi-headphones" onClick={() => acts.openSupport(gym)}>
          Open as support
        </Button>
      )}
      <ContactLinks phone={gym.phone} />
      <Menu label={`More actions for ${gym.name}`} text="More" icon="pi-ellipsis-h" items={actions} />
    </>
  )
}

function SalesActs({ row }: { row: PublicGym }) {
  return (
    <>
      <ContactLinks phone={row.phone} />
      {row.referralCode !== '' && (
        <Button size="s" icon="pi-copy" onClick={() => void copyReferralCode(row.referralCode)}>
          Copy referral code
        </Button>
      )}
    </>
  )
}

const orMissing = (text: string) => text || MISSING

/** An e-mail address and a street are not for Sales. */
const gymFacts = ({ gym, ...row }: GymRow) =>
  [
    ['Owner', orMissing(row.ownerName)],
    ['Phone', formatPhone(row.phone, PLATFORM_MONEY.locale)],
    ...(gym ? [['Email', orMissing(gym.email)] as const] : []),
    [
      gym ? 'Address' : 'City, state',
      orMissing(
        [gym?.address ?? '', row.city, row.state, gym?.pincode ?? '']
          .filter((part) => part !== '')
          .join(', '),
      ),
    ],
    ['Referral code', orMissing(row.referralCode)],
    ['Created', formatCivil(row.createdAt === null ? null : civilDateIn(row.createdAt, DEFAULT_TIMEZONE))],
  ] as const

const packageFacts = ({ gym, packageName, packageEndsOn }: GymRow) =>
  [
    ['Package', orMissing(packageName)],
    ...(gym ? [['Started on', formatCivil(gym.currentPackage?.startDate)] as const] : []),
    ['Ends on', formatCivil(packageEndsOn)],
    ...(gym?.currentPackage
      ? [['Price', formatMoney(gym.currentPackage.price, PLATFORM_MONEY)] as const]
      : []),
  ] as const
