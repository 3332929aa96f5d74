import { pinOf } from '@/domain/biometric/pin'
import type { Staff } from '@/domain/staff/staff'
import { DoorButtons } from './DoorButtons'
import { DoorPanel } from './DoorPanel'
import styles from './door.module.css'
import { useDoor } from './useDoor'

/** The doors for an employee, in their drawer. */
export function StaffDoorTab({ staff }: { staff: Staff }) {
  const person = { id: staff.id, name: staff.name, pin: pinOf(staff.biometricId) }
  const door = useDoor(person)
  if (person.pin === '')
    return (
      <p className={styles.quiet}>
        {staff.name} has no number on the devices yet. Enter it by Edit (Biometric id), or link it in Site
        config, Devices.
      </p>
    )
  return (
    <div className={styles.access}>
      <DoorPanel person={person} door={door} />
      <div className={styles.acts}>
        <DoorButtons door={door} />
      </div>
    </div>
  )
}
