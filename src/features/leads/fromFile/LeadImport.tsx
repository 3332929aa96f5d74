import { useCallback, useMemo } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import { leadDatesIn, leadFields, leadFileColumns } from '@/domain/leadImport/leadFields'
import type { LeadRow } from '@/domain/leadImport/leadRow'
import { knownPhones, planLeads, type LeadTwin } from '@/domain/leadImport/planLeads'
import { membersByPhone } from '@/domain/members/samePhone'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { ColumnsStep } from '@/components/imports/ColumnsStep'
import { ImportStart } from '@/components/imports/ImportStart'
import { ImportSteps } from '@/components/imports/ImportSteps'
import type { SampleLine } from '@/components/imports/saveSample'
import { useFileColumns } from '@/components/imports/useFileColumns'
import { loading, type Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { plannedLeadRow } from './plannedLeadRow'
import { useLeadOwners } from './useLeadOwners'

/** A date and an owner may be left empty; `source` is one of the centre's. */
const sampleLead = (source: string, label: string): SampleLine => [
  { label: leadFields.name.label, cell: 'Kiran Shah' },
  { label: leadFields.phone.label, cell: '98765 43210' },
  { label: leadFields.source.label, cell: source },
  { label: leadFields.interest.label, cell: 'Yoga in the morning' },
  { label: leadFields.temperature.label, cell: 'Hot' },
  { label: leadFields.nextFollowUpOn.label, cell: '' },
  { label: leadFields.ownerId.label, cell: '' },
  { label: leadFields.labels.label, cell: label },
  { label: leadFields.notes.label, cell: 'Asked for the price' },
  { label: leadFields.email.label, cell: 'kiran@example.com' },
  { label: leadFields.pincode.label, cell: '452001' },
]

/** PRODUCT 4, screen 9 "import": leads out of a file or a spreadsheet, seen row by row before anything is saved. */
export function LeadImport({ onClose }: { onClose: () => void }) {
  const { sources, leadLabels } = useGym().settings
  return (
    <ImportStart
      of="leads"
      onClose={onClose}
      hint="A CSV file with a line for each lead: name and phone are enough. You see what each row becomes before anything is saved. Leads without a date are to be called today, and nobody is messaged."
      sample={sampleLead(sources[0] ?? '', leadLabels[0] ?? '')}
      chosen={(file, onBack) => <ChosenFile key={file.name} file={file} onClose={onClose} onBack={onBack} />}
    />
  )
}

/** Who has which phone already, by its digits: members, and leads whatever became of them. */
function useKnownPhones(): Live<ReadonlyMap<string, LeadTwin>> {
  const { gymId, settings } = useGym()
  const { locale } = settings
  const members = useRepository(memberRepository)
  const leads = useRepository(leadRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const open = useLive(useMemo(() => leads.open(gymId), [leads, gymId]))
  const lost = useLive(useMemo(() => leads.closed(gymId, 'Lost'), [leads, gymId]))
  const won = useLive(useMemo(() => leads.closed(gymId, 'Converted'), [leads, gymId]))
  return useMemo((): Live<ReadonlyMap<string, LeadTwin>> => {
    const failed = [directory, open, lost, won].find((live) => live.status === 'failed')
    if (failed?.status === 'failed') return failed
    if (directory.status !== 'ready' || open.status !== 'ready') return loading
    if (lost.status !== 'ready' || won.status !== 'ready') return loading
    const all = [...lost.value.rows, ...won.value.rows, ...open.value.rows]
    const value = knownPhones(membersByPhone(directory.value, locale), all, locale)
    return { status: 'ready', value, pending: false }
  }, [directory, open, lost, won, locale])
}

type Props = { file: ImportFile; onBack: () => void; onClose: () => void }

function ChosenFile({ file, onBack, onClose }: Props) {
  const { today, settings } = useGym()
  const { api } = useBackend()
  const phones = useKnownPhones()
  const known = phones.status === 'ready' ? phones.value : null
  const { owners, nameOf, employees } = useLeadOwners()
  const { columns, dayOrder, isChecked, sent, steps, step } = useFileColumns(
    file,
    leadFileColumns,
    leadDatesIn,
  )

  const plan = useMemo(
    () =>
      known && owners && isChecked
        ? planLeads(file.rows, columns, { today, settings, dayOrder, owners, known }).map((row) =>
            plannedLeadRow(row, { today, nameOf }),
          )
        : [],
    [known, owners, nameOf, isChecked, file, columns, today, settings, dayOrder],
  )
  const send = useCallback((rows: LeadRow[]) => api.call('importLeads', { ...sent, rows }), [api, sent])

  return (
    <ImportSteps
      of="leads"
      {...{ ...steps, onBack, onClose, plan, send }}
      reading={[phones, employees]}
      columns={<ColumnsStep {...step} />}
    />
  )
}
