import { leadFields } from '@/domain/leadImport/leadFields'
import type { SampleLine } from '@/components/imports/saveSample'

const fields = leadFields

/** A date and an owner may be left empty; `source` is one of the centre's. */
export const sampleLead = (source: string): SampleLine => [
  { label: fields.name.label, cell: 'Kiran Shah' },
  { label: fields.phone.label, cell: '98765 43210' },
  { label: fields.source.label, cell: source },
  { label: fields.interest.label, cell: 'Yoga in the morning' },
  { label: fields.temperature.label, cell: 'Hot' },
  { label: fields.nextFollowUpOn.label, cell: '' },
  { label: fields.ownerId.label, cell: '' },
  { label: fields.notes.label, cell: 'Asked for the price' },
  { label: fields.email.label, cell: 'kiran@example.com' },
  { label: fields.pincode.label, cell: '452001' },
]
