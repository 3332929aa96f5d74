import { importFields } from '@/domain/memberImport/importFields'
import type { SampleLine } from '@/components/imports/saveSample'

const fields = importFields

export const sampleMember: SampleLine = [
  { label: fields.name.label, cell: 'Asha Rao' },
  { label: fields.phone.label, cell: '98765 43210' },
  { label: fields.email.label, cell: 'asha@example.com' },
  { label: fields.gender.label, cell: 'Female' },
  { label: fields.dob.label, cell: '31/01/1995' },
  { label: fields.joinedOn.label, cell: '01/04/2025' },
  { label: fields.packageName.label, cell: 'Monthly' },
  { label: fields.packageStart.label, cell: '01/11/2026' },
  { label: fields.packageEnd.label, cell: '30/11/2026' },
]
