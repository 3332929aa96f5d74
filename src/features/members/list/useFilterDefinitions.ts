import { useCallback, useMemo, useState } from 'react'
import { genders } from '@/domain/members/member'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import type { ListedMember } from '@/domain/members/listedMember'
import {
  ageBands,
  NO_TRAINER,
  type AgeBand,
  type BirthdaySpan,
  type DeviceLink,
  type MissingPart,
} from '@/domain/members/memberFilter'
import { pincodeLabel } from '@/domain/shared/contact'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { FilterChoice, FilterDefinition } from '@/lists/filter'
import { ageValue, type MemberFilterId } from './memberFilterOf'

const same = (text: string) => ({ value: text, label: text })

const bandText = ({ from, to }: AgeBand): string =>
  from === 0 ? `Under ${to + 1}` : to === 150 ? `${from} and over` : `${from} to ${to}`

const missing: Record<MissingPart, string> = {
  photo: 'Photo',
  idProof: 'ID proof',
  consent: 'Guardian’s consent',
}

const birthday: Record<BirthdaySpan, string> = { today: 'Today', week: 'In the next 7 days' }

const device: Record<DeviceLink, string> = { linked: 'Linked', notLinked: 'Not linked' }

const choicesOf = (labels: Record<string, string>): FilterChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What members hold, by name: there at once, and offline. */
function heldPackages(members: readonly ListedMember[]): FilterChoice[] {
  const names = new Map(members.map(({ lookup, packageName }) => [lookup.packageId, packageName]))
  return [...names]
    .filter(([id]) => id !== '')
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))
}

/** Who trains somebody, by the names that their members know: there for those who may not see the staff, too. */
function trainersOf(members: readonly ListedMember[]): FilterChoice[] {
  // The record of whoever was erased knows no name of a trainer.
  const known = members.filter(({ isErased }) => !isErased)
  const names = new Map(known.map(({ trainerId, trainerName }) => [trainerId, trainerName]))
  names.delete('')
  const trainers = [...names].map(([value, label]) => ({ value, label }))
  trainers.sort((one, other) => (one.label < other.label ? -1 : 1))
  return [...trainers, { value: NO_TRAINER, label: 'Nobody' }]
}

type Filters = { definitions: FilterDefinition<MemberFilterId>[]; open: () => void }

/**
 * The conditions of screens 4 and 5. The packages are the centre's own, archived ones too, as long as members hold them; they
 * are asked for when the filters are opened, because most who open the list never filter by one.
 */
export function useFilterDefinitions(
  endsLabel: string,
  members: readonly ListedMember[],
  isByPackage: boolean,
): Filters {
  const { gymId, settings } = useGym()
  const memberPackages = useRepository(memberPackageRepository)
  const [isOpened, setOpened] = useState(false)
  const isAsked = isOpened || isByPackage
  const templates = useLive(
    useMemo(() => (isAsked ? memberPackages.list(gymId) : null), [memberPackages, gymId, isAsked]),
  )
  const packages = templates.status === 'ready' ? templates.value.rows : null
  const { sources, locale } = settings
  const trainers = useMemo(() => trainersOf(members), [members])
  const open = useCallback(() => setOpened(true), [])
  const definitions = useMemo(
    (): FilterDefinition<MemberFilterId>[] => [
      {
        id: 'packageId',
        label: 'Package',
        kind: 'choice',
        options:
          packages?.map(({ id, name, isActive, deleted }) => ({
            value: id,
            label: isActive && !deleted ? name : `${name} (archived)`,
          })) ?? (isAsked ? heldPackages(members) : []),
      },
      { id: 'gender', label: 'Gender', kind: 'choice', options: genders.map(same) },
      {
        id: 'age',
        label: 'Age',
        kind: 'choice',
        options: ageBands.map((band) => ({ value: ageValue(band), label: bandText(band) })),
      },
      { id: 'source', label: 'Source', kind: 'choice', options: sources.map(same) },
      { id: 'pincode', label: `${pincodeLabel(locale)} begins with`, kind: 'text' },
      { id: 'ends', label: endsLabel, kind: 'dates' },
      { id: 'visit', label: 'Last visit', kind: 'dates' },
      { id: 'joined', label: 'Joined', kind: 'dates' },
      { id: 'due', label: 'Due over', kind: 'amount' },
      { id: 'missing', label: 'Missing', kind: 'choice', options: choicesOf(missing) },
      { id: 'device', label: 'Biometric id', kind: 'choice', options: choicesOf(device) },
      { id: 'trainer', label: 'Trainer', kind: 'choice', options: trainers },
      { id: 'birthday', label: 'Birthday', kind: 'choice', options: choicesOf(birthday) },
      { id: 'running', label: 'Package runs today', kind: 'flag' },
    ],
    [packages, isAsked, members, sources, locale, trainers, endsLabel],
  )
  return { definitions, open }
}
