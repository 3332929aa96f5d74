import { useCallback, useMemo, useState } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import { leadDatesIn, leadFileColumns, type LeadColumns } from '@/domain/leadImport/leadFields'
import type { LeadRow } from '@/domain/leadImport/leadRow'
import { planLeads } from '@/domain/leadImport/planLeads'
import { ColumnsStep } from '@/components/imports/ColumnsStep'
import { ImportStart } from '@/components/imports/ImportStart'
import { ImportSteps } from '@/components/imports/ImportSteps'
import { useDayOrder } from '@/components/imports/useDayOrder'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { plannedLeadRow } from './plannedLeadRow'
import { sampleLead } from './sampleLead'
import { useKnownPhones } from './useKnownPhones'
import { useLeadOwners } from './useLeadOwners'

/** PRODUCT 4, screen 9 "import": leads out of a file or a spreadsheet, seen row by row before anything is saved. */
export function LeadImport({ onClose }: { onClose: () => void }) {
  const { sources } = useGym().settings
  return (
    <ImportStart
      of="leads"
      onClose={onClose}
      hint="A CSV file with a line for each lead: name and phone are enough. You see what each row becomes before anything is saved. Leads without a date are to be called today, and nobody is messaged."
      sample={sampleLead(sources[0] ?? '')}
      chosen={(file, onBack) => <ChosenFile key={file.name} file={file} onClose={onClose} onBack={onBack} />}
    />
  )
}

type Props = { file: ImportFile; onBack: () => void; onClose: () => void }

function ChosenFile({ file, onBack, onClose }: Props) {
  const { gymId, today, settings } = useGym()
  const { api } = useBackend()
  // A key of a form: a part that is sent again finds its own work done.
  const [importId] = useState(() => crypto.randomUUID())
  const phones = useKnownPhones()
  const known = phones.status === 'ready' ? phones.value : null
  const { owners, nameOf, employees } = useLeadOwners()
  const [columns, setColumns] = useState<LeadColumns>(() => leadFileColumns.columnsOf(file.headers))
  const { dayOrder, asked, setOrder } = useDayOrder(file, leadDatesIn(columns))
  const [isChecked, setChecked] = useState(false)

  const plan = useMemo(
    () =>
      known && owners && isChecked
        ? planLeads(file.rows, columns, { today, settings, dayOrder, owners, known }).map((row) =>
            plannedLeadRow(row, { today, nameOf }),
          )
        : [],
    [known, owners, nameOf, isChecked, file, columns, today, settings, dayOrder],
  )
  const send = useCallback(
    (rows: LeadRow[]) =>
      api.call('importLeads', { gymId, importId, fileName: file.name.slice(0, 200), rows }),
    [api, gymId, importId, file],
  )

  return (
    <ImportSteps
      of="leads"
      {...{ file, onBack, onClose, isChecked, plan, send }}
      reading={[phones, employees]}
      onChecked={setChecked}
      lacks={(['name', 'phone'] as const).filter((field) => columns[field] === undefined)}
      columns={
        <ColumnsStep
          {...{ file, columns }}
          known={leadFileColumns}
          onColumns={setColumns}
          dayOrder={asked}
          onDayOrder={setOrder}
        />
      }
    />
  )
}
