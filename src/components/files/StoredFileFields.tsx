import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Avatar } from '@/ui/Avatar'
import { FileField } from '@/ui/form/FileField'
import { PhotoField } from './PhotoField'
import { useFileUrl } from './useFileUrl'

const file = z.instanceof(Blob).nullable()

/** What a form of a person holds besides the record's own fields: new files, and stored ones to be dropped. */
export const storedFileFields = {
  photo: file,
  proof: file,
  dropsPhoto: z.boolean(),
  dropsProof: z.boolean(),
}
type Form = {
  photo: Blob | null
  proof: Blob | null
  dropsPhoto: boolean
  dropsProof: boolean
}

export const noFiles: Form = { photo: null, proof: null, dropsPhoto: false, dropsProof: false }

/** The photo; a stored one stands there until another is chosen or it is taken away. */
export function StoredPhotoField({ path, name }: { path: string; name: string }) {
  const { setValue } = useFormContext<Form>()
  const isDropped = useWatch<Form, 'dropsPhoto'>({ name: 'dropsPhoto' })
  const url = useFileUrl(isDropped ? '' : path)
  const isStored = path !== '' && !isDropped
  return (
    <PhotoField<Form>
      name="photo"
      label="Photo"
      current={isStored ? <Avatar name={name} src={url} size={72} /> : null}
      onRemoveCurrent={() => setValue('dropsPhoto', true, { shouldDirty: true })}
    />
  )
}

/** The ID proof; a stored one can be replaced and taken away, and is looked at among the documents. */
export function StoredProofField({ path }: { path: string }) {
  const { setValue } = useFormContext<Form>()
  const isDropped = useWatch<Form, 'dropsProof'>({ name: 'dropsProof' })
  const isStored = path !== '' && !isDropped
  return (
    <FileField<Form>
      name="proof"
      label="ID proof"
      current={isStored ? 'An ID proof is stored' : null}
      onRemoveCurrent={() => setValue('dropsProof', true, { shouldDirty: true })}
    />
  )
}
