import { useState, type ReactNode } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportedPeople } from '@/domain/imports/importRecord'
import { Dialog } from '@/ui/Dialog'
import { ChooseStep } from './ChooseStep'
import type { SampleLine } from './saveSample'

export const IMPORT_WIDTH = 880

type Props = {
  of: ImportedPeople
  onClose: () => void
  /** What such a file holds, and what becomes of it. */
  hint: ReactNode
  sample: SampleLine
  chosen: (file: ImportFile, onBack: () => void) => ReactNode
}

/** Choose a file; what is done with it is `chosen`'s. */
export function ImportStart({ of, onClose, hint, sample, chosen }: Props) {
  const [file, setFile] = useState<ImportFile | null>(null)
  if (file !== null) return chosen(file, () => setFile(null))
  return (
    <Dialog title={`Import ${of}`} width={IMPORT_WIDTH} isDismissable={false} onClose={onClose}>
      <ChooseStep of={of} sample={sample} onFile={setFile}>
        {hint}
      </ChooseStep>
    </Dialog>
  )
}
