import { useState } from 'react'
import type { Member } from '@/domain/members/member'
import { ADULT_AGE } from '@/domain/members/memberForm'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
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
      <div className={styles.papers}>
        <Paper key={`photo ${member.dp}`} title="Photo" path={member.dp} onAdd={onEdit} />
        <Paper key={`proof ${member.idProof}`} title="ID proof" path={member.idProof} onAdd={onEdit} />
      </div>
      {(isMinor || member.guardian !== null) && (
        <Guardian member={member} isMinor={isMinor} onEdit={onEdit} />
      )}
    </>
  )
}

const isPdf = (path: string) => /\.pdf(\?|$)/i.test(path)

function Paper({ title, path, onAdd }: { title: string; path: string; onAdd: () => void }) {
  const url = useFileUrl(path)
  return (
    <figure className={styles.paper}>
      <div className={styles.picture}>
        <Picture title={title} path={path} url={url} />
      </div>
      <figcaption className={styles.caption}>
        {title}
        {url ? (
          <a className={styles.open} href={url} target="_blank" rel="noopener noreferrer">
            <i className="pi pi-external-link" aria-hidden="true" />
            Open<span className="visually-hidden"> the {title}</span>
          </a>
        ) : (
          path === '' && (
            <Button size="s" kind="quiet" icon="pi-plus" aria-label={`Add the ${title}`} onClick={onAdd}>
              Add
            </Button>
          )
        )}
      </figcaption>
    </figure>
  )
}

function Picture({ title, path, url }: { title: string; path: string; url: string | undefined }) {
  const [isBroken, setBroken] = useState(false)
  if (path === '')
    return (
      <span className={styles.none}>
        <i className={title === 'Photo' ? 'pi pi-user' : 'pi pi-id-card'} aria-hidden="true" />
        Not added yet
      </span>
    )
  if (isBroken || url === '')
    return (
      <span className={styles.none}>
        <i className="pi pi-image" aria-hidden="true" />
        This file can't be shown here
      </span>
    )
  if (isPdf(path))
    return (
      <span className={styles.none}>
        <i className="pi pi-file-pdf" aria-hidden="true" />
        PDF document
      </span>
    )
  if (url === undefined) return <span className={styles.none}>Loading</span>
  return <img src={url} alt={title} onError={() => setBroken(true)} />
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
