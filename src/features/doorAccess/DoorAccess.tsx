import { pinOf } from '@/domain/biometric/pin'
import type { ListedMember } from '@/domain/members/listedMember'
import { Dialog } from '@/ui/Dialog'
import { DoorButtons } from './DoorButtons'
import { DoorPanel } from './DoorPanel'
import { useDoor } from './useDoor'

/** Lets a member in at the door's devices or stops them there; the devices follow when they call (DOMAIN 1.6). */
export function DoorAccess({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const person = { id: member.id, name: member.name, pin: pinOf(member.biometricUserId) }
  const door = useDoor(person)
  return (
    <Dialog
      title={`Door access of ${member.name}`}
      width={520}
      onClose={onClose}
      footer={<DoorButtons door={door} />}
    >
      <DoorPanel person={person} door={door} />
    </Dialog>
  )
}
