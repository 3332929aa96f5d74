import { z } from 'zod'

/** One picture, chosen, dropped or taken; nothing else is asked. */
export const pictureFormSchema = z.object({
  picture: z
    .instanceof(Blob)
    .nullable()
    .transform((picture, context) => {
      if (picture !== null) return picture
      context.addIssue({ code: 'custom', message: 'Choose a picture first' })
      return z.NEVER
    }),
})
export type PictureForm = z.input<typeof pictureFormSchema>

export const noPicture: PictureForm = { picture: null }
