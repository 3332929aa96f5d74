import type { BiometricDevice, DeviceCommand } from '@/domain/biometric/device'
import type { Knock } from '@/domain/biometric/knock'
import type { Punch } from '@/domain/biometric/punch'
import type { RosterLine } from '@/domain/biometric/roster'
import type { CivilDate } from '@/domain/shared/civilDate'
import { chunksOf } from '@/domain/shared/chunksOf'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { biometricRecords, devicePath } from './biometricRecords'
import {
  alertsOfDay,
  commandsById,
  commandsOfPin,
  devicesOf,
  failedOfNobody,
  knocksOf,
  MOST_IDS,
  punchesOfDay,
  punchesOfPerson,
  rosterOf,
  waitingCommands,
} from './deviceQueries'

/** A person, or a device, has fewer commands worth looking at. */
const MOST_COMMANDS = 300
/** Of a day or a person's month; a busy centre has some 1,500 a day. */
const MOST_PUNCHES = 5000

const byName = (one: BiometricDevice, other: BiometricDevice) => one.name.localeCompare(other.name)
const newest = (one: DeviceCommand, other: DeviceCommand) => other.id - one.id
const latest = (one: Punch, other: Punch) => other.at.getTime() - one.at.getTime()
const byPin = (one: RosterLine, other: RosterLine) => Number(one.id) - Number(other.id)
const lastKnock = (one: Knock, other: Knock) =>
  (other.lastSeenAt?.getTime() ?? 0) - (one.lastSeenAt?.getTime() ?? 0)

/** What a centre's terminals are, have, wait for and have sent (DOMAIN 1.6); live, and read only: the server writes it. */
export function deviceRepository(parts: RepositoryParts) {
  const devices = typedCollection(parts, biometricRecords.devices)
  const roster = typedCollection(parts, biometricRecords.roster)
  const commands = typedCollection(parts, biometricRecords.commands)
  const punches = typedCollection(parts, biometricRecords.punches)
  const knocks = typedCollection(parts, biometricRecords.knocks)
  return {
    /** Those that are switched off too, by name. */
    list: (gymId: string): LiveQuery<PageOf<BiometricDevice>> => wholeList(devices, devicesOf(gymId), byName),
    one: (gymId: string, sn: string): LiveQuery<BiometricDevice | null> => devices.one(gymId, devicePath(sn)),
    /** Who is on the device, by pin. */
    roster: (gymId: string, sn: string): LiveQuery<PageOf<RosterLine>> =>
      wholeList(roster, rosterOf(gymId, sn), byPin),
    /** What waits for the device, the newest first. */
    waiting: (gymId: string, sn: string): LiveQuery<PageOf<DeviceCommand>> =>
      wholeList(commands, waitingCommands(gymId, sn), newest, MOST_COMMANDS),
    /** What it has not taken: the last command of each person, by what the device itself knows of them, and what is about nobody. */
    failed({ gymId, id, failed }: BiometricDevice): LiveQuery<readonly DeviceCommand[]> {
      const ids = Object.values(failed).sort((one, other) => other - one)
      const named = chunksOf(ids.slice(0, MOST_COMMANDS), MOST_IDS).map((some) =>
        commands.page(pageOf(commandsById(gymId, id, some), { pageSize: MOST_IDS })),
      )
      const ofNobody = wholeList(commands, failedOfNobody(gymId, id), newest, MOST_COMMANDS)
      return combined(`failed ${gymId} ${id} ${ids.join(' ')}`, [ofNobody, ...named], (pages) =>
        pages.flatMap(({ rows }) => rows),
      )
    },
    /** What was ever queued on the device for one person, the newest first. */
    commandsOf: (gymId: string, sn: string, pin: string): LiveQuery<PageOf<DeviceCommand>> =>
      wholeList(commands, commandsOfPin(gymId, sn, pin), newest, MOST_COMMANDS),
    /** Every punch of a day, those that count for nobody too, the latest first. */
    punches: (gymId: string, date: CivilDate): LiveQuery<PageOf<Punch>> =>
      wholeList(punches, punchesOfDay(gymId, date), latest, MOST_PUNCHES),
    /** Punches of people whom the device should have stopped, the latest first. */
    alerts: (gymId: string, date: CivilDate): LiveQuery<PageOf<Punch>> =>
      wholeList(punches, alertsOfDay(gymId, date), latest, MOST_PUNCHES),
    /** A person's punches of a month (`2026-11`), the latest first. */
    punchesOf: (gymId: string, personId: string, month: string): LiveQuery<PageOf<Punch>> =>
      wholeList(punches, punchesOfPerson(gymId, personId, month), latest, MOST_PUNCHES),
    /** Devices at the centre that called and were not let in, the last first. */
    knocks: (gymId: string): LiveQuery<PageOf<Knock>> => wholeList(knocks, knocksOf(gymId), lastKnock),
  }
}
