import { useState } from 'react'
import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Staff } from '@/domain/staff/staff'
import { documentTitle } from '@/domain/staff/staffDocument'
import { uploaded } from '@/components/files/personFiles'
import { UploadProgress } from '@/components/files/UploadProgress'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FileField } from '@/ui/form/FileField'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import { useChangeStaff } from '../useStaffActs'

const schema = z.object({
  title: documentTitle,
  file: z.instanceof(Blob).nullable(),
  expiresOn: z.union([civilDateSchema, z.literal('').transform(() => null), z.null()]),
})
type Form = z.input<typeof schema>

/** A file of an employee with what it is, and until when it holds. */
export function AddDocument({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const { api, makeId } = useBackend()
  const change = useChangeStaff()
  // Made when it opens: a repeat finds its own document.
  const [id] = useState(makeId)
  const [progress, setProgress] = useState('')

  async function add({ title, file, expiresOn }: z.output<typeof schema>) {
    if (file === null) throw new FieldProblem('file', 'Choose a picture or a PDF')
    try {
      setProgress('Uploading the document')
      const place = { gymId: staff.gymId, kind: 'staffDocument', id: staff.id } as const
      const path = await uploaded(api, place, file, { what: 'document', field: 'file' })
      await change(staff.id, { document: { id, title, path, expiresOn } })
      showToast({ text: `${title} of ${staff.name} is added.` })
    } finally {
      setProgress('')
    }
  }

  return (
    <FormSheet<Form, z.output<typeof schema>>
      as="dialog"
      title={`Add a document of ${staff.name}`}
      schema={schema}
      defaults={{ title: '', file: null, expiresOn: null }}
      submitLabel="Add document"
      onClose={onClose}
      onSubmit={add}
      aside={progress && <UploadProgress text={progress} />}
    >
      <TextField<Form>
        name="title"
        label="What it is"
        placeholder="Contract, first aid certificate"
        isRequired
        autoFocus
      />
      <FileField<Form> name="file" label="File" isRequired />
      <DateField<Form> name="expiresOn" label="Holds until" hint="Leave blank where it has no end" />
    </FormSheet>
  )
}
