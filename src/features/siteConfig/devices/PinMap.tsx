import { useMemo, useState } from 'react'
import type { BiometricDevice } from '@/domain/biometric/device'
import { pinOf } from '@/domain/biometric/pin'
import { freePins, nextPin, pinMapOf, type PinOwner, type PinRow } from '@/domain/biometric/pinMap'
import type { RosterLine } from '@/domain/biometric/roster'
import { combined } from '@/data/store/liveQueries'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { useListedMembers } from '@/components/members/useListedMembers'
import { PersonCell } from '@/components/people/PersonCell'
import { deviceName } from '@/components/devices/deviceWords'
import { useEmployees } from '@/components/staff/useEmployees'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import { Tabs } from '@/ui/Tabs'
import { InfoTable } from '@/ui/InfoTable'
import section from '../siteConfig.module.css'
import statements from '../statements.module.css'
import { LinkPin } from './LinkPin'
import styles from './devices.module.css'

const SHOWN = 30

type View = 'unknown' | 'missing' | 'linked' | 'free'
type Devices = readonly BiometricDevice[]
type Roster = { sn: string; lines: readonly RosterLine[] }

/** What each device told of who is on it, live. */
function useRosters(devices: Devices): Live<Roster[]> {
  const { gymId } = useGym()
  const repository = useRepository(deviceRepository)
  const serials = devices.map(({ id }) => id).join(' ')
  return useLive(
    useMemo(() => {
      const asked = serials.split(' ')
      return combined(
        `rosters ${gymId} ${serials}`,
        asked.map((sn) => repository.roster(gymId, sn)),
        (pages) => pages.map(({ rows }, at) => ({ sn: asked[at] ?? '', lines: rows })),
      )
    }, [repository, gymId, serials]),
  )
}

/** Everybody of the centre who may have a number: members who are not deleted, and whoever works here. */
function useOwners(): Live<PinOwner[]> {
  const members = useListedMembers()
  const staff = useEmployees()
  return useMemo((): Live<PinOwner[]> => {
    if (members.status !== 'ready') return members
    if (staff.status !== 'ready') return staff
    const ofMembers = members.value
      .filter(({ deleted }) => !deleted)
      .map(({ id, name, memberCode, dp, biometricUserId }): PinOwner => ({
        ...{ personType: 'member', personId: id, name, code: memberCode, dp },
        pin: pinOf(biometricUserId),
      }))
    const ofStaff = staff.value.map(({ id, name, empId, dp, biometricId }): PinOwner => ({
      ...{ personType: 'employee', personId: id, name, code: empId, dp },
      pin: pinOf(biometricId),
    }))
    return { ...members, value: [...ofMembers, ...ofStaff] }
  }, [members, staff])
}

const isOf: Record<Exclude<View, 'free'>, (row: PinRow) => boolean> = {
  unknown: ({ state }) => state === 'unknown' || state === 'shared',
  missing: ({ state }) => state === 'missing',
  linked: ({ state }) => state === 'linked',
}

const nothing: Record<Exclude<View, 'free'>, string> = {
  unknown: 'Every number on the devices is somebody’s here.',
  missing: 'Everybody with a number is on a device.',
  linked: 'Nobody is linked yet. Link a number from the tab On a device, unknown here.',
}

/** The numbers of people on the devices (PRODUCT 4, issue 15): whose each is, which are free, and which nobody here knows. */
export function PinMap({ devices }: { devices: Devices }) {
  const rosters = useRosters(devices)
  const owners = useOwners()
  const failed = [rosters, owners].find((live) => live.status === 'failed')
  return (
    <Card title="Numbers on the devices">
      <p className={section.hint}>
        On a device a person is a number. Members and staff share one row of numbers, the same on every device
        of the centre.
      </p>
      {failed?.status === 'failed' && <ErrorState error={failed.error} retry={() => failed.retry()} />}
      {(rosters.status === 'loading' || owners.status === 'loading') && <FormSkeleton />}
      {rosters.status === 'ready' && owners.status === 'ready' && (
        <Numbers devices={devices} rosters={rosters.value} owners={owners.value} />
      )}
    </Card>
  )
}

