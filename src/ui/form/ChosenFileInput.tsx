import type { Ref } from 'react'

type Props = {
  ref: Ref<HTMLInputElement>
  label: string
  /** As in the `accept` attribute. */
  accept: string
  onFile: (file: File | undefined) => void
}

/** Opened by the field's own button; emptied at once, so that the same file can be chosen again. */
export const ChosenFileInput = ({ ref, label, accept, onFile }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={accept}
    aria-label={label}
    onChange={(event) => {
      onFile(event.target.files?.[0])
      event.target.value = ''
    }}
  />
)
