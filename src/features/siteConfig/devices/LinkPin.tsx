import { useState } from 'react'
import type { PersonType } from '@/domain/attendance/attendance'
import { nameOnDevice, sameNamed, type PinOwner, type PinRow } from '@/domain/biometric/pinMap'
import type { DirectoryHit } from '@/domain/members/directory'
import { MemberPicker } from '@/components/members/MemberPicker'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { Select } from '@/ui/form/Select'
import { LooseField } from '@/ui/form/LooseField'
import { Tabs } from '@/ui/Tabs'
import styles from './devices.module.css'
import { useLinkPin } from './useLinkPin'

type Props = { row: PinRow; owners: readonly PinOwner[]; onClose: () => void }
type Chosen = Pick<PinOwner, 'personType' | 'personId' | 'name'>

/** Says whose a number of a device is: at a press for somebody of that name, else for whom is chosen. */
export function LinkPin({ row, owners, onClose }: Props) {
  const linkPin = useLinkPin()
  const onDevice = nameOnDevice(row)
  const alike = sameNamed(owners, onDevice)
  const [kind, setKind] = useState<PersonType>(alike?.personType ?? 'member')
  const [member, setMember] = useState<DirectoryHit | null>(null)
  const [staffId, setStaffId] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const staff = owners.filter(({ personType, pin }) => personType === 'employee' && pin === '')
  const chosen = chosenOf(
    kind,
    member,
    owners.find(({ personId }) => personId === (kind === 'member' ? member?.id : staffId)),
  )

  async function link(who: Chosen) {
    setBusy(true)
    setProblem('')
    try {
      await linkPin(row.pin, who)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It was not linked. Try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={`Link number ${row.pin}`}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            icon="pi-link"
            isBusy={isBusy}
            disabled={chosen === null}
            onClick={() => chosen && void link(chosen)}
          >
            {chosen === null ? 'Link' : `Link to ${chosen.name}`}
          </Button>
        </>
      }
    >
      <div className={styles.link}>
        {problem !== '' && <ErrorLine error={{ message: problem }} />}
        {onDevice !== '' && <Note>On the device it is called “{onDevice}”.</Note>}
        {alike && (
          <p className={styles.alike}>
            <span>
              {alike.name} {alike.code !== '' && `(${alike.code})`} has the same name and no number yet.
            </span>
            <Button size="s" icon="pi-link" isBusy={isBusy} onClick={() => void link(alike)}>
              Link to {alike.name}
            </Button>
          </p>
        )}
        <Tabs<PersonType>
          label="Whose number"
          items={[
            { id: 'member', label: 'Member' },
            { id: 'employee', label: 'Staff' },
          ]}
          current={kind}
          onChange={setKind}
        />
        {kind === 'member' ? (
          <MemberPicker chosen={member} onChoose={setMember} isFirst />
        ) : (
          <LooseField label="Employee">
            <Select
              label="Employee"
              options={staff.map(({ personId, name, code }) => ({
                value: personId,
                label: code === '' ? name : `${name} (${code})`,
              }))}
              placeholder={staff.length === 0 ? 'Everybody has a number' : 'Choose'}
              value={staffId}
              onChange={setStaffId}
            />
          </LooseField>
        )}
      </div>
    </Dialog>
  )
}

function chosenOf(kind: PersonType, member: DirectoryHit | null, known: PinOwner | undefined): Chosen | null {
  if (kind === 'employee' || member === null) return known ?? null
  return { personType: 'member', personId: member.id, name: member.entry.n }
}
