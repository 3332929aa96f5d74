import { useState } from 'react'
import type { Member } from '@/domain/members/member'
import { ADULT_AGE } from '@/domain/members/memberForm'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { IdProofs } from '@/parts/idProof/IdProofs'
import { OpenPaper, Paper, PaperNote, Papers } from '@/parts/Paper'
import { useFileUrl } from '@/parts/useFileUrl'
import { useCentre } from '@/session/useCentre'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import styles from './documents.module.css'

/** The photo, the ID proof and, for a minor, the guardian's consent. */
export function DocumentsTab({ member, onEdit }: { member: Member; onEdit: () => void }) {
  const { today } = useCentre()
  const isMinor = member.dob !== null && ageOn(member.dob, today) < ADULT_AGE
  return (
    <>
      <Papers>
        <Photo key={member.dp} path={member.dp} name={member.name} onAdd={onEdit} />
        <IdProofs
          key={member.id}
          person={{ gymId: member.gymId, of: 'member', id: member.id }}
          name={member.name}
          path={member.idProof}
          onAdd={onEdit}
        />
      </Papers>
      {(isMinor || member.guardian !== null) && (
        <Guardian member={member} isMinor={isMinor} onEdit={onEdit} />
      )}
    </>
  )
}

function Photo({ path, name, onAdd }: { path: string; name: string; onAdd: () => void }) {
  const url = useFileUrl(path)
  const [isBroken, setBroken] = useState(false)
  return (
    <Paper
      title="Photo"
      picture={
        path === '' ? (
          <PaperNote icon="pi-user">Not added yet</PaperNote>
        ) : isBroken || url === '' ? (
          <PaperNote icon="pi-image">This file can't be shown here</PaperNote>
        ) : url === undefined ? (
          <PaperNote icon="pi-image">Loading</PaperNote>
        ) : (
          <img src={url} alt={name} onError={() => setBroken(true)} />
        )
      }
    >
      {url && <OpenPaper url={url} what={`the photo of ${name}`} />}
      {path === '' && (
        <Button size="s" kind="quiet" icon="pi-plus" aria-label="Add the Photo" onClick={onAdd}>
          Add
        </Button>
      )}
    </Paper>
  )
}

type GuardianProps = { member: Member; isMinor: boolean; onEdit: () => void }

function Guardian({ member: { guardian, dob }, isMinor, onEdit }: GuardianProps) {
  const consentOn: CivilDate | null = guardian?.consentOn ?? null
  const isMissing = isMinor && consentOn === null
  return (
    <>
      <h3 className={styles.heading}>
        Guardian
        {isMissing && (
          <StateChip tone="red" icon>
            Consent is missing
          </StateChip>
        )}
      </h3>
      {isMinor && (
        <p className={styles.quiet}>
          Born on {formatCivil(dob)}: under {ADULT_AGE} a guardian must have agreed to the membership.
        </p>
      )}
      <Facts
        items={[
          ['Name', guardian?.name || MISSING],
          ['Phone', guardian ? formatPhone(guardian.phone) : MISSING],
          ['Relation', guardian?.relation || MISSING],
          ['Consent given on', formatCivil(consentOn)],
        ]}
      />
      {isMissing && (
        <Button size="s" icon="pi-pencil" onClick={onEdit}>
          Add the guardian's consent
        </Button>
      )}
    </>
  )
}
