import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import type { Lead, Outcome } from '@/domain/leads/lead'
import { ageOfLead } from '@/domain/leads/leadQueue'
import { labelsText } from '@/domain/leads/labels'
import { isMergedAway } from '@/domain/leads/refuseGone'
import { MISSING } from '@/domain/shared/constants'
import { pincodeLabel } from '@/domain/shared/contact'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { Money } from '@/components/money/Money'
import { usePeople } from '@/components/people/usePeople'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import type { RowAction } from '@/lists/EntityTable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import { Marked } from '@/ui/Marked'
import { Menu } from '@/ui/Menu'
import { StateChip, type Tone } from '@/ui/StateChip'
import { Duplicates } from './Duplicates'
import { GoneLead } from './GoneLead'
import { LeadContacts } from './LeadContacts'
import { LeadLabels } from './LeadLabels'
import { LogStrip } from './LogStrip'
import { NextCell, temperatureMarks } from './leadColumns'
import { UnloggedNote } from './UnloggedNote'
import { WantedPackage } from './WantedPackage'
import styles from './LeadDrawer.module.css'
import shared from './leads.module.css'
import { walkOf, type EditedWalk } from '@/lists/walk'

type Props = {
  id: string
  list: EditedWalk & { open: (id: string) => void }
  /** What the strip opens with. */
  outcome?: Outcome | undefined
  /** Who sees members sells to them and merges; a centre's own Sales does not. */
  seesMembers: boolean
  actionsOf: (lead: Lead) => RowAction[]
}

const tones: Partial<Record<Lead['status'], Tone>> = {
  Converted: 'green',
  Lost: 'grey',
  'Trial Booked': 'blue',
}

/** Where the lead stands; one that was put away stands nowhere any more. */
function LeadChip({ lead }: { lead: Lead }) {
  if (lead.deleted) return <StateChip tone="grey">{isMergedAway(lead) ? 'Merged' : 'Deleted'}</StateChip>
  return <StateChip tone={tones[lead.status] ?? 'amber'}>{lead.status}</StateChip>
}

