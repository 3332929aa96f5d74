import type { ReactNode } from 'react'
import { PhotoField } from '@/components/files/PhotoField'
import { FormSheet } from '@/ui/form/FormSheet'
import { z } from 'zod'

/** One picture, chosen, dropped or taken; nothing else is asked. */
const pictureFormSchema = z.object({
  picture: z
    .instanceof(Blob)
    .nullable()
    .transform((picture, context) => {
      if (picture !== null) return picture
      context.addIssue({ code: 'custom', message: 'Choose a picture first' })
      return z.NEVER
    }),
})
type PictureForm = z.input<typeof pictureFormSchema>

const noPicture: PictureForm = { picture: null }

type Props = {
  title: string
  label: string
  submitLabel: string
  /** What stands now, drawn; null for none. */
  current: ReactNode
  /** Wide, as a signature is. */
  isWide?: boolean
  /** What the picture is for. */
  children: ReactNode
  onTake: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** Asks for one picture, which the field has already drawn again in the browser. */
export function PictureDialog(props: Props) {
  const { title, label, submitLabel, current, isWide = false, children, onTake, onClose } = props
  return (
    <FormSheet<PictureForm, { picture: Blob }>
      as="dialog"
      title={title}
      schema={pictureFormSchema}
      defaults={noPicture}
      submitLabel={submitLabel}
      onClose={onClose}
      onSubmit={({ picture }) => onTake(picture)}
    >
      {children}
      <PhotoField<PictureForm> name="picture" label={label} current={current} isWide={isWide} />
    </FormSheet>
  )
}
