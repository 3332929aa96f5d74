import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useDraft } from './useDraft'
import { useSending } from './useSending'

type Asked<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>
  defaults: Input
  draftKey?: string | undefined
  /** Secrets, and what their fields hold once they are saved: no draft keeps what is typed there. */
  blanks?: Partial<Input> | undefined
  onSubmit: (form: Output) => Promise<unknown>
}

/** A form over its schema, with its draft and how it is sent, whatever it is drawn in. */
export function useDraftedForm<Input extends FieldValues, Output>({
  schema,
  defaults,
  draftKey,
  blanks,
  onSubmit,
}: Asked<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Input>,
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  const draft = useDraft<Input>(form, draftKey, defaults, blanks)
  const sending = useSending<Input, Output>(form, onSubmit)
  return { form, id: useId(), isDirty, ...draft, ...sending }
}