/** One lead over the list: the strip first, because logging is what it is opened for. */
export function LeadDrawer({ id, list, outcome, seesMembers, actionsOf }: Props) {
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const found = useLive(useMemo(() => leads.one(gymId, id), [leads, gymId, id]))
  const [merges, setMerges] = useState(0)
  const walk = walkOf(list)
  const lead = found.status === 'ready' ? found.value : null
  if (lead === null)
    return (
      <Drawer title="Lead" isLoading={found.status === 'loading'} {...walk}>
        {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
        {found.status === 'ready' && (
          <>
            <ErrorState
              error={{ message: 'This lead is not there any more, or belongs to another centre.' }}
            />
            <UnloggedNote key={`note of ${id}`} leadId={id} />
          </>
        )}
      </Drawer>
    )
  return (
    <Drawer
      title={lead.name}
      subtitle={formatPhone(lead.phone, settings.locale)}
      chips={<LeadChip lead={lead} />}
      actions={!lead.deleted && <Acts name={lead.name} actions={actionsOf(lead)} />}
      onEdit={lead.deleted ? undefined : () => list.edit(lead.id)}
      {...walk}
    >
      <div className={shared.sections}>
        {lead.deleted ? (
          <GoneLead lead={lead} onOpen={list.open} />
        ) : (
          <Duplicates
            key={lead.id}
            lead={lead}
            mayMerge={seesMembers}
            onOpen={list.open}
            onMerged={() => setMerges((count) => count + 1)}
          />
        )}
        {lead.deleted || lead.status === 'Converted' ? (
          <UnloggedNote key={`note of ${lead.id}`} leadId={lead.id} />
        ) : (
          <Card title="Log a contact">
            <ComesBack lead={lead} />
            <LogStrip key={`${lead.id} ${outcome ?? ''} ${String(merges)}`} lead={lead} first={outcome} />
          </Card>
        )}
        {!lead.deleted && <LeadLabels key={`labels of ${lead.id}`} lead={lead} />}
        <LeadFacts lead={lead} seesMembers={seesMembers} />
        <LeadContacts lead={lead} />
        {lead.notes !== '' && (
          <Card title="Notes">
            <p className={styles.noteText}>{lead.notes}</p>
          </Card>
        )}
      </div>
    </Drawer>
  )
}

const SHOWN = 3

/** The same acts as on the row, with the same keys; the strip below is the first of them. */
function Acts({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const others = actions.filter(({ key }) => key !== 'L')
  useKeys(
    'Lead',
    others.flatMap(({ key, label, run, isDisabled }) =>
      key && key !== 'E' && !isDisabled ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  return (
    <>
      {others.slice(0, SHOWN).map(({ label, icon, run, isDisabled, why }, at) => (
        <Button
          key={label}
          size="s"
          kind={at === 0 ? 'primary' : 'secondary'}
          icon={icon}
          disabled={isDisabled}
          title={why}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <Menu label={`More actions for ${name}`} text="More" icon="pi-ellipsis-h" items={others.slice(SHOWN)} />
    </>
  )
}

function LeadFacts({ lead, seesMembers }: { lead: Lead; seesMembers: boolean }) {
  const { today, settings } = useGym()
  const nameOf = usePeople([lead.ownerId])
  return (
    <Card title="Lead">
      <Facts
        items={[
          ...(lead.deleted
            ? []
            : [['Next follow-up', <NextCell key="next" lead={lead} today={today} />] as const]),
          ['Assigned to', nameOf(lead.ownerId)],
          [
            'Temperature',
            <Marked key="temperature" colour={temperatureMarks[lead.temperature]}>
              {lead.temperature}
            </Marked>,
          ],
          ...(seesMembers && lead.packageId !== ''
            ? [['Interested in', <WantedPackage key="package" id={lead.packageId} />] as const]
            : []),
          ['Interest', lead.interest || MISSING],
          ['Budget', <Money key="budget" rupees={lead.budget || null} />],
          ...(lead.promisedDiscount > 0
            ? [['Promised discount', <Money key="promised" rupees={lead.promisedDiscount} />] as const]
            : []),
          ['Source', lead.source || MISSING],
          ...(lead.deleted && lead.labels.length > 0 ? [['Labels', labelsText(lead.labels)] as const] : []),
          ...(lead.consent ? [['Agreed to contact on', formatCivil(lead.consent.on)] as const] : []),
          ...(lead.noMessages ? [['Messages', 'None: they asked for no messages'] as const] : []),
          ['Trial on', formatCivil(lead.trialOn)],
          ['Age', `${ageOfLead(lead, today, settings.timezone)} days`],
          ['E-mail', lead.email || MISSING],
          [pincodeLabel(settings.locale), lead.pincode || MISSING],
          ...(lead.status === 'Lost' ? [['Lost because of', lead.lostReason || MISSING] as const] : []),
          ...(lead.status === 'Converted' ? [['Converted on', formatCivil(lead.convertedOn)] as const] : []),
          ...(seesMembers && lead.memberId !== ''
            ? [['Member', <MemberLink key="member" id={lead.memberId} />] as const]
            : []),
        ]}
      />
    </Card>
  )
}

/** Says whose a lead that was given up becomes. The server gives it to whoever brings it back if its own person has left. */
function ComesBack({ lead: { status, ownerId } }: { lead: Lead }) {
  const { uid } = useSignedIn().account
  if (status !== 'Lost' || ownerId === '' || ownerId === uid) return null
  return (
    <p className={styles.comesBack}>
      Talking to them brings this lead back. It becomes yours if whoever it is assigned to has left.
    </p>
  )
}

/** Leads to the member that the sale made of the lead, who may have another name. */
function MemberLink({ id }: { id: string }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const found = useLive(useMemo(() => members.one(gymId, id), [members, gymId, id]))
  const member = found.status === 'ready' ? found.value : null
  return (
    <Link to={`${screens.members.path}?id=${encodeURIComponent(id)}`}>{member?.name ?? 'Open member'}</Link>
  )
}
