import { useCallback, useMemo, useState } from 'react'
import { limitProblem } from '@/domain/gyms/gymLimits'
import type { ImportFile } from '@/domain/imports/fileRows'
import { datesIn, importFields, memberColumns } from '@/domain/memberImport/importFields'
import type { ImportRow } from '@/domain/memberImport/importRow'
import { planImport, type PlannedRow, type Twin } from '@/domain/memberImport/planImport'
import { membersByPhone } from '@/domain/members/samePhone'
import { lowerName } from '@/domain/shared/text'
import { formatCivil } from '@/domain/shared/formatDate'
import { gymRepository } from '@/data/gyms/gymRepository'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { ColumnsStep } from '@/components/imports/ColumnsStep'
import { ImportStart } from '@/components/imports/ImportStart'
import { ImportSteps } from '@/components/imports/ImportSteps'
import type { SampleLine } from '@/components/imports/saveSample'
import { useFileColumns } from '@/components/imports/useFileColumns'
import { useRecords } from '@/components/records/useRecords'
import { faultsText } from '@/components/imports/importWords'
import type { PlannedPerson } from '@/components/imports/planned'
import styles from '@/components/imports/imports.module.css'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { PackagesInFile } from './PackagesInFile'

const sampleMember: SampleLine = [
  { label: importFields.name.label, cell: 'Asha Rao' },
  { label: importFields.phone.label, cell: '98765 43210' },
  { label: importFields.email.label, cell: 'asha@example.com' },
  { label: importFields.gender.label, cell: 'Female' },
  { label: importFields.dob.label, cell: '31/01/1995' },
  { label: importFields.joinedOn.label, cell: '01/04/2025' },
  { label: importFields.packageName.label, cell: 'Monthly' },
  { label: importFields.packageStart.label, cell: '01/11/2026' },
  { label: importFields.packageEnd.label, cell: '30/11/2026' },
]

/** PRODUCT 4, screen 4 "Import": choose a file, say what its columns are, see what each row becomes, then add them. */
export const MemberImport = ({ onClose }: { onClose: () => void }) => (
  <ImportStart
    of="members"
    onClose={onClose}
    hint="A CSV file with a line for each member: name and phone are enough. You see what each row becomes before anything is saved. No invoice is made, and nobody is messaged."
    sample={sampleMember}
    chosen={(file, onBack) => <ChosenFile key={file.name} file={file} onClose={onClose} onBack={onBack} />}
  />
)

/** What is read once a file is there: who has which phone, what the centre sells, and how many members its package allows. */
function useKnown() {
  const { gymId, settings } = useGym()
  const { locale } = settings
  const members = useRepository(memberRepository)
  const gyms = useRepository(gymRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const { records } = useRecords(memberPackageRepository)
  const entries = directory.status === 'ready' ? directory.value : null
  const known = useMemo(() => entries && membersByPhone(entries, locale), [entries, locale])
  const templates = useMemo(() => records.filter(({ deleted }) => !deleted), [records])
  const room = gym.status === 'ready' ? gym.value : null
  return { directory, known, templates, room }
}

/** Who has the phone of a row already. */
function twinText(twin: Twin): string {
  if ('line' in twin) return `Same phone as ${twin.name} in row ${twin.line}`
  return `Same phone as ${twin.name}, ${twin.hasLeft ? 'who has left' : 'a member'}`
}

/** A row as the check shows it. */
function plannedMember(
  planned: PlannedRow,
  packageName: (templateId: string) => string,
): PlannedPerson<ImportRow> {
  const { line, cells, row } = planned
  const shown = { line, cells, name: row.name, phone: row.phone }
  if (planned.kind === 'faulty')
    return { ...shown, kind: 'faulty', text: faultsText(planned.problems, importFields) }
  if (planned.kind === 'duplicate')
    return { ...shown, kind: 'duplicate', text: `${twinText(planned.twin)}. Not added` }
  const { held } = row
  const text = held ? `${packageName(held.templateId)} until ${formatCivil(held.endDate)}` : 'No package'
  return { ...shown, kind: 'new', row, text }
}

type FamilyProps = {
  planned: readonly PlannedRow[]
  addsFamilies: boolean
  onFamilies: (adds: boolean) => void
}

/** Families share a phone: whoever has another name than the one with it may be added all the same. */
function SharedPhones({ planned, addsFamilies, onFamilies }: FamilyProps) {
  const isAsked = addsFamilies || planned.some((row) => row.kind === 'duplicate' && !row.isPerson)
  return (
    isAsked && (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={addsFamilies}
          onChange={(event) => onFamilies(event.target.checked)}
        />
        Add people who share a phone number with somebody of another name
      </label>
    )
  )
}

type Props = { file: ImportFile; onBack: () => void; onClose: () => void }

function ChosenFile({ file, onBack, onClose }: Props) {
  const { today, limits, settings } = useGym()
  const { timezone, locale } = settings
  const { api } = useBackend()
  const { directory, known, templates, room } = useKnown()
  const { columns, dayOrder, isChecked, sent, steps, step } = useFileColumns(file, memberColumns, datesIn)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [addsFamilies, setFamilies] = useState(false)

  const packageOf = useMemo(() => {
    const byName = new Map(templates.map(({ id, name }) => [lowerName(name), id]))
    return (name: string) => chosen.get(lowerName(name)) ?? byName.get(lowerName(name))
  }, [templates, chosen])
  const planned = useMemo(
    () =>
      known && isChecked
        ? planImport(file.rows, columns, {
            ...{ today, dayOrder, timezone, locale, packageOf, known, addsFamilies },
          })
        : [],
    [known, isChecked, file, columns, today, dayOrder, timezone, locale, packageOf, addsFamilies],
  )
  const plan = useMemo(
    () =>
      planned.map((row) => plannedMember(row, (id) => templates.find((each) => each.id === id)?.name ?? '')),
    [planned, templates],
  )
  const send = useCallback((rows: ImportRow[]) => api.call('importMembers', { ...sent, rows }), [api, sent])

  return (
    <ImportSteps
      of="members"
      {...{ ...steps, onBack, onClose, plan, send }}
      reading={[directory]}
      problemOf={(count) => room && limitProblem(limits, 'members', room.members, count)}
      ofDuplicates={<SharedPhones planned={planned} addsFamilies={addsFamilies} onFamilies={setFamilies} />}
      columns={
        <ColumnsStep {...step}>
          <PackagesInFile
            {...{ file, columns, templates, packageOf }}
            onPackage={(name, id) => setChosen(new Map([...chosen, [lowerName(name), id]]))}
          />
        </ColumnsStep>
      }
    />
  )
}
