import { importFields, type ImportField } from '@/domain/memberImport/importFields'
import { saveRows } from '@/lists/saveRows'

const example: Partial<Record<ImportField, string>> = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.com',
  gender: 'Female',
  dob: '31/01/1995',
  joinedOn: '01/04/2025',
  packageName: 'Monthly',
  packageStart: '01/11/2026',
  packageEnd: '30/11/2026',
}

/** A file with the headers that are known by themselves, and one line that shows how cells are written. */
export function saveSample(): void {
  const fields = Object.keys(example) as ImportField[]
  saveRows(
    'members-sample.csv',
    fields.map((field) => importFields[field].label),
    [fields.map((field) => example[field])],
  )
}
