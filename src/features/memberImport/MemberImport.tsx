import { useMemo, useState } from 'react'
import { limitProblem } from '@/domain/gyms/gymLimits'
import { orderInFile, orderOfLocale, type DayOrder } from '@/domain/memberImport/dayOrder'
import type { ImportFile } from '@/domain/memberImport/fileRows'
import { columnsOf, type ImportColumns } from '@/domain/memberImport/importFields'
import { membersByPhone, planImport } from '@/domain/memberImport/planImport'
import { lowerName } from '@/domain/shared/text'
import { gymRepository } from '@/data/gyms/gymRepository'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { useRecords } from '@/components/records/useRecords'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Note } from '@/ui/Note'
import { CheckStep } from './CheckStep'
import { ChooseStep } from './ChooseStep'
import { ColumnsStep } from './ColumnsStep'
import { membersText } from './importWords'
import { ResultStep } from './ResultStep'
import { useImportRun } from './useImportRun'

const WIDTH = 880

/** PRODUCT 4, screen 4 "Import": choose a file, say what its columns are, see what each row becomes, then add them. */
export function MemberImport({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<ImportFile | null>(null)
  if (file !== null)
    return <ChosenFile key={file.name} file={file} onClose={onClose} onBack={() => setFile(null)} />
  return (
    <Dialog title="Import members" width={WIDTH} isDismissable={false} onClose={onClose}>
      <ChooseStep onFile={setFile} />
    </Dialog>
  )
}

/** What is read once a file is there: who has which phone, what the centre sells, and how many members its package allows. */
function useKnown() {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const gyms = useRepository(gymRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const { records } = useRecords(memberPackageRepository)
  const entries = directory.status === 'ready' ? directory.value : null
  const known = useMemo(() => entries && membersByPhone(entries), [entries])
  const templates = useMemo(() => records.filter(({ deleted }) => !deleted), [records])
  const room = gym.status === 'ready' ? gym.value : null
  return { known, templates, room }
}

type Props = { file: ImportFile; onBack: () => void; onClose: () => void }

function ChosenFile({ file, onBack, onClose }: Props) {
  const { today, settings, limits } = useGym()
  // A key of a form: a part that is sent again finds its own work done.
  const [importId] = useState(() => crypto.randomUUID())
  const { known, templates, room } = useKnown()
  const [columns, setColumns] = useState<ImportColumns>(() => columnsOf(file.headers))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [order, setOrder] = useState<DayOrder | null>(null)
  const dayOrder = order ?? orderInFile(file.rows, columns) ?? orderOfLocale(settings.locale)
  const [addsFamilies, setFamilies] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { run, start } = useImportRun(importId, file.name)

  const packageOf = useMemo(() => {
    const byName = new Map(templates.map(({ id, name }) => [lowerName(name), id]))
    return (name: string) => chosen.get(lowerName(name)) ?? byName.get(lowerName(name))
  }, [templates, chosen])
  // Whom the import adds is a member from then on: the plan stays as it was when it began.
  const plan = useMemo(
    () =>
      known && isChecked
        ? planImport(file.rows, columns, { today, dayOrder, packageOf, known, addsFamilies })
        : [],
    [known, isChecked, file, columns, today, dayOrder, packageOf, addsFamilies],
  )
  const [begun, setBegun] = useState<typeof plan | null>(null)
  const planned = begun ?? plan
  const fresh = planned.flatMap((row) => (row.kind === 'new' ? [row.row] : []))
  const problem = room && limitProblem(limits, 'members', room.members, fresh.length)
  const lacks = (['name', 'phone'] as const).filter((field) => columns[field] === undefined)

  const add = () => {
    setBegun(plan)
    void start(fresh, null)
  }

  if (run !== null)
    return (
      <Dialog
        title="Import members"
        width={WIDTH}
        isDismissable={false}
        onClose={() => !run.isRunning && onClose()}
        footer={
          !run.isRunning && (
            <>
              <Button onClick={onBack}>Import another file</Button>
              <Button kind="primary" onClick={onClose}>
                Done
              </Button>
            </>
          )
        }
      >
        <ResultStep file={file} planned={planned} run={run} onTryAgain={() => void start(fresh, run)} />
      </Dialog>
    )
  if (!isChecked)
    return (
      <Dialog
        title="Import members: columns"
        width={WIDTH}
        isDismissable={false}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onBack}>Back</Button>
            <Button
              kind="primary"
              disabled={lacks.length > 0 || known === null}
              onClick={() => setChecked(true)}
            >
              Check the rows
            </Button>
          </>
        }
      >
        {lacks.length > 0 && (
          <Note kind="problem">
            Choose which column is the {lacks.join(' and which is the ')}. Both are needed.
          </Note>
        )}
        <ColumnsStep
          file={file}
          columns={columns}
          onColumns={setColumns}
          dayOrder={dayOrder}
          onDayOrder={setOrder}
          templates={templates}
          packageOf={packageOf}
          onPackage={(name, id) => setChosen(new Map([...chosen, [lowerName(name), id]]))}
        />
      </Dialog>
    )
  return (
    <Dialog
      title="Import members: check"
      width={WIDTH}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setChecked(false)}>Back</Button>
          <Button kind="primary" disabled={fresh.length === 0 || problem !== null} onClick={add}>
            Import {membersText(fresh.length)}
          </Button>
        </>
      }
    >
      <CheckStep
        file={file}
        planned={planned}
        packageName={(id) => templates.find((template) => template.id === id)?.name ?? ''}
        addsFamilies={addsFamilies}
        onFamilies={setFamilies}
        problem={problem}
      />
    </Dialog>
  )
}
