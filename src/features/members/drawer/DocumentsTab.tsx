import { useState } from 'react'
import type { Member } from '@/domain/members/member'
import { ADULT_AGE, isMinor } from '@/domain/members/memberForm'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { IdProofs } from '@/components/files/idProof/IdProofs'
import {
  OpenDocument,
  PersonDocument,
  PersonDocumentNote,
  PersonDocuments,
} from '@/components/documents/PersonDocument'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import styles from './documents.module.css'

/** The photo, the ID proof and, for a minor, the guardian's consent. */
export function DocumentsTab({ member, onEdit }: { member: Member; onEdit: () => void }) {
  const { today } = useGym()
  const needsGuardian = isMinor(member.dob, today)
  return (
    <>
      <PersonDocuments>
        <Photo key={member.dp} path={member.dp} name={member.name} onAdd={onEdit} />
        <IdProofs
          key={member.id}
          person={{ gymId: member.gymId, of: 'member', id: member.id }}
          name={member.name}
          path={member.idProof}
          onAdd={onEdit}
        />
      </PersonDocuments>
      {(needsGuardian || member.guardian !== null) && (
        <Guardian member={member} isNeeded={needsGuardian} onEdit={onEdit} />
      )}
    </>
  )
}

function Photo({ path, name, onAdd }: { path: string; name: string; onAdd: () => void }) {
  const url = useFileUrl(path)
  const [isBroken, setBroken] = useState(false)
  return (
    <PersonDocument
      title="Photo"
      picture={
        path === '' ? (
          <PersonDocumentNote icon="pi-user">Not added yet</PersonDocumentNote>
        ) : isBroken || url === '' ? (
          <PersonDocumentNote icon="pi-image">This file can't be shown here</PersonDocumentNote>
        ) : url === undefined ? (
          <PersonDocumentNote icon="pi-image">Loading</PersonDocumentNote>
        ) : (
          <img src={url} alt={name} onError={() => setBroken(true)} />
        )
      }
    >
      {url && <OpenDocument url={url} what={`the photo of ${name}`} />}
      {path === '' && (
        <Button size="s" kind="quiet" icon="pi-plus" aria-label="Add the Photo" onClick={onAdd}>
          Add
        </Button>
      )}
    </PersonDocument>
  )
}

type GuardianProps = { member: Member; isNeeded: boolean; onEdit: () => void }

function Guardian({ member: { guardian, dob }, isNeeded, onEdit }: GuardianProps) {
  const { settings } = useGym()
  const consentOn: CivilDate | null = guardian?.consentOn ?? null
  const isMissing = isNeeded && consentOn === null
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
      {isNeeded && (
        <p className={styles.quiet}>
          Born on {formatCivil(dob)}: under {ADULT_AGE} a guardian must have agreed to the membership.
        </p>
      )}
      <Facts
        items={[
          ['Name', guardian?.name || MISSING],
          ['Phone', guardian ? formatPhone(guardian.phone, settings.locale) : MISSING],
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