type NumbersProps = { devices: Devices; rosters: readonly Roster[]; owners: readonly PinOwner[] }

function Numbers({ devices, rosters, owners }: NumbersProps) {
  const rows = useMemo(() => pinMapOf(owners, rosters), [owners, rosters])
  const counts = {
    unknown: rows.filter(isOf.unknown).length,
    missing: rows.filter(isOf.missing).length,
    linked: rows.filter(isOf.linked).length,
  }
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? (counts.unknown > 0 ? 'unknown' : 'linked')
  const [isWhole, setWhole] = useState(false)
  const [linking, setLinking] = useState<PinRow | null>(null)
  const shown = view === 'free' ? [] : rows.filter(isOf[view])
  return (
    <>
      <Tabs<View>
        label="Numbers by state"
        items={[
          { id: 'unknown', label: 'On a device, unknown here', count: counts.unknown },
          { id: 'missing', label: 'Not on a device yet', count: counts.missing },
          { id: 'linked', label: 'Linked', count: counts.linked },
          { id: 'free', label: 'Free' },
        ]}
        current={view}
        onChange={(next) => {
          setChosen(next)
          setWhole(false)
        }}
        panelId="pin-map"
      />
      <div id="pin-map" role="tabpanel" aria-label="Numbers" className={styles.numbers}>
        {view === 'free' && <Free rows={rows} />}
        {view !== 'free' && shown.length === 0 && <p className={section.hint}>{nothing[view]}</p>}
        {shown.length > 0 && (
          <InfoTable
            label="Numbers"
            headers={['Number', 'Person', 'On', '']}
            rows={(isWhole ? shown : shown.slice(0, SHOWN)).map((row) => ({
              id: row.pin,
              cells: [
                row.pin,
                <Owner key="owner" row={row} />,
                namesOf(row, devices),
                row.owners.length === 0 ? (
                  <Button
                    key="act"
                    size="s"
                    icon="pi-link"
                    aria-label={`Link ${row.pin}`}
                    onClick={() => setLinking(row)}
                  >
                    Link
                  </Button>
                ) : null,
              ],
            }))}
          />
        )}
        {shown.length > SHOWN && (
          <Button size="s" kind="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${String(shown.length)}`}
          </Button>
        )}
      </div>
      {linking && <LinkPin row={linking} owners={owners} onClose={() => setLinking(null)} />}
    </>
  )
}

const namesOf = ({ devices: on }: PinRow, devices: Devices) =>
  devices
    .filter(({ id }) => on.some(({ sn }) => sn === id))
    .map(deviceName)
    .join(', ') || 'No device yet'

function Owner({ row }: { row: PinRow }) {
  if (row.owners.length === 0) {
    const name = row.devices.find((each) => each.name !== '')?.name ?? ''
    return <span>{name === '' ? 'No name on the device' : `“${name}” on the device`}</span>
  }
  return (
    <span className={styles.owners}>
      {row.owners.map(({ personId, personType, name, code, dp }) => (
        <PersonCell
          key={personId}
          name={name}
          code={personType === 'employee' ? `Staff ${code}`.trim() : code}
          photo={dp}
        />
      ))}
      {row.owners.length > 1 && (
        <span className={styles.finding}>
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> More than one person has this number.
          Give each their own.
        </span>
      )}
    </span>
  )
}

const rangeText = ([from, to]: readonly [number, number]) =>
  from === to ? String(from) : `${String(from)} to ${String(to)}`
const MOST_GAPS = 12

function Free({ rows }: { rows: readonly PinRow[] }) {
  const gaps = freePins(rows)
  return (
    <p className={statements.fact}>
      Next free number: <strong>{nextPin(rows)}</strong>, and all after it.
      {gaps.length > 0 &&
        ` Free in between: ${gaps.slice(0, MOST_GAPS).map(rangeText).join(', ')}${gaps.length > MOST_GAPS ? ' and more' : ''}.`}
    </p>
  )
}
