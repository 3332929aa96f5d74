import { useRef } from 'react'
import { Menu } from '@/ui/Menu'
import { useKeys } from '@/ui/keys/useKeys'
import { showToast } from '@/ui/feedback/toast'
import type { ExportFormat } from './exportList'

type Props = { onExport: (format: ExportFormat) => Promise<void>; isSelection: boolean }

/** Shown only to whom the right is given. X opens it. */
export function ExportMenu({ onExport, isSelection }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useKeys('List', [
    { keys: 'x', label: 'Export', run: () => place.current?.querySelector<HTMLElement>('button')?.click() },
  ])
  const start = (format: ExportFormat) => {
    onExport(format).catch(() =>
      showToast({ text: 'The file could not be written. Try again.', tone: 'problem' }),
    )
  }
  const what = isSelection ? ' of the selection' : ''
  return (
    <span ref={place}>
      <Menu
        label="Export"
        icon="pi-download"
        items={[
          { label: `Excel file${what}`, icon: 'pi-file-excel', run: () => start('xlsx') },
          { label: `CSV file${what}`, icon: 'pi-file', run: () => start('csv') },
        ]}
      />
    </span>
  )
}
