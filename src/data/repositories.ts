import { attendanceRepository, type AttendanceRepository } from './attendance/attendanceRepository'
import type { MarkOutbox } from './attendance/markOutbox'
import { gymRepository, type GymRepository } from './gyms/gymRepository'
import { publicGymRepository, type PublicGymRepository } from './gyms/publicGymRepository'
import {
  memberPackageRepository,
  type MemberPackageRepository,
} from './memberPackages/memberPackageRepository'
import { memberRepository, type MemberRepository } from './members/memberRepository'
import { leaveRepository, type LeaveRepository } from './staff/leaveRepository'
import { staffRepository, type StaffRepository } from './staff/staffRepository'
import type { Clock } from './store/clock'
import type { DocumentStore } from './store/documentStore'
import { consoleLog, type Log } from './store/log'
import { createRepairs, type Repairs } from './store/repairs'

export type Repositories = {
  members: MemberRepository
  memberPackages: MemberPackageRepository
  attendance: AttendanceRepository
  gyms: GymRepository
  gymsPublic: PublicGymRepository
  staff: StaffRepository
  staffLeave: LeaveRepository
  /** Told by the session who reads, so that nobody tries to write back what the role may not write. */
  repairs: Repairs
}

/**
 * All repositories over one store: the web SDK's in the page, the Admin SDK's in functions and scripts. `outbox`: of a
 * front desk's page, for the marks that wait there.
 */
export function repositoriesOver(
  store: DocumentStore,
  clock: Clock,
  log: Log = consoleLog,
  outbox: MarkOutbox | null = null,
): Repositories {
  const repairs = createRepairs(log)
  const parts = { store, clock, repairs, log }
  return {
    members: memberRepository(parts),
    memberPackages: memberPackageRepository(parts),
    attendance: attendanceRepository(parts, outbox),
    gyms: gymRepository(parts),
    gymsPublic: publicGymRepository(parts),
    staff: staffRepository(parts),
    staffLeave: leaveRepository(parts),
    repairs,
  }
}
